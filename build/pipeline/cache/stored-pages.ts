import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RenderedPage } from '../../model/page.ts';
import { CachedPage, type PageRow, type StoredTables } from './cached-page.ts';
import { fitsColumn, joinColumn, splitColumn, writeNumbers } from './reads.ts';

/** The pages of a memo as it stores them, column by column, without their scans. */
export interface StoredPages {
  count: number;
  columns: PageRow;
  /** How many bytes the scans of each page have. */
  lengths: number[];
  /** The diagnostics of the few pages that have any, by the number of the page. */
  diagnostics: [index: number, diagnostics: Diagnostic[]][];
}

/** The numbers of keys in the tables of the memo; -1 for a key that is not in them. */
interface Numbers {
  numberOfRead: (key: string) => number;
  numberOfPart: (key: string) => number;
}

/** Describes pages for a memo → their columns, and the scans of each as JSON. */
export function storePages(
  all: Iterable<RenderedPage>,
  { numberOfRead, numberOfPart }: Numbers,
): { pages: StoredPages; scans: Buffer[] } {
  const stored = [...all].flatMap((page) => {
    const { url, output, digest, words, diagnostics } = page;
    const reads = writeNumbers(page.reads.map(numberOfRead).sort((a, b) => a - b));
    const shared = writeNumbers(page.shared.map(numberOfPart));
    // Only all its reads show when the page has to be rendered again.
    if (reads === undefined || shared === undefined || ![url, output, digest, words].every(fitsColumn)) return [];
    const row: PageRow = { url, output, digest, words, reads, shared };
    return [{ row, diagnostics, scan: Buffer.from(JSON.stringify(page.scan)) }];
  });
  const pages: StoredPages = {
    count: stored.length,
    columns: mapColumns((name) => joinColumn(stored.map(({ row }) => row[name]))),
    lengths: stored.map(({ scan }) => scan.length),
    diagnostics: stored.flatMap(({ diagnostics }, index) => (diagnostics.length > 0 ? [[index, diagnostics]] : [])),
  };
  return { pages, scans: stored.map(({ scan }) => scan) };
}

/** Parses the columns of pages → the pages by their addresses. */
export function openPages(stored: StoredPages, tables: StoredTables): Map<string, CachedPage> {
  const columns = mapColumns((name) => splitColumn(stored.columns[name], stored.count));
  const diagnostics = new Map(stored.diagnostics);
  const none: Diagnostic[] = [];
  const pages = new Map<string, CachedPage>();
  let start = 0;
  stored.lengths.forEach((length, index) => {
    const row = mapColumns((name) => columns[name][index] ?? '');
    const range = { start, end: start + length };
    pages.set(row.url, new CachedPage(tables, { ...row, ...range, diagnostics: diagnostics.get(index) ?? none }));
    start = range.end;
  });
  return pages;
}

function mapColumns<T>(make: (name: keyof PageRow) => T): Record<keyof PageRow, T> {
  return {
    url: make('url'),
    output: make('output'),
    digest: make('digest'),
    words: make('words'),
    reads: make('reads'),
    shared: make('shared'),
  };
}
