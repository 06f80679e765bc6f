import type { OpenGraph } from '#authoring/head.ts';
import { portraitPicture } from '../../components/person/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an expert's page, whose image shows their portrait. */
export const openGraph: OpenGraph<Facts, Words> = { type: 'website', picture: (_, expert) => portraitPicture(expert) };
