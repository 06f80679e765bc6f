import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactTime } from '#authoring/values/zoned-time.ts';
import type { EventEntry } from '../../entries.ts';
import { timeZoneOf } from '../../time-zone.ts';

/** Returns when an event begins and ends, by the clock of the office that streams it. */
export function times(site: Pick<EntryContext, 'find'>, { facts }: EventEntry): FactTime[] {
  const local = { day: facts.date, zone: timeZoneOf(site) };
  return [
    { ...local, time: facts.time, path: ['time'] },
    { ...local, time: facts.endTime, path: ['endTime'] },
  ];
}
