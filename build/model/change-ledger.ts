import { groupPairs } from './group-by.ts';
/** The path of the change ledger in the content folder: when each page last changed, one per line. */
export const changeLedgerFile = 'changes.txt';

export interface RecordedChange {
  /** `YYYY-MM-DD` */
  day: string;
  /** Digest of the words that readers saw on the page. */
  words: string;
  /** Digest of the entries that the page had read. */
  reads: string;
}

/** `folder/id@locale` → its lines. A merge in git keeps the lines of both branches. */
export type ChangeLedger = ReadonlyMap<string, readonly RecordedChange[]>;

/** Parses the text of a ledger. Lines of another form are left out. */
export function parseChangeLedger(text: string): ChangeLedger {
  return groupPairs(
    text.split(/\r?\n/).flatMap((line) => {
      const [page, day = '', words, reads] = line.split(' ');
      if (!page || page === '#' || !words || !reads || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return [];
      return [[page, { day, words, reads }] as const];
    }),
  );
}

/** Writes the text of a ledger with one line for each page. */
export function formatChangeLedger(pages: Iterable<readonly [page: string, change: RecordedChange]>): string {
  const head = '# When each page last changed. Written by: npm run routes -- --record';
  const lines = Array.from(pages, ([page, { day, words, reads }]) => [page, day, words, reads].join(' '));
  return `${[head, ...lines.sort()].join('\n')}\n`;
}

/** Returns the last day that a ledger has for a page, whether or not the page has changed since. */
export function findRecordedDay(ledger: ChangeLedger | undefined, page: string): string | undefined {
  const days = ledger?.get(page)?.map(({ day }) => day);
  return days?.sort().at(-1);
}
