import type { EntryContext, SearchEntry } from '#authoring/page.ts';
import type { Office } from '../../entries.ts';
import { placeKeywords } from '../../places.ts';

declare module '#authoring/search-record.ts' {
  interface SearchKinds {
    office: true;
  }
}

/** Describes an office for the site search: its city, and its address and its names in other languages to be found by. */
export const searchRecord = (site: EntryContext, { ref, facts, words }: Office): SearchEntry => ({
  details: [words.city],
  keywords: [...placeKeywords(site, ref), facts.street, facts.postalCode],
});
