import type { EntryContext } from '#authoring/entry-context.ts';
import type { CalendarEvent } from '#authoring/facets/calendar-event.ts';
import { utcMoment } from '#authoring/values/zoned-time.ts';
import { placeAddress, timeZoneOf } from '../../places.ts';
import type { EventEntry } from './schema.ts';

/** Returns an event, unless it is past. */
export function calendar(site: EntryContext, { id, facts, words }: EventEntry): CalendarEvent[] {
  if (facts.date < site.date()) return [];
  const zone = timeZoneOf(site, facts.location);
  return [
    {
      id,
      file: id,
      title: words.title,
      text: words.text,
      place: placeAddress(site, facts.location),
      starts: utcMoment(facts.date, facts.time, zone),
      ends: utcMoment(facts.date, facts.endTime, zone),
      ...(facts.announced === undefined ? {} : { announced: facts.announced }),
    },
  ];
}
