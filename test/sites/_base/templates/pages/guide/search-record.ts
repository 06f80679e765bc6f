import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import type { Guide } from '../../entries.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    guide: true;
  }
}

/** Describes a guide for the site search: its type and subjects. */
export function searchRecord(site: EntryContext, { facts }: Guide): SearchEntry {
  const { subject: subjects, type } = facts.filters;
  return {
    details: [site.t(`values.guideType.${type}`), ...subjects.map((subject) => site.t(`values.subject.${subject}`))],
  };
}
