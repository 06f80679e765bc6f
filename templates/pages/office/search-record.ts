import type { Office } from '../../entries.ts';
import type { EntryContext, SearchEntry } from '../../page.ts';

declare module '../../search-record.ts' {
  interface SearchKinds {
    office: true;
  }
}

/** Describes an office for the site search: its city. */
export const searchRecord = (_site: EntryContext, { words }: Office): SearchEntry => ({ details: [words.city] });
