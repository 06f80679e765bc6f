import type { OpenGraph } from '#authoring/head.ts';
import { metricPicture } from '../../components/metrics/picture.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a client case as an article whose image shows its first result. */
export const openGraph: OpenGraph<Facts, Words> = { ...datedArticle, picture: metricPicture };
