import type { OpenGraph } from '#authoring/head.ts';
import { sheetPicture } from '../../components/sheet/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the learning center, whose image shows a page of the catalogue. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, { facts }) => sheetPicture(facts.catalogue),
};
