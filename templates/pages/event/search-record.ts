import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { formatDay } from '#authoring/format.ts';
import { placeKeywords, placeName } from '../../places.ts';
import { isPast } from './facts.ts';
import type { EventEntry } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    event: true;
  }
}

/** Describes an event for the site search: its day and city. An event that is past is left out. */
export function searchRecord(site: EntryContext, event: EventEntry): SearchEntry | undefined {
  if (isPast(site, event)) return undefined;
  const { facts } = event;
  return {
    details: [formatDay(site.locale, facts.date), placeName(site, facts.location)],
    keywords: [
      ...placeKeywords(site, facts.location),
      site.t(`values.language.${facts.language}`),
      ...facts.subjects.map((subject) => site.t(`values.subject.${subject}`)),
    ],
  };
}
