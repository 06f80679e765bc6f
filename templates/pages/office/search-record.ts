import type { EntryContext, SearchEntry } from '#authoring/page.ts';
import type { Office } from '../../entries.ts';

declare module '#authoring/search-record.ts' {
  interface SearchKinds {
    office: true;
  }
}

/** Describes an office for the site search: its city. */
export const searchRecord = (_site: EntryContext, { words }: Office): SearchEntry => ({ details: [words.city] });
