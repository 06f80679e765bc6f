import type { EntryContext, SearchEntry } from '#authoring/page.ts';
import type { Expert } from '../../entries.ts';
import { placeName } from '../../places.ts';

declare module '#authoring/search-record.ts' {
  interface SearchKinds {
    expert: true;
  }
}

/** Describes an expert for the site search: their position and office. */
export const searchRecord = (site: EntryContext, { facts, words }: Expert): SearchEntry => ({
  details: [words.position, placeName(site, facts.office)],
});
