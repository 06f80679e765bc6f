import type { Problem } from '../../model/diagnostic.ts';
import type { FileCheck, Use } from '../../model/file-check.ts';
import type { WrittenFile } from '../../model/output.ts';
import type { CachedFile } from '../../model/source-file.ts';

/** A content file as a memo stores it: rows are shorter than objects, and a site has thousands of them. */
export type FileRow = [
  path: string,
  digest: string,
  dataDigest: string,
  bodyStart: number,
  characters: string,
  changed: number,
  size: number,
  inode: number,
  problems: Problem[],
  /** Missing where there is none. */
  data?: unknown,
];
/** What validating a file gave. */
export type CheckRow = [path: string, digest: string, struct: string, problems: Problem[], uses: Use[]];
/** A file that was written; `modified` in milliseconds since 1970. */
export type WrittenRow = [path: string, digest: string, size: number, modified: number];

/** Returns the row of a file; `cachedFile` parses it. */
export function fileRow([path, file]: [string, CachedFile]): FileRow {
  const { digest, dataDigest, bodyStart, characters, stamp, problems, data } = file;
  const { changed, size, inode } = stamp;
  const own = [path, digest, dataDigest, bodyStart, characters, changed, size, inode, problems] as const;
  return data === undefined ? [...own] : [...own, data];
}

/** Parses the row of a file. */
export function cachedFile(row: FileRow): [string, CachedFile] {
  const [path, digest, dataDigest, bodyStart, characters, changed, size, inode, problems, data] = row;
  const stamp = { changed, size, inode };
  return [path, { path, digest, data, dataDigest, bodyStart, characters, problems, stamp }];
}

/** Returns the row of a file's validation. */
export function checkRow([path, { digest, struct, problems, uses }]: [string, FileCheck]): CheckRow {
  return [path, digest, struct, problems, uses];
}

/** Parses the row of a file's validation. */
export function cachedCheck([path, digest, struct, problems, uses]: CheckRow): [string, FileCheck] {
  return [path, { digest, struct, problems, uses }];
}

/** Returns the row of a written file. */
export function formatWrittenRow([path, { digest, size, modified }]: [string, WrittenFile]): WrittenRow {
  return [path, digest, size, modified];
}

/** Parses the row of a written file. */
export function parseWrittenRow([path, digest, size, modified]: WrittenRow): [string, WrittenFile] {
  return [path, { digest, size, modified }];
}
