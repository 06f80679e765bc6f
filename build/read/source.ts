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
 * Reads every YAML and Markdown file below a folder. Files whose stamp is as `known` has it are not read again.
 */
export function readContent(root: string, known: ReadonlyMap<string, KnownFile> = new Map()): Content {
  const found = glob.sync('**/*', { cwd: root, dot: false, followSymbolicLinks: false, onlyFiles: false, stats: true });
  const files = new Map<string, KnownFile>();
  for (const { path, stats } of found.sort((a, b) => (a.path < b.path ? -1 : 1))) {
    if (!stats || stats.isDirectory() || path === 'README.md') continue;
    const stamp = stampOf(stats as Stats);
    const before = known.get(path);
    files.set(path, before && sameStamp(before.stamp, stamp) ? before : readFile(root, path, stamp, before));
  }
  return { root, files, readText: (path) => readFileSync(join(root, path), 'utf8') };
}

/** Reads one file again where it changed → the same content with that file renewed. */
function readFile(root: string, path: string, stamp: FileStamp, before?: KnownFile): KnownFile {
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

export function sameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.modified === b.modified && a.size === b.size && a.inode === b.inode;
}
