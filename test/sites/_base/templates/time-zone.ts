import type { EntryContext } from '#authoring/entry-context.ts';
import type { Office } from './entries.ts';

/** Returns the time zone of the office that streams events. */
export const timeZoneOf = (site: Pick<EntryContext, 'find'>): string =>
  site.find<Office>('offices/brussels')?.facts.timeZone ?? 'Europe/Brussels';
