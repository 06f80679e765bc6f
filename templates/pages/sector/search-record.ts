import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import type { Sector } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    sector: true;
  }
}

/** Describes a sector for the site search: its name. */
export const searchRecord = (site: EntryContext, { facts }: Sector): SearchEntry => ({
  details: [site.t(`values.industry.${facts.industry}`)],
});
