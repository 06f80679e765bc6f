import { extractBody } from '../../formats/yaml/positions.ts';
import type { Entry } from '../../model/entry.ts';
import { digestOf, digestOfData } from '../../model/files/digest.ts';
import { type ListedEntries, listMembers } from './listed-entries.ts';
import type { MentionFinder } from './mentions.ts';

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
  /** Digest of what it showed of entries that it names or lists; missing if that was nothing, or was not recorded. */
  mentions?: string;
}

interface LedgerContent {
  readText: (path: string) => string;
  /** What list pages list. */
  lists: ReadonlyMap<string, ListedEntries>;
  /** What pages show of other entries. */
  mentionsOf: MentionFinder;
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

/** A page that has changed since it was recorded. */
interface ChangedPage {
  page: Entry;
  /** The entries of which it shows something new: itself, those that it names or lists. */
  changed: readonly Entry[];
  /** Whether the ledger had it. */
  isKnown: boolean;
}

/** Returns the text of a ledger for all pages, and how many have changed; `dayOf` gives the day of these. */
export function recordChanges(
  text: string,
  entries: readonly Entry[],
  { dayOf, ...content }: LedgerContent & { dayOf: (changed: ChangedPage) => string },
): { text: string; changed: number } {
  const recorded = parseChangeLedger(text);
  let changed = 0;
  const lines = entries.map((entry) => {
    const page = pageOf(entry);
    const before = recorded.get(page) ?? [];
    const known = findRecorded(before, entry, content);
    if (!known) changed++;
    const day = known?.day ?? dayOf(findChanged(before, entry, content));
    const members = listMembers(content.lists.get(page), day);
    const mentions = digestOfMentions(entry, members, content) ?? [];
    return [page, day, digestOfFiles(entry, members), digestOfWords(entry, members, content), mentions]
      .flat()
      .join(' ');
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
  const membersOf = createMemberList(entry, content);
  const fitting = lines.filter((line) => hasMentions(line, entry, content));
  return (
    fitting.find((line) => line.files === digestOfFiles(entry, membersOf(line))) ??
    fitting.find((line) => line.words === digestOfWords(entry, membersOf(line), content))
  );
}

/** Finds why no line of an entry fits: the entry, or what it names, is another. */
function findChanged(lines: readonly RecordedChange[], page: Entry, content: LedgerContent): ChangedPage {
  const own = findRecorded(
    lines.map(({ mentions: _, ...line }) => line),
    page,
    content,
  );
  const others = lines
    .filter((line) => !hasMentions(line, page, content))
    .flatMap((line) => content.mentionsOf(page, createMemberList(page, content)(line)));
  return {
    page,
    changed: [...(own ? [] : [page]), ...others.map(({ entry }) => entry)],
    isKnown: lines.length > 0,
  };
}

/** Returns whether a page showed the same of other entries as it does now. A line without a digest does not say it. */
function hasMentions(line: RecordedChange, page: Entry, content: LedgerContent): boolean {
  if (line.mentions === undefined) return true;
  return line.mentions === digestOfMentions(page, createMemberList(page, content)(line), content);
}

/** Returns a function that lists what a page listed on the day of a line. */
function createMemberList(entry: Entry, { lists }: LedgerContent): (line: RecordedChange) => string[] {
  const list = lists.get(pageOf(entry));
  return ({ day }) => listMembers(list, day);
}

function parseChangeLedger(text: string): Map<string, RecordedChange[]> {
  const recorded = new Map<string, RecordedChange[]>();
  for (const line of text.split(/\r?\n/)) {
    const [page, day, files, words, mentions] = line.split(' ');
    if (!page || page === '#' || !files || !words || !/^\d{4}-\d{2}-\d{2}$/.test(day ?? '')) continue;
    const change = { page, day: day ?? '', files, words, ...(mentions === undefined ? {} : { mentions }) };
    recorded.set(page, [...(recorded.get(page) ?? []), change]);
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

function digestOfMentions(entry: Entry, members: readonly string[], { mentionsOf }: LedgerContent): string | undefined {
  const mentions = mentionsOf(entry, members);
  return mentions.length === 0
    ? undefined
    : digestOf(mentions.map(({ texts }) => texts.join('\0')).join('\n')).slice(0, length);
}
