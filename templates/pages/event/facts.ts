import type { EntryContext } from '#authoring/entry-context.ts';
import type { EventEntry } from './schema.ts';

/** Returns whether an event is past on the build's date: on its own day it is not. */
export function isPast(site: Pick<EntryContext, 'date'>, { facts }: EventEntry): boolean {
  return facts.date < site.date();
}
