import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import type { DocumentEntry } from '../../entries.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    document: true;
  }
}

/** Describes a document for the site search. One that is sent on request is found by the page of its form. */
export const searchRecord = (site: EntryContext, { facts }: DocumentEntry): SearchEntry | undefined =>
  facts.access === 'request' ? undefined : { details: ['PDF', site.t(`documents.kinds.${facts.kind}`)] };
