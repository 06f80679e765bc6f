import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { digestOf } from '../digest.ts';
import type { ParsedFile } from '../model.ts';
import { parseSource } from './parse.ts';

/** How a file looked when it was last read; enough to know that it has not changed. */
export interface FileStamp {
  modified: number;
  size: number;
  inode: number;
}

/** A parsed file with the stamp of what was read. */
export interface KnownFile extends ParsedFile {
  stamp: FileStamp;
}

/** What reading a folder gives: its parsed files by path, sorted, and a way to read their text again. */
export interface Content {
  root: string;
  files: ReadonlyMap<string, KnownFile>;
  readText: (path: string) => string;
}

/**
 * Reads every YAML and Markdown file below a folder. Files whose stamp is as `known` has it are not read again; where
 * `touched` names the only paths that may have changed, the folder is not walked either.
 */
export function readContent(root: string, known: ReadonlyMap<string, KnownFile>, touched?: readonly string[]): Content {
  const files = touched && known.size > 0 ? renew(root, known, touched) : walk(root, known);
  // Without a byte order mark, which no editor counts as a column.
  return { root, files, readText: (path) => readFileSync(join(root, path), 'utf8').replace(/^\uFEFF/, '') };
}

function walk(root: string, known: ReadonlyMap<string, KnownFile>): Map<string, KnownFile> {
  const found = glob.sync('**/*', { cwd: root, dot: false, onlyFiles: false, followSymbolicLinks: false, stats: true });
  const files = new Map<string, KnownFile>();
  for (const { path, stats } of found.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (stats && !stats.isDirectory() && path !== 'README.md')
      files.set(path, readFile(root, path, stampOf(stats as Stats), known.get(path)));
  }
  return files;
}

function renew(
  root: string,
  known: ReadonlyMap<string, KnownFile>,
  touched: readonly string[],
): Map<string, KnownFile> {
  const files = new Map(known);
  for (const path of touched) {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!stats || stats.isDirectory() || path === 'README.md') files.delete(path);
    else files.set(path, readFile(root, path, stampOf(stats), known.get(path)));
  }
  return touched.every((path) => known.has(path)) ? files : new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads one file where it has changed. */
function readFile(root: string, path: string, stamp: FileStamp, before?: KnownFile): KnownFile {
  if (before && sameStamp(before.stamp, stamp)) return before;
  let bytes: Buffer;
  try {
    if (lstatSync(join(root, path)).isSymbolicLink())
      return unusable(path, stamp, 'is a symbolic link; put the file itself here');
    bytes = readFileSync(join(root, path));
  } catch (error) {
    return unusable(path, stamp, `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`);
  }
  const digest = digestOf(bytes);
  if (before?.digest === digest) return { ...before, stamp };
  return { ...parseSource(path, bytes, digest), stamp };
}

function unusable(path: string, stamp: FileStamp, reason: string): KnownFile {
  return {
    path,
    digest: `unreadable:${reason}`,
    data: undefined,
    dataDigest: '',
    bodyStart: -1,
    characters: '',
    stamp: { ...stamp, modified: -1 },
    problems: [
      {
        code: 'unreadable-file',
        severity: 'error',
        message: `${path} ${reason}.`,
        hint: 'Check that the file is there and that you may read it.',
      },
    ],
  };
}

/** Takes the stamp of a file's status. */
export function stampOf(stats: Stats): FileStamp {
  return { modified: stats.mtimeMs, size: stats.size, inode: stats.ino };
}

/** Whether a file looks on disk as it did. */
export function sameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.modified === b.modified && a.size === b.size && a.inode === b.inode;
}
