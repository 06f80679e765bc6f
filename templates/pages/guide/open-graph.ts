import type { OpenGraph } from '#authoring/head.ts';
import { sheetPicture } from '../../components/sheet/picture.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a guide as an article whose image shows a page of its document. */
export const openGraph: OpenGraph<Facts, Words> = {
  ...datedArticle,
  picture: (_, { facts }) => sheetPicture(facts.pdfId),
};
