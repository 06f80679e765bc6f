import type { EntryContext } from '#authoring/entry-context.ts';
import type { FactTime } from '#authoring/values/zoned-time.ts';
import { timeZoneOf } from '../../places.ts';
import type { EventEntry } from './schema.ts';

/** Returns the times at which an event begins and ends, where it is. */
export function times(site: Pick<EntryContext, 'find'>, { facts }: EventEntry): FactTime[] {
  const local = { day: facts.date, zone: timeZoneOf(site, facts.location) };
  return [
    { ...local, time: facts.time, path: ['time'] },
    { ...local, time: facts.endTime, path: ['endTime'] },
  ];
}
