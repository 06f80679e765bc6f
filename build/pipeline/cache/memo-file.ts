import { statSync } from 'node:fs';
import { appendCached, readCachedParts, readLastSeal, writeCached } from '../../../scripts/cache-file.mjs';
import type { RenderedPage } from '../../model/page.ts';
import type { StoredTables } from './cached-page.ts';
import { emptyMemo, type Memo } from './memo.ts';
import { Reads, StoredKeys, type StoredReads } from './reads.ts';
import {
  type CheckRow,
  cachedCheck,
  cachedFile,
  checkRow,
  type FileRow,
  fileRow,
  formatWrittenRow,
  parseWrittenRow,
  type WrittenRow,
} from './rows.ts';
import { openPages, type StoredPages, storePages } from './stored-pages.ts';

/** A memo on disk: that of the last run, and a function that saves that of this run. */
export interface MemoFile {
  memo: Memo;
  /** Identifies the memo among all that the file has had; empty if the file has none. */
  seal: string;
  /** Whether the file still ends as it did: no other process has saved a memo since. */
  isCurrent: () => boolean;
  /** Throws if the file cannot be written. */
  save: (next: Memo) => void;
}

/**
 * Opens a memo; one that is missing, damaged or made by other code is empty. The file's first part is a whole memo of
 * three lines: its tables in ASCII, which is read fastest; the content's files; and the facts of the pages, one after
 * the other, because of most they are never asked for. Each part that follows says what a later run changed, so that a
 * small change is saved by a short part.
 */
export function openMemo(path: string, code: string): MemoFile {
  // Of a file that is written meanwhile, the end may be older than what is read: it is then read again.
  let end = endOf(path);
  let { memo, seal, whole, size } = load(path, code);
  return {
    get memo() {
      return memo;
    },
    get seal() {
      return seal;
    },
    isCurrent: () => endOf(path) === end,
    save(next) {
      const change = whole > 0 ? JSON.stringify(changeBetween(memo, next)) : undefined;
      // Where another process has written meanwhile, or the changes have become many, it is written anew.
      if (change !== undefined && size + change.length < 2 * whole && sizeOf(path) === size)
        seal = appendCached(path, seal, change);
      else {
        seal = writeCached(path, wholeOf(next));
        whole = sizeOf(path);
      }
      size = sizeOf(path);
      end = endOf(path);
      memo = next;
    },
  };
}

interface Loaded extends Pick<MemoFile, 'memo' | 'seal'> {
  /** Bytes of the whole memo, and of the file. */
  whole: number;
  size: number;
}

function load(path: string, code: string): Loaded {
  const nothing = { memo: emptyMemo(code), seal: '', whole: 0, size: 0 };
  const stored = readCachedParts(path);
  const memo = stored && memoIn(stored.parts, code);
  return memo ? { memo, seal: stored.seal, whole: stored.parts[0]?.length ?? 0, size: stored.size } : nothing;
}

function memoIn([whole, ...changes]: readonly Buffer[], code: string): Memo | undefined {
  if (!whole) return undefined;
  const files = whole.indexOf('\n') + 1;
  const facts = whole.indexOf('\n', files) + 1;
  const stored: StoredMemo = JSON.parse(whole.toString('latin1', 0, files));
  if (stored.code !== code) return undefined;
  const memo = openStored(stored, JSON.parse(whole.toString('utf8', files, facts)), whole.subarray(facts));
  for (const part of changes) {
    const change: MemoChange = JSON.parse(part.toString('utf8'));
    if (change.code !== code) return undefined;
    apply(memo, change);
  }
  return memo;
}

/** Returns what distinguishes the file from any earlier one of its name. */
function endOf(path: string): string {
  return `${sizeOf(path)} ${readLastSeal(path)}`;
}

function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    // A file in place of a folder above: there is no memo, and saving one says why.
    return 0;
  }
}

/** The rows of a table whose values are stored as they are. */
type Row<Name extends keyof Memo> = Memo[Name] extends ReadonlyMap<string, infer Value> ? [string, Value] : never;

/** The first line of a whole memo. */
interface StoredMemo extends Pick<Memo, 'code' | 'validTargets' | 'validOutputs'> {
  pictures: Row<'pictures'>[];
  statics: Row<'statics'>[];
  checks: CheckRow[];
  reads: StoredReads[];
  inputHashes: Row<'inputHashes'>[];
  pages: StoredPages;
  parts: Row<'parts'>[];
  written: WrittenRow[];
  foreign: Row<'foreign'>[];
  compared: Row<'compared'>[];
}

/** What one run changed in a table: what was set, and the keys that are gone. */
interface TableChange<Row> {
  set: Row[];
  gone: string[];
}

/** What one run changed in the memo of the run before. */
interface MemoChange extends Pick<Memo, 'code' | 'validTargets' | 'validOutputs'> {
  files: TableChange<FileRow>;
  pictures: TableChange<Row<'pictures'>>;
  statics: TableChange<Row<'statics'>>;
  checks: TableChange<CheckRow>;
  reads: [key: string, digest: string][];
  inputHashes: TableChange<Row<'inputHashes'>>;
  pages: TableChange<RenderedPage>;
  parts: TableChange<Row<'parts'>>;
  written: TableChange<WrittenRow>;
  foreign: TableChange<Row<'foreign'>>;
  compared: TableChange<Row<'compared'>>;
}

/** Writes a whole memo in three lines. */
function wholeOf(memo: Memo): Buffer {
  const used = new Set([...memo.pages.values(), ...memo.parts.values()].flatMap(({ reads }) => reads));
  const reads = memo.reads.store(used);
  const keys = new StoredKeys(reads);
  const numberOfRead = numbersOf(keys.all());
  const numberOfPart = numbersOf(memo.parts.keys());
  const { pages, facts } = storePages(memo.pages.values(), { numberOfRead, numberOfPart });
  const stored: StoredMemo = {
    code: memo.code,
    validTargets: memo.validTargets,
    validOutputs: memo.validOutputs,
    pictures: [...memo.pictures],
    statics: [...memo.statics],
    checks: [...memo.checks].map(checkRow),
    reads,
    inputHashes: [...memo.inputHashes],
    pages,
    parts: [...memo.parts],
    written: [...memo.written].map(formatWrittenRow),
    foreign: [...memo.foreign],
    compared: [...memo.compared],
  };
  return Buffer.concat([
    Buffer.from(`${inAscii(JSON.stringify(stored))}\n${JSON.stringify([...memo.files].map(fileRow))}\n`),
    ...facts,
  ]);
}

/** A memo that was just read, and that nobody else has yet. */
type OpenedMemo = {
  -readonly [Name in keyof Memo]: Memo[Name] extends ReadonlyMap<string, infer Value> ? Map<string, Value> : Memo[Name];
};

function openStored(stored: StoredMemo, files: readonly FileRow[], facts: Buffer): OpenedMemo {
  const tables: StoredTables = {
    reads: new StoredKeys(stored.reads),
    parts: stored.parts.map(([key]) => key),
    facts,
  };
  return {
    code: stored.code,
    entries: new Map(),
    files: new Map(files.map(cachedFile)),
    pictures: new Map(stored.pictures),
    statics: new Map(stored.statics),
    checks: new Map(stored.checks.map(cachedCheck)),
    reads: Reads.from(stored.reads),
    inputHashes: new Map(stored.inputHashes),
    validTargets: stored.validTargets,
    validOutputs: stored.validOutputs,
    pages: openPages(stored.pages, tables),
    parts: new Map(stored.parts),
    written: new Map(stored.written.map(parseWrittenRow)),
    foreign: new Map(stored.foreign),
    compared: new Map(stored.compared),
  };
}

function changeBetween(before: Memo, next: Memo): MemoChange {
  return {
    code: next.code,
    validTargets: next.validTargets,
    validOutputs: next.validOutputs,
    files: rowsOf(tableChange(before.files, next.files), fileRow),
    pictures: tableChange(before.pictures, next.pictures),
    statics: tableChange(before.statics, next.statics),
    checks: rowsOf(tableChange(before.checks, next.checks), checkRow),
    reads: next.reads.addedSince(before.reads),
    inputHashes: tableChange(before.inputHashes, next.inputHashes),
    pages: rowsOf(tableChange(before.pages, next.pages), ([, page]) => spelledOut(page)),
    parts: tableChange(before.parts, next.parts),
    written: rowsOf(tableChange(before.written, next.written), formatWrittenRow),
    foreign: tableChange(before.foreign, next.foreign),
    compared: tableChange(before.compared, next.compared),
  };
}

/** Makes a memo of a file what a later run left. */
function apply(memo: OpenedMemo, change: MemoChange): void {
  const hasNoNewFile = change.files.set.every(([path]) => memo.files.has(path));
  applyTo(memo.files, rowsOf(change.files, cachedFile));
  if (!hasNoNewFile) memo.files = byPath(memo.files);
  applyTo(memo.pictures, change.pictures);
  memo.pictures = byPath(memo.pictures);
  applyTo(memo.statics, change.statics);
  applyTo(memo.checks, rowsOf(change.checks, cachedCheck));
  memo.reads = memo.reads.with(change.reads);
  applyTo(memo.inputHashes, change.inputHashes);
  memo.validTargets = change.validTargets;
  memo.validOutputs = change.validOutputs;
  applyTo(
    memo.pages,
    rowsOf(change.pages, (page) => [page.url, page]),
  );
  applyTo(memo.parts, change.parts);
  applyTo(memo.written, rowsOf(change.written, parseWrittenRow));
  applyTo(memo.foreign, change.foreign);
  applyTo(memo.compared, change.compared);
}

function tableChange<Value>(
  before: ReadonlyMap<string, Value>,
  next: ReadonlyMap<string, Value>,
): TableChange<[string, Value]> {
  const change: TableChange<[string, Value]> = { set: [], gone: [] };
  if (before === next) return change;
  // Without a list of all rows: most are the same.
  next.forEach((value, key) => {
    if (before.get(key) !== value) change.set.push([key, value]);
  });
  if (next.size - before.size !== change.set.filter(([key]) => !before.has(key)).length)
    before.forEach((_, key) => {
      if (!next.has(key)) change.gone.push(key);
    });
  return change;
}

function applyTo<Value>(table: Map<string, Value>, { set, gone }: TableChange<[string, Value]>): void {
  for (const [key, value] of set) table.set(key, value);
  for (const key of gone) table.delete(key);
}

function rowsOf<From, To>({ set, gone }: TableChange<From>, make: (from: From) => To): TableChange<To> {
  return { set: set.map(make), gone };
}

/** Files are read in the order of their paths. */
function byPath<Value>(files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a page with the fields that a stored page parses on first use. */
function spelledOut(page: RenderedPage): RenderedPage {
  return { ...page, reads: page.reads, shared: page.shared, facts: page.facts };
}

/** Returns a function from keys to their numbers, -1 for others. */
function numbersOf(keys: Iterable<string>): (key: string) => number {
  const numbers = new Map([...keys].map((key, index) => [key, index]));
  return (key) => numbers.get(key) ?? -1;
}

/** Writes JSON without a character beyond ASCII. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
