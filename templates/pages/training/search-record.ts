import type { EntryContext } from '#authoring/entry-context.ts';
import type { SearchEntry } from '#authoring/facets/search-entry.ts';
import { formatMonth } from '#authoring/format.ts';
import { placeKeywords } from '../../places.ts';
import { formatPrice } from '../../prices.ts';
import type { Expert } from '../expert/schema.ts';
import type { Training } from './schema.ts';

declare module '#authoring/facets/search-record.ts' {
  interface SearchKinds {
    training: true;
  }
}

/** Describes a training for the site search: its course and level, and the price, trainers and sessions to be found by. */
export function searchRecord(site: EntryContext, { facts }: Training): SearchEntry {
  const sessions = facts.sessions.filter(({ starts }) => starts >= site.date());
  const keywords = [
    String(facts.price),
    formatPrice(site.locale, facts.price),
    `${facts.days} ${site.t('units.days', { count: facts.days })}`,
    ...facts.trainers.map((trainer) => site.find<Expert>(trainer)?.facts.name ?? ''),
    // Together, so that a session is found by its place and month before a training that has each in another session.
    ...sessions.map(({ starts, location, language }) =>
      [formatMonth(site.locale, starts), ...placeKeywords(site, location), site.t(`values.language.${language}`)].join(
        ' ',
      ),
    ),
  ];
  return {
    details: [site.t(`values.course.${facts.course}`), site.t(`values.level.${facts.level}`)],
    keywords: [...new Set(keywords)],
  };
}
