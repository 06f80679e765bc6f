import type { EntryContext } from '#authoring/entry-context.ts';
import type { Facts } from './schema.ts';

/** Returns a label with the year of the follow-up of the result; `undefined` if the case ends with the work. */
export function revisitedLabel({ t }: Pick<EntryContext, 't'>, { revisited }: Facts): string | undefined {
  return revisited === undefined ? undefined : t('facts.revisited', { year: String(revisited) });
}
