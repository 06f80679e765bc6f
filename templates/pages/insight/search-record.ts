import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import type { Expert } from '../expert/schema.ts';
import type { Insight } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    insight: true;
  }
}

/** Describes an article for the site search: its author and subjects. */
export function searchRecord(site: EntryContext, { facts }: Insight): SearchEntry {
  const author = site.find<Expert>(facts.author);
  const subjects = facts.subject.map((subject) => site.t(`values.subject.${subject}`));
  return { details: author ? [author.facts.name, ...subjects] : subjects };
}
