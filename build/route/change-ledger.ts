import { digestOf, digestOfData } from '../files/digest.ts';
import type { Entry } from '../model/entry.ts';
import { extractBody } from '../yaml/positions.ts';
import { type ListedEntries, listMembers } from './listed-entries.ts';

/** The path of the change ledger in the content folder: when the words or facts of each page last changed, one per line. */
export const changeLedgerFile = 'changes.txt';

/** What the ledger has of a page. */
interface RecordedChange {
  /** `folder/id@locale` */
  page: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** Digest of the bytes of the page's files, and of what it listed that day: if it is the same, nothing has changed. */
  files: string;
  /** Digest of what they say, whatever their line breaks, comments and order of fields, and of what it listed. */
  words: string;
}

interface LedgerContent {
  readText: (path: string) => string;
  /** What list pages list. */
  lists: ReadonlyMap<string, ListedEntries>;
}

/**
 * Returns the day of each page's last change, for pages that have not changed since it was recorded. A list page has
 * changed on the days on which entries came or ended by their date, too.
 */
export function findChangeDays(text: string, entries: readonly Entry[], content: LedgerContent): Map<string, string> {
  const recorded = parseChangeLedger(text);
  return new Map(
    entries.flatMap((entry) => {
      const page = pageOf(entry);
      const known = findRecorded(recorded.get(page) ?? [], entry, content);
      const day = known && [known.day, ...(content.lists.get(page)?.days ?? [])].sort().at(-1);
      return day === undefined ? [] : [[page, day] as const];
    }),
  );
}

/** Returns the last day that a ledger has for each page, whether or not the page has changed since. */
export function findRecordedDays(text: string): Map<string, string> {
  return new Map(
    [...parseChangeLedger(text)].flatMap(([page, lines]) => {
      const day = lines
        .map((line) => line.day)
        .sort()
        .at(-1);
      return day === undefined ? [] : [[page, day] as const];
    }),
  );
}

/**
 * Returns the text of a ledger for all pages; `dayOf` gives the day of those that have changed, and their number. `before`
 * is whether the ledger had the page.
 */
export function recordChanges(
  text: string,
  entries: readonly Entry[],
  { dayOf, ...content }: LedgerContent & { dayOf: (entry: Entry, before: boolean) => string },
): { text: string; changed: number } {
  const recorded = parseChangeLedger(text);
  let changed = 0;
  const lines = entries.map((entry) => {
    const page = pageOf(entry);
    const known = findRecorded(recorded.get(page) ?? [], entry, content);
    if (!known) changed++;
    const day = known?.day ?? dayOf(entry, recorded.has(page));
    const members = listMembers(content.lists.get(page), day);
    return [page, day, digestOfFiles(entry, members), digestOfWords(entry, members, content)].join(' ');
  });
  const head = '# When each page last changed. Written by: npm run routes -- --record';
  return { text: `${[head, ...lines.sort()].join('\n')}\n`, changed };
}

/**
 * Finds the line of an entry. A merge in git keeps the lines of both branches: the one that fits the content counts.
 */
function findRecorded(
  lines: readonly RecordedChange[],
  entry: Entry,
  content: LedgerContent,
): RecordedChange | undefined {
  const list = content.lists.get(pageOf(entry));
  const membersOf = ({ day }: RecordedChange) => listMembers(list, day);
  return (
    lines.find((line) => line.files === digestOfFiles(entry, membersOf(line))) ??
    lines.find((line) => line.words === digestOfWords(entry, membersOf(line), content))
  );
}

function parseChangeLedger(text: string): Map<string, RecordedChange[]> {
  const recorded = new Map<string, RecordedChange[]>();
  for (const line of text.split(/\r?\n/)) {
    const [page, day, files, words] = line.split(' ');
    if (!page || page === '#' || !files || !words || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? '')) continue;
    recorded.set(page, [...(recorded.get(page) ?? []), { page, day: day ?? '', files, words }]);
  }
  return recorded;
}

/** Names a page in the ledger: `toolbox/honest-devops@fr`. */
const pageOf = ({ ref, locale }: Entry): string => `${ref}@${locale}`;

const length = 10;

const digestOfFiles = ({ digest }: Entry, members: readonly string[]): string =>
  digestOf([digest, ...members].join('\n')).slice(0, length);

function digestOfWords(
  { facts, words, source }: Entry,
  members: readonly string[],
  { readText }: LedgerContent,
): string {
  const body = extractBody(readText(source.words)).text.replace(/\s+/g, ' ').trim();
  return digestOfData([facts, words, body, ...(members.length > 0 ? [members] : [])]).slice(0, length);
}
