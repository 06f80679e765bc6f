import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import type { Job } from '../../entries.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    job: true;
  }
}

/** Describes a job for the site search, while it is open. */
export const searchRecord = (site: EntryContext, { facts }: Job): SearchEntry | undefined =>
  facts.closes < site.date() ? undefined : { details: [`EUR ${facts.salary.min}`] };
