import type { EventEntry } from '../../entries.ts';
import type { CalendarEvent, EntryContext } from '../../page.ts';
import { placeAddress, timeZoneOf } from '../../places.ts';
import { utcMoment } from '../../zoned-time.ts';

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
    },
  ];
}
