import type { EntryContext } from '#authoring/entry-context.ts';
import type { CalendarEvent } from '#authoring/facets/calendar-event.ts';
import { utcMoment } from '#authoring/values/zoned-time.ts';
import type { EventEntry } from '../../entries.ts';

export const zone = 'Europe/Brussels';

/** Returns an event, unless it is past. */
export function calendar(site: EntryContext, { id, facts, words }: EventEntry): CalendarEvent[] {
  if (facts.date < site.date()) return [];
  return [
    {
      id,
      file: id,
      title: words.title,
      text: words.text,
      place: site.t('facts.online'),
      starts: utcMoment(facts.date, facts.time, zone),
      ends: utcMoment(facts.date, facts.endTime, zone),
      announced: facts.announced,
    },
  ];
}
