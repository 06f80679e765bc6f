import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/search-entry.ts';
import type { Case } from '../../entries.ts';

declare module '#authoring/search-record.ts' {
  interface SearchKinds {
    case: true;
  }
}

/** Describes a client case for the site search: the client, its industry and the year. */
export const searchRecord = (site: EntryContext, { facts }: Case): SearchEntry => ({
  details: [facts.client, site.t(`values.industry.${facts.industry}`), String(facts.year)],
});
