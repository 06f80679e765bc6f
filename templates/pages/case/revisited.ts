import type { PageContext } from '#authoring/page.ts';
import type { Facts } from './schema.ts';

/** Returns a label with the year of the follow-up of the result; `undefined` if the case ends with the work. */
export function revisitedLabel(page: PageContext, { revisited }: Facts): string | undefined {
  return revisited === undefined ? undefined : page.t('facts.revisited', { year: String(revisited) });
}
