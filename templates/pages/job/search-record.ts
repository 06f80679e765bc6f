import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { placeKeywords, placeName } from '../../places.ts';
import type { Job } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    job: true;
  }
}

/** Describes a job for the site search: its city, team and contract. */
export const searchRecord = (site: EntryContext, { facts }: Job): SearchEntry => ({
  details: [
    placeName(site, facts.office),
    site.t(`values.team.${facts.team}`),
    site.t(`values.contract.${facts.contract}`),
  ],
  keywords: [...placeKeywords(site, facts.office), site.t(`values.community.${facts.community}`)],
});
