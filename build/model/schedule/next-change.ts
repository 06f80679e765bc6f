import type { FailureRecorder } from '../diagnostics/facet-failures.ts';
import type { Change, NextChange } from '../next-change.ts';
import type { Site } from '../site.ts';
import { dayAfter } from './day-after.ts';
import { securityTerm } from './security-txt.ts';

/**
 * Lists all that time alone will change after the site's date, the nearest first.
 * @param attempt calls the beginnings and endings of entries
 */
export function listComingChanges(
  site: Pick<Site, 'date' | 'entries' | 'unpublished'>,
  attempt: FailureRecorder['attempt'],
): Change[] {
  const changes: Change[] = [];
  for (const [ref, localized] of site.entries) {
    const [entry] = localized.values();
    if (!entry) continue;
    const { kind, facts } = entry;
    for (const { day, what } of attempt(entry, () => kind.beginnings?.(facts) ?? [], []))
      if (day > site.date) changes.push({ date: day, ref, kind: kind.name, what });
    for (const { day, what } of attempt(entry, () => kind.endings?.(facts) ?? [], []))
      if (day >= site.date) changes.push({ date: dayAfter(day), ref, kind: kind.name, what });
  }
  for (const [ref, why] of site.unpublished) {
    if (why.type !== 'future' || ref.includes('@')) continue;
    const kind = /(?<=^|\/)([\w-]+)\.yaml$/.exec(why.file)?.[1] ?? '';
    changes.push({ date: why.publishDate, ref, kind, what: 'is published' });
  }
  const { renewed } = securityTerm(site.date);
  changes.push({ date: renewed, ref: '.well-known/security.txt', kind: 'file', what: 'gets a later expiry' });
  const order = ({ date, ref, what }: Change) => `${date} ${ref} ${what}`;
  return changes.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Finds the first day among coming changes, and what changes on it. */
export function findNextChange(changes: readonly Change[]): NextChange {
  // They are sorted, and there is always one: security.txt is renewed.
  const { date } = changes.reduce((first) => first);
  return { date, entries: changes.filter((change) => change.date === date).map(({ date: _, ...entry }) => entry) };
}

/** Says when the site is to be built again: `The next change falls due on 2027-03-16: the job agile-coach has closed.` */
export function formatNextChange({ date, entries }: NextChange): string {
  const named = entries.slice(0, 3).map(({ ref, kind, what }) => `the ${kind} ${ref.split('/')[1]} ${what}`);
  const more = entries.length > 3 ? `; and ${entries.length - 3} more` : '';
  return `The next change falls due on ${date}: ${named.join('; ')}${more}.`;
}
