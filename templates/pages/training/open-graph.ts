import type { OpenGraph } from '#authoring/head.ts';
import { sheetPicture } from '../../components/sheet/picture.ts';
import type { Facts, Words } from './schema.ts';

/** Describes a training, whose image shows a page of its sheet. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (_, { facts: { document } }) => (document === undefined ? undefined : sheetPicture(document)),
};
