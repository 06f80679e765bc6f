import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { revisitedLabel } from './revisited.ts';
import type { Case } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    case: true;
  }
}

/** Describes a client case for the site search: the client, its industry, the year, and whether it was revisited. */
export function searchRecord(site: EntryContext, { facts }: Case): SearchEntry {
  const revisited = revisitedLabel(site, facts);
  return {
    details: [
      facts.client,
      site.t(`values.industry.${facts.industry}`),
      String(facts.year),
      ...(revisited === undefined ? [] : [revisited]),
    ],
    keywords: revisited === undefined ? [] : [site.t('search.revisited')],
  };
}
