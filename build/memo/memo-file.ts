import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RenderedPage } from '../model.ts';
import { emptyMemo, type Memo } from './memo.ts';

/** A memo on disk: what the last run left, and a way to leave what this one did. */
export interface MemoFile {
  memo: Memo;
  save: (next: Memo) => void;
}

/**
 * Opens a memo; one that is missing, broken or made by other code is empty. The file's first line is a whole memo
 * without the facts of its pages, which stand one after the other in the second: of most pages they are never asked
 * for. Each line that follows says what a later run changed, so that a small change is saved by a short one.
 */
export function openMemo(path: string, code: string): MemoFile {
  let { memo, whole, size } = load(path, code);
  return {
    get memo() {
      return memo;
    },
    save(next) {
      mkdirSync(dirname(path), { recursive: true });
      const change = whole > 0 ? `${JSON.stringify({ code, ...changesBetween(memo, next) })}\n` : undefined;
      // Where another process has written meanwhile, or the changes have become many, it is written anew.
      if (change !== undefined && size + change.length < 2 * whole && sizeOf(path) === size)
        appendFileSync(path, change);
      else {
        writeFileSync(`${path}.new`, wholeOf(code, next));
        renameSync(`${path}.new`, path);
        whole = sizeOf(path);
      }
      size = sizeOf(path);
      memo = next;
    },
  };
}

interface Loaded {
  memo: Memo;
  /** Bytes of the first two lines, and of the file. */
  whole: number;
  size: number;
}

function load(path: string, code: string): Loaded {
  const nothing = { memo: emptyMemo(code), whole: 0, size: 0 };
  if (!existsSync(path)) return nothing;
  try {
    const bytes = readFileSync(path);
    const facts = bytes.indexOf('\n') + 1;
    const whole = bytes.indexOf('\n', facts) + 1;
    const lines = [bytes.toString('utf8', 0, facts), ...bytes.toString('utf8', whole).split('\n')].filter(Boolean);
    let memo = emptyMemo(code);
    for (const line of lines) {
      const change = JSON.parse(line) as MemoChange;
      if (change.code !== code) return nothing;
      memo = changed(memo, change, bytes.subarray(facts, whole));
    }
    return { memo, whole, size: bytes.length };
  } catch {
    return nothing;
  }
}

/** Writes a whole memo: its two lines. */
function wholeOf(code: string, memo: Memo): Buffer {
  const change = changesBetween(emptyMemo(code), withUsedReads(memo));
  const facts: Buffer[] = [];
  let end = 0;
  const set = change.pages.set.map(([url, page]): [string, typeof page] => {
    const own = Buffer.from(page.facts as string);
    const start = end;
    facts.push(own);
    end += own.length;
    return [url, { ...page, facts: [start, end] }];
  });
  const head = JSON.stringify({ code, ...change, pages: { ...change.pages, set } });
  return Buffer.concat([Buffer.from(`${head}\n`), ...facts, Buffer.from('\n')]);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** A table of the memo as it is stored: what was set, and the keys that are gone. */
interface TableChange<Value> {
  set: [string, Value][];
  gone: string[];
}

/** A page with its facts as JSON, or where that stands in the second line. */
type StoredPage = Omit<RenderedPage, 'facts'> & { facts: string | [start: number, end: number] };

/** Something with keys of tables as their numbers in these. */
type Numbered<Value, Keys extends keyof Value> = Omit<Value, Keys> & Record<Keys, number[]>;

/** What one run changed in the memo of the run before. */
interface MemoChange extends Pick<Memo, 'code' | 'inOrder'> {
  files: TableChange<TableValue<'files'>>;
  statics: TableChange<TableValue<'statics'>>;
  checks: TableChange<TableValue<'checks'>>;
  reads: TableChange<string>;
  grounds: TableChange<string>;
  pages: TableChange<Numbered<StoredPage, 'reads' | 'shared'>>;
  parts: TableChange<Numbered<TableValue<'parts'>, 'reads'>>;
  written: TableChange<TableValue<'written'>>;
  foreign: TableChange<TableValue<'foreign'>>;
  compared: TableChange<string>;
}

type TableValue<Name extends keyof Memo> = Memo[Name] extends ReadonlyMap<string, infer Value> ? Value : never;

function changesBetween(before: Memo, next: Memo): Omit<MemoChange, 'code'> {
  const reads = tableChange(before.reads, next.reads);
  const parts = tableChange(before.parts, next.parts);
  const readNumbers = numberIn(applied(before.reads, reads));
  const partNumbers = numberIn(applied(before.parts, parts));
  return {
    inOrder: next.inOrder,
    files: tableChange(before.files, next.files),
    statics: tableChange(before.statics, next.statics),
    checks: tableChange(before.checks, next.checks),
    reads,
    grounds: tableChange(before.grounds, next.grounds),
    pages: mapped(tableChange(before.pages, next.pages), (page) => ({
      ...page,
      reads: page.reads.map(readNumbers),
      shared: page.shared.map(partNumbers),
      facts: JSON.stringify(page.facts),
    })),
    parts: mapped(parts, (part) => ({ ...part, reads: part.reads.map(readNumbers) })),
    written: tableChange(before.written, next.written),
    foreign: tableChange(before.foreign, next.foreign),
    compared: tableChange(before.compared, next.compared),
  };
}

/** A memo without the reads that no page has made lately. */
function withUsedReads(memo: Memo): Memo {
  const used = new Set([...memo.pages.values(), ...memo.parts.values()].flatMap(({ reads }) => reads));
  return { ...memo, reads: new Map([...memo.reads].filter(([key]) => used.has(key))) };
}

function tableChange<Value>(before: ReadonlyMap<string, Value>, next: ReadonlyMap<string, Value>): TableChange<Value> {
  if (before === next) return { set: [], gone: [] };
  return {
    set: [...next].filter(([key, value]) => before.get(key) !== value),
    gone: [...before.keys()].filter((key) => !next.has(key)),
  };
}

function mapped<From, To>({ set, gone }: TableChange<From>, change: (value: From) => To): TableChange<To> {
  return { set: set.map(([key, value]) => [key, change(value)]), gone };
}

function changed(memo: Memo, change: MemoChange, facts: Buffer): Memo {
  const reads = applied(memo.reads, change.reads);
  const readKey = keyIn(reads);
  const parts = applied(
    memo.parts,
    mapped(change.parts, (part) => ({ ...part, reads: part.reads.map(readKey) })),
  );
  const partKey = keyIn(parts);
  const files = applied(memo.files, change.files);
  const inOrder = memo.files.size === 0 || change.files.set.every(([path]) => memo.files.has(path));
  return {
    ...memo,
    inOrder: change.inOrder,
    files: inOrder ? files : byPath(files),
    statics: applied(memo.statics, change.statics),
    checks: applied(memo.checks, change.checks),
    reads,
    grounds: applied(memo.grounds, change.grounds),
    pages: applied(
      memo.pages,
      mapped(change.pages, (page) =>
        withFactsLater({ ...page, reads: page.reads.map(readKey), shared: page.shared.map(partKey) }, facts),
      ),
    ),
    parts,
    written: applied(memo.written, change.written),
    foreign: applied(memo.foreign, change.foreign),
    compared: applied(memo.compared, change.compared),
  };
}

/** Makes what says which number a key has in a table. */
function numberIn(table: ReadonlyMap<string, unknown>): (key: string) => number {
  const numbers = new Map([...table.keys()].map((key, index) => [key, index]));
  return (key) => numbers.get(key) ?? -1;
}

/** Makes what says which key has a number in a table. */
function keyIn(table: ReadonlyMap<string, unknown>): (number: number) => string {
  const keys = [...table.keys()];
  return (number) => keys[number] ?? '';
}

/** Files are read in the order of their paths. */
function byPath<Value>(files: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function applied<Value>(
  before: ReadonlyMap<string, Value>,
  { set, gone }: TableChange<Value>,
): ReadonlyMap<string, Value> {
  if (set.length === 0 && gone.length === 0) return before;
  const table = new Map(before.size === 0 ? set : before);
  if (before.size > 0) for (const [key, value] of set) table.set(key, value);
  for (const key of gone) table.delete(key);
  return table;
}

/** A page whose facts are parsed when they are asked for. */
function withFactsLater(page: StoredPage, all: Buffer): RenderedPage {
  let facts: RenderedPage['facts'] | undefined;
  return Object.defineProperty({ ...page } as unknown as RenderedPage, 'facts', {
    enumerable: true,
    get() {
      facts ??= JSON.parse(typeof page.facts === 'string' ? page.facts : all.toString('utf8', ...page.facts));
      return facts;
    },
  });
}
