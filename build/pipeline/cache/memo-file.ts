import { statSync } from 'node:fs';
import { appendCached, readCachedParts, readLastSeal, writeCached } from '../../../scripts/cache-file.mjs';
import { emptyMemo, type Memo } from './memo.ts';
import { Reads, StoredKeys, type StoredReads } from './reads.ts';
import { openPages, type StoredPages, storePages } from './stored-pages.ts';
import { mapTables, type TableFormat, type TableName } from './tables.ts';

/** A memo on disk: the memo of the last run, and a function that saves the memo of this run. */
export interface MemoFile {
  memo: Memo;
  /** Identifies this state of the memo among all that the file has had; empty if the file has none. */
  seal: string;
  /** Whether the end of the file is unchanged: no other process has saved a memo since. */
  isCurrent: () => boolean;
  /** Throws if the file cannot be written. */
  save: (next: Memo) => void;
}

/**
 * Opens a memo. A memo that is missing, damaged or made by other code is empty. The first part of the file is a whole
 * memo in three lines: the tables in ASCII, which Node parses fastest; the tables with texts in the site's languages;
 * the scans of all pages, which are parsed only if they are used. Each later part has the changes of one run, so a
 * small change adds a short part.
 */
export function openMemo(path: string, code: string): MemoFile {
  // If the file is written meanwhile, this end may be older than what is read: the file is then read again.
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
      // Writes the whole file again if another process has written meanwhile, or if there are many changes.
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
  const texts = whole.indexOf('\n') + 1;
  const scans = whole.indexOf('\n', texts) + 1;
  const stored: StoredMemo = JSON.parse(whole.toString('latin1', 0, texts));
  if (stored.code !== code) return undefined;
  const opened = openStored(stored, JSON.parse(whole.toString('utf8', texts, scans)), whole.subarray(scans));
  for (const part of changes) {
    const change: MemoChange = JSON.parse(part.toString('utf8'));
    if (change.code !== code) return undefined;
    apply(opened, change);
  }
  return { ...emptyMemo(code), ...opened.header, ...opened.tables, reads: opened.reads };
}

/** Returns what distinguishes the file from earlier files of its name. */
function endOf(path: string): string {
  return `${sizeOf(path)} ${readLastSeal(path)}`;
}

function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    // A file is in the place of a parent folder: there is no memo, and saving one reports why.
    return 0;
  }
}

/** What a memo has beside its tables. */
type MemoHeader = Pick<Memo, 'code' | 'validTargets' | 'validOutputs'>;

/** The first line of a whole memo. The second has the rows of the other tables. */
interface StoredMemo extends MemoHeader {
  reads: StoredReads[];
  pages: StoredPages;
  rows: TableRows;
}

/** Rows as the formats of their tables make them. */
type TableRows = Partial<Record<TableName, unknown[]>>;

/** What one run changed in the memo of the run before. */
interface MemoChange extends MemoHeader {
  reads: [key: string, digest: string][];
  tables: Record<TableName, TableChange>;
}

/** What one run changed in a table: the rows that were set, and the keys that are gone. */
interface TableChange {
  set: unknown[];
  gone: string[];
}

/** Writes a whole memo in three lines. */
function wholeOf(memo: Memo): Buffer {
  const used = new Set([...memo.pages.values(), ...memo.parts.values()].flatMap(({ reads }) => reads));
  const reads = memo.reads.store(used);
  const keys = new StoredKeys(reads);
  const numberOfRead = numbersOf(keys.all());
  const numberOfPart = numbersOf(memo.parts.keys());
  const { pages, scans } = storePages(memo.pages.values(), { numberOfRead, numberOfPart });
  const stored: StoredMemo = { ...headerOf(memo), reads, pages, rows: rowsOf(memo, ({ hasTexts }) => !hasTexts) };
  const texts = rowsOf(memo, ({ hasTexts }) => hasTexts === true);
  return Buffer.concat([Buffer.from(`${inAscii(JSON.stringify(stored))}\n${JSON.stringify(texts)}\n`), ...scans]);
}

const headerOf = ({ code, validTargets, validOutputs }: Memo): MemoHeader => ({ code, validTargets, validOutputs });

function rowsOf(memo: Memo, isWanted: (format: TableFormat<unknown>) => boolean): TableRows {
  return mapTables((name, format) =>
    format.isPacked || !isWanted(format) ? undefined : [...memo[name]].map(format.toRow),
  );
}

/** A memo that was just read and that no other code has yet. */
interface OpenedMemo {
  header: MemoHeader;
  reads: Reads;
  tables: Record<TableName, Map<string, any>>;
}

function openStored({ reads, pages, rows, ...own }: StoredMemo, texts: TableRows, scans: Buffer): OpenedMemo {
  const tables = mapTables((name, { fromRow }) => new Map((rows[name] ?? texts[name] ?? []).map(fromRow)));
  const keys = { reads: new StoredKeys(reads), parts: [...tables.parts.keys()], scans };
  return { header: own, reads: Reads.from(reads), tables: { ...tables, pages: openPages(pages, keys) } };
}

function changeBetween(before: Memo, next: Memo): MemoChange {
  return {
    ...headerOf(next),
    reads: next.reads.addedSince(before.reads),
    tables: mapTables((name, format) => tableChange(before[name], next[name], format)),
  };
}

/** Applies the changes of a later run to a memo that was read from a file. */
function apply(memo: OpenedMemo, { reads, tables, ...own }: MemoChange): void {
  memo.header = own;
  memo.reads = memo.reads.with(reads);
  memo.tables = mapTables((name, format) => applyTo(memo.tables[name], tables[name], format));
}

function tableChange<Value>(
  before: ReadonlyMap<string, Value>,
  next: ReadonlyMap<string, Value>,
  { toRow }: TableFormat<Value>,
): TableChange {
  const change: TableChange = { set: [], gone: [] };
  if (before === next) return change;
  let added = 0;
  // Without a list of all rows, because most are unchanged.
  next.forEach((value, key) => {
    if (before.get(key) === value) return;
    change.set.push(toRow([key, value]));
    if (!before.has(key)) added++;
  });
  if (next.size - before.size !== added)
    before.forEach((_, key) => {
      if (!next.has(key)) change.gone.push(key);
    });
  return change;
}

function applyTo<Value>(
  table: Map<string, Value>,
  { set, gone }: TableChange,
  { fromRow, isSorted }: TableFormat<Value>,
): Map<string, Value> {
  const rows = set.map(fromRow);
  const hasNewKey = rows.some(([key]) => !table.has(key));
  for (const [key, value] of rows) table.set(key, value);
  for (const key of gone) table.delete(key);
  return isSorted && hasNewKey ? new Map([...table].sort(([a], [b]) => (a < b ? -1 : 1))) : table;
}

/** Returns a function from keys to their numbers, -1 for others. */
function numbersOf(keys: Iterable<string>): (key: string) => number {
  const numbers = new Map([...keys].map((key, index) => [key, index]));
  return (key) => numbers.get(key) ?? -1;
}

function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
