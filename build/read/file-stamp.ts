import type { Stats } from 'node:fs';
import type { FileStamp } from '../model/source-file.ts';

/** The stamp of a file that has to be read again in the next run. */
export const neverRead: FileStamp = { modified: -1, size: 0, inode: 0 };

/** Takes the stamp of a file's status. */
export function stampOf(stats: Stats): FileStamp {
  return { modified: stats.mtimeMs, size: stats.size, inode: stats.ino };
}

/** Whether a file looks on disk as it did. */
export function sameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.modified === b.modified && a.size === b.size && a.inode === b.inode;
}
