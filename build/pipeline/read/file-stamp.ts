import type { Stats } from 'node:fs';
import type { FileStamp } from '../../model/source-file.ts';

/** The stamp of a file that has to be read again in the next run. */
export const staleStamp: FileStamp = { changed: -1, size: 0, inode: 0 };

/**
 * Takes the stamp of a file's status. Its time is that of the last change of any kind (`ctime`), because programs that
 * copy or synchronize files restore the time of its contents (`mtime`).
 */
export function stampOf(stats: Stats): FileStamp {
  return { changed: stats.ctimeMs, size: stats.size, inode: stats.ino };
}

/** Returns whether a file has the same stamp as before. */
export function hasSameStamp(a: FileStamp, b: FileStamp): boolean {
  return a.changed === b.changed && a.size === b.size && a.inode === b.inode;
}
