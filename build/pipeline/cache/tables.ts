import type { FileCheck } from '../../model/file-check.ts';
import type { WrittenFile } from '../../model/output.ts';
import type { RenderedPage } from '../../model/page.ts';
import type { CachedFile } from '../../model/source-file.ts';
import type { Memo } from './memo.ts';

/** The tables of a memo that a file stores. */
export type TableName = Exclude<
  { [Name in keyof Memo]: Memo[Name] extends ReadonlyMap<string, unknown> ? Name : never }[keyof Memo],
  'entries'
>;

type ValueOf<Name extends TableName> = Memo[Name] extends ReadonlyMap<string, infer Value> ? Value : never;

/** How a table is stored. Each of its rows is JSON. */
export interface TableFormat<Value, Row = any> {
  toRow: (item: [key: string, value: Value]) => Row;
  fromRow: (row: Row) => [key: string, value: Value];
  /** Whether it has texts in the languages of the site. The other tables are in ASCII, which is read fastest. */
  hasTexts?: true;
  /** Whether it is read in the order of its keys. */
  isSorted?: true;
  /** Whether a whole memo has columns in place of its rows. */
  isPacked?: true;
}

/** Stores keys and values as they are. */
const asItIs = <Value>(): TableFormat<Value> => ({ toRow: (item) => item, fromRow: (row) => row });

/**
 * How each table of a memo is saved and read. Rows have no field names: sites have thousands of files, and rows without
 * names are shorter.
 */
const tables: { [Name in TableName]: TableFormat<ValueOf<Name>> } = {
  files: { toRow: fileRow, fromRow: cachedFile, hasTexts: true, isSorted: true },
  pictures: { ...asItIs(), isSorted: true },
  statics: asItIs(),
  checks: { toRow: checkRow, fromRow: cachedCheck },
  inputHashes: asItIs(),
  pages: { toRow: pageRow, fromRow: (page: RenderedPage) => [page.url, page], isPacked: true },
  parts: asItIs(),
  written: { toRow: writtenRow, fromRow: writtenFile },
  foreign: asItIs(),
  compared: asItIs(),
};

/** Calls a function for each table → the results by the table's name. */
export function mapTables<T>(make: (name: TableName, format: TableFormat<any>) => T): Record<TableName, T> {
  const rows = Object.entries(tables).map(([name, format]) => [name, make(name as TableName, format)]);
  return Object.fromEntries(rows);
}

function fileRow([path, file]: [string, CachedFile]) {
  const { digest, dataDigest, bodyStart, characters, stamp, problems, data } = file;
  const { changed, size, inode } = stamp;
  const own = [path, digest, dataDigest, bodyStart, characters, changed, size, inode, problems] as const;
  return data === undefined ? own : ([...own, data] as const);
}

function cachedFile(row: ReturnType<typeof fileRow>): [string, CachedFile] {
  const [path, digest, dataDigest, bodyStart, characters, changed, size, inode, problems, data] = row;
  const stamp = { changed, size, inode };
  return [path, { path, digest, data, dataDigest, bodyStart, characters, problems, stamp }];
}

function checkRow([path, { digest, struct, problems, uses }]: [string, FileCheck]) {
  return [path, digest, struct, problems, uses] as const;
}

function cachedCheck([path, digest, struct, problems, uses]: ReturnType<typeof checkRow>): [string, FileCheck] {
  return [path, { digest, struct, problems, uses }];
}

function writtenRow([path, { digest, size, modified }]: [string, WrittenFile]) {
  return [path, digest, size, modified] as const;
}

function writtenFile([path, digest, size, modified]: ReturnType<typeof writtenRow>): [string, WrittenFile] {
  return [path, { digest, size, modified }];
}

/** Returns a page with the fields that a stored page parses on first use. */
function pageRow([, page]: [string, RenderedPage]): RenderedPage {
  return { ...page, reads: page.reads, shared: page.shared, scan: page.scan };
}
