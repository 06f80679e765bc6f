import type { OpenGraph } from '#authoring/head.ts';
import { sheetPicture } from '../../components/sheet/picture.ts';
import { describedInWords } from '../../open-graph.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the learning center, whose image shows a page of the catalogue; what it is, in a language without one. */
export const openGraph: OpenGraph<Facts, Words> = {
  type: 'website',
  picture: (site, entry) =>
    site.find(entry.facts.catalogue) ? sheetPicture(entry.facts.catalogue) : describedInWords.picture?.(site, entry),
};
