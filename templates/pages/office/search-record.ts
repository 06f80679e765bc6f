import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { placeKeywords } from '../../places.ts';
import type { Office } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    office: true;
  }
}

/** Describes an office for the site search: its city, and its address and its names in other languages to be found by. */
export const searchRecord = (site: EntryContext, { ref, facts, words }: Office): SearchEntry => ({
  details: [words.city],
  keywords: [...placeKeywords(site, ref), facts.street, facts.postalCode],
});
