import { digestOf, digestOfData } from '../files/digest.ts';
import type { Entry } from '../model/entry.ts';
import { extractBody } from '../yaml/positions.ts';

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

type ReadText = (path: string) => string;

/** Returns the day of each page's last change, for pages that have not changed since it was recorded. */
export function recordedDays(text: string, entries: readonly Entry[], readText: ReadText): Map<string, string> {
  const recorded = parseChangeLedger(text);
  return new Map(
    entries.flatMap((entry) => {
      const known = findRecorded(recorded.get(pageOf(entry)) ?? [], entry, readText);
      return known ? [[pageOf(entry), known.day] as const] : [];
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
  { readText, dayOf }: { readText: ReadText; dayOf: (entry: Entry) => string },
): { text: string; changed: number } {
  const recorded = parseChangeLedger(text);
  let changed = 0;
  const lines = entries.map((entry) => {
    const page = pageOf(entry);
    const known = findRecorded(recorded.get(page) ?? [], entry, readText);
    if (!known) changed++;
    return [page, known?.day ?? dayOf(entry), digestOfFiles(entry), digestOfWords(entry, readText)].join(' ');
  });
  const head = '# When each page last changed. Written by: npm run routes -- --record';
  return { text: `${[head, ...lines.sort()].join('\n')}\n`, changed };
}

/** Git keeps the lines of both branches that it merges: the one that fits the content counts. */
function findRecorded(lines: readonly RecordedChange[], entry: Entry, readText: ReadText): RecordedChange | undefined {
  if (lines.length === 0) return undefined;
  const files = digestOfFiles(entry);
  const same = lines.find((line) => line.files === files);
  if (same) return same;
  const words = digestOfWords(entry, readText);
  return lines.find((line) => line.words === words);
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

const digestOfFiles = ({ digest }: Entry): string => digestOf(digest).slice(0, length);

function digestOfWords({ facts, words, source }: Entry, readText: ReadText): string {
  const body = extractBody(readText(source.words)).text.replace(/\s+/g, ' ').trim();
  return digestOfData([facts, words, body]).slice(0, length);
}
