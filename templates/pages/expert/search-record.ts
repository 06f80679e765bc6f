import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { placeName } from '../../places.ts';
import type { Expert } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    expert: true;
  }
}

/** Describes an expert for the site search: their name, position and office. */
export const searchRecord = (site: EntryContext, { facts, words }: Expert): SearchEntry => ({
  title: facts.name,
  details: [words.position, placeName(site, facts.office)],
});
