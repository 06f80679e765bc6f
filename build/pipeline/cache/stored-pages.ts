import type { Diagnostic } from '../../model/diagnostic.ts';
import type { RenderedPage } from '../../model/page.ts';
import { CachedPage, type StoredTables } from './cached-page.ts';
import { fitsColumn, joinColumn, splitColumn, writeNumbers } from './reads.ts';

/** The pages of a memo as it stores them, column by column, without their facts. */
export interface StoredPages {
  count: number;
  urls: string;
  outputs: string;
  digests: string;
  words: string;
  reads: string;
  shared: string;
  /** How many bytes the facts of each page have. */
  lengths: number[];
  /** Those of the few pages that have any, by the number of the page. */
  diagnostics: [index: number, diagnostics: Diagnostic[]][];
}

/** The numbers of keys in the tables of the memo; -1 for a key that is not in them. */
interface Numbers {
  numberOfRead: (key: string) => number;
  numberOfPart: (key: string) => number;
}

/** Describes pages for a memo → their columns, and the facts of each as JSON. */
export function storePages(
  all: Iterable<RenderedPage>,
  { numberOfRead, numberOfPart }: Numbers,
): { pages: StoredPages; facts: Buffer[] } {
  const rows = [...all].flatMap((page) => {
    const { url, output, digest, words, diagnostics } = page;
    const reads = writeNumbers(page.reads.map(numberOfRead).sort((a, b) => a - b));
    const shared = writeNumbers(page.shared.map(numberOfPart));
    // Without all its reads, it would be unknown when it has to be rendered again.
    if (reads === undefined || shared === undefined || ![url, output, digest, words].every(fitsColumn)) return [];
    return [{ url, output, digest, words, reads, shared, diagnostics, facts: Buffer.from(JSON.stringify(page.facts)) }];
  });
  const column = (name: 'url' | 'output' | 'digest' | 'words' | 'reads' | 'shared') =>
    joinColumn(rows.map((row) => row[name]));
  const pages: StoredPages = {
    count: rows.length,
    urls: column('url'),
    outputs: column('output'),
    digests: column('digest'),
    words: column('words'),
    reads: column('reads'),
    shared: column('shared'),
    lengths: rows.map(({ facts }) => facts.length),
    diagnostics: rows.flatMap(({ diagnostics }, index) => (diagnostics.length > 0 ? [[index, diagnostics]] : [])),
  };
  return { pages, facts: rows.map(({ facts }) => facts) };
}

/** Takes the columns of pages apart → the pages by their addresses. */
export function openPages(stored: StoredPages, tables: StoredTables): Map<string, CachedPage> {
  const { count, lengths } = stored;
  const [urls, outputs, digests, words, reads, shared] = [
    stored.urls,
    stored.outputs,
    stored.digests,
    stored.words,
    stored.reads,
    stored.shared,
  ].map((column) => splitColumn(column, count));
  const diagnostics = new Map(stored.diagnostics);
  const none: Diagnostic[] = [];
  const pages = new Map<string, CachedPage>();
  let start = 0;
  for (let index = 0; index < count; index++) {
    const url = urls?.[index] ?? '';
    const end = start + (lengths[index] ?? 0);
    const page = new CachedPage(tables, {
      url,
      output: outputs?.[index] ?? '',
      digest: digests?.[index] ?? '',
      words: words?.[index] ?? '',
      reads: reads?.[index] ?? '',
      shared: shared?.[index] ?? '',
      diagnostics: diagnostics.get(index) ?? none,
      start,
      end,
    });
    pages.set(url, page);
    start = end;
  }
  return pages;
}
