import { findRecordedDay, formatChangeLedger, type RecordedChange } from '../../../model/change-ledger.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../../model/entry.ts';
import { digestOf } from '../../../model/files/digest.ts';
import type { EntryRead, RenderedPage } from '../../../model/page.ts';
import { dayAfter } from '../../../model/schedule/day-after.ts';
import type { Site } from '../../../model/site.ts';
import { isDraft, publicationOf } from '../../../model/unpublished.ts';

export interface PagesRead {
  site: Pick<Site, 'date' | 'entries' | 'routes' | 'changeLedger'>;
  pages: readonly RenderedPage[];
  entriesRead: (page: RenderedPage) => readonly EntryRead[];
}

/**
 * Returns the day of each page's last change by address, for pages that have not changed since that day was recorded;
 * `undefined` if the site has no change ledger. A list page also changes on the days on which its entries are published
 * or end.
 * @param attempt calls the endings of entries
 */
export function findChangeDays(
  { site, pages, entriesRead }: PagesRead,
  attempt: FailureRecorder['attempt'],
): Map<string, string> | undefined {
  const { changeLedger, routes } = site;
  if (!changeLedger) return undefined;
  const listDays = findListDays(site, attempt);
  const days = new Map<string, string>();
  for (const page of pages) {
    const name = nameOf(routes.get(page.url)?.entry);
    const known = findUnchanged(changeLedger.get(name) ?? [], page, entriesRead);
    const day = known && [known.day, ...(listDays.get(name) ?? [])].sort().at(-1);
    if (day !== undefined) days.set(page.url, day);
  }
  return days;
}

/** A page that has changed since it was recorded. */
interface ChangedPage {
  entry: Entry;
  /** The entries that the page has read, including its own. */
  read: readonly Entry[];
  /** The day of the previous change; missing for a page that is not in the ledger. */
  recorded: string | undefined;
}

/** Returns the text of a ledger for all pages but drafts, and how many changed; `dayOf` returns the day of these. */
export function recordChanges(
  { site, pages, entriesRead }: PagesRead,
  dayOf: (changed: ChangedPage) => string,
): { text: string; changed: number } {
  const { changeLedger, routes } = site;
  let changed = 0;
  const rows = pages.flatMap((page): [string, RecordedChange][] => {
    const entry = routes.get(page.url)?.entry;
    if (!entry || isDraft(entry)) return [];
    const name = nameOf(entry);
    const read = entriesRead(page);
    const known = findUnchanged(changeLedger?.get(name) ?? [], page, () => read);
    if (!known) changed++;
    const recorded = findRecordedDay(changeLedger, name);
    const day = known?.day ?? dayOf({ entry, read: read.map((one) => one.entry), recorded });
    return [[name, { day, words: page.words, reads: digestReads(read, day) }]];
  });
  return { text: formatChangeLedger(rows), changed };
}

/**
 * Finds the ledger line of a page that has not changed: its words are the same, or what it reads is the same. In the
 * second case only a template, a date or an interface text has changed its words.
 */
function findUnchanged(
  lines: readonly RecordedChange[],
  page: RenderedPage,
  entriesRead: PagesRead['entriesRead'],
): RecordedChange | undefined {
  const sameWords = lines.find(({ words }) => words === page.words);
  if (sameWords || lines.length === 0) return sameWords;
  const read = entriesRead(page);
  return lines.find(({ day, reads }) => reads === digestReads(read, day));
}

/** Digests what a page has read, without drafts and entries that came by their date after a day. */
function digestReads(read: readonly EntryRead[], day: string): string {
  const shown = read.filter(({ entry }) => !isDraft(entry) && publicationOf(entry) <= day);
  const lines = shown.map(({ entry, digest }) => `${nameOf(entry)} ${digest}`);
  return digestOf([...new Set(lines)].sort().join('\n')).slice(0, 10);
}

/** Names a page in the ledger: `toolbox/honest-devops@fr`. */
function nameOf(entry: Entry | undefined): string {
  return entry ? `${entry.ref}@${entry.locale}` : '';
}

/**
 * Finds the days on which time alone has changed each list page, by the page: `pages/toolbox@fr` → `YYYY-MM-DD`. On
 * such a day, an entry of the list reached its date of publication, or ended.
 * @param attempt calls the endings of entries
 */
function findListDays(
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
