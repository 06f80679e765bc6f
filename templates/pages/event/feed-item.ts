import { capitalize } from '#authoring/capitalize.ts';
import type { EntryContext } from '#authoring/entry-context.ts';
import type { FeedItem } from '#authoring/facets/feed.ts';
import { formatTimeRange, formatWeekday } from '#authoring/format.ts';
import { placeName } from '../../places.ts';
import { isPast } from './facts.ts';
import type { EventEntry } from './schema.ts';

/** Describes an event in the feeds of the list of events: when and where it is, and its lead. Returns nothing before it is announced. */
export function feedItem(site: EntryContext, event: EventEntry): FeedItem | undefined {
  const published = announcedOn(site, event);
  if (published === undefined || published > site.date()) return undefined;
  const { title, lead } = event.words;
  const { date, time, endTime, location } = event.facts;
  const { locale } = site;
  const day = capitalize(formatWeekday(locale, date), locale);
  const when = [day, formatTimeRange(locale, time, endTime), placeName(site, location)].join(', ');
  return { title, summary: `${when}. ${lead}`, published };
}

/**
 * Returns the day on which an event was announced, as far as it is known. If its facts do not have it, it is the day on
 * which its page last changed, or the day of the event if that is earlier: a past event is not new because its page has
 * changed.
 */
function announcedOn(site: EntryContext, event: EventEntry): string | undefined {
  const { announced, date } = event.facts;
  if (announced !== undefined) return announced;
  const changed = site.changeDay(event.ref);
  if (changed !== undefined && changed < date) return changed;
  return isPast(site, event) ? date : undefined;
}
