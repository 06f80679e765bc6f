import type { FailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../model/entry.ts';
import { dayAfter } from '../../model/schedule/day-after.ts';
import type { Site } from '../../model/site.ts';
import { isDraft } from '../../model/unpublished.ts';

/** What a list page shows of other entries. */
export interface ListedEntries {
  members: Member[];
  /** The days on which time alone has changed the list, `YYYY-MM-DD`. */
  days: string[];
}

interface Member {
  ref: string;
  /** The day from which it is on the site; empty for one that always was. */
  from: string;
}

/**
 * Finds the published entries that each list page lists, by the page: `pages/toolbox@fr`.
 * @param attempt calls the endings of entries
 */
export function findListedEntries(
  { entries, date }: Pick<Site, 'entries' | 'date'>,
  attempt: FailureRecorder['attempt'],
): Map<string, ListedEntries> {
  const lists = new Map<string, ListedEntries>();
  for (const [ref, localized] of entries)
    for (const entry of localized.values()) {
      const { listPage } = entry.kind;
      if (listPage === undefined || isDraft(entry)) continue;
      const page = `${listPage}@${entry.locale}`;
      const list = lists.get(page) ?? { members: [], days: [] };
      const from = publicationOf(entry);
      list.members.push({ ref, from });
      list.days.push(...[from, ...attempt(entry, () => endsOf(entry), [])].filter((day) => day !== '' && day <= date));
      lists.set(page, list);
    }
  return lists;
}

/** Returns what a page listed on a day, in a fixed order. */
export function listMembers(list: ListedEntries | undefined, day: string): string[] {
  return (list?.members ?? []).flatMap(({ ref, from }) => (from <= day ? [ref] : [])).sort();
}

function publicationOf({ facts }: Entry): string {
  return typeof facts.publishDate === 'string' ? facts.publishDate : '';
}

/** Returns the first days on which an entry, or a part of it, is offered no more. */
function endsOf({ kind, facts }: Entry): string[] {
  return (kind.endings?.(facts) ?? []).map(({ day }) => dayAfter(day));
}
