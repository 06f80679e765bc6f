import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import { dayAfter } from '../../../model/schedule/day-after.ts';
import type { Site } from '../../../model/site.ts';
import { isDraft, publicationOf } from '../../../model/unpublished.ts';

/**
 * Finds the days on which time alone has changed each list page, by the page: `pages/toolbox@fr` → `YYYY-MM-DD`. On
 * such a day, an entry of the list reached its date of publication, or ended.
 * @param attempt calls the endings of entries
 */
export function findListDays(
  { entries, date }: Pick<Site, 'entries' | 'date'>,
  attempt: FailureRecorder['attempt'],
): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const localized of entries.values())
    for (const entry of localized.values()) {
      const { kind, facts, locale } = entry;
      if (kind.listPage === undefined || isDraft(entry)) continue;
      const ends = attempt(entry, () => kind.endings?.(facts) ?? [], []).map(({ day }) => dayAfter(day));
      const page = `${kind.listPage}@${locale}`;
      const past = [publicationOf(entry), ...ends].filter((day) => day !== '' && day <= date);
      days.set(page, [...(days.get(page) ?? []), ...past]);
    }
  return days;
}
