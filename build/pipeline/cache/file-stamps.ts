import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';
import { isIgnoredName } from '../../model/files/ignored-files.ts';

/**
 * Path → stamp: time, size and inode of a file; time, device and inode of a folder; or why the path cannot be read.
 * The time of a folder changes when a file is added or removed. The time of a file is that of its last change of any
 * kind (`ctime`), because programs that copy or synchronize files restore the time of its contents (`mtime`).
 */
export type FileStamps = ReadonlyMap<string, string>;

/** Stamps folders and all below, except files of systems and editors, and what is behind links. */
export function stampFiles(folders: readonly string[]): FileStamps {
  const stamps = new Map<string, string>();
  const visited = new Set<string>();
  for (const folder of folders) collect(folder, stamps, visited);
  return stamps;
}

/** Lists the paths whose stamps have changed. */
export function listChangedPaths(stamps: FileStamps): string[] {
  const changed: string[] = [];
  for (const [path, stamp] of stamps) if (stampOf(path) !== stamp) changed.push(path);
  return changed;
}

/** What differs between two stamps of the same folders. */
export interface StampChange {
  /** The paths that are new or have changed, and their stamps. */
  set: [path: string, stamp: string][];
  gone: string[];
}

/** Stamps some paths again, and the new paths in the folders among them → what has changed. */
export function restamp(stamps: FileStamps, paths: Iterable<string>): StampChange {
  const set = new Map<string, string>();
  const gone = new Set<string>();
  const visited = new Set<string>();
  for (const path of paths) {
    const stamp = stampOf(path);
    if (stamp !== missing) set.set(path, stamp);
    else if (stamps.has(path)) gone.add(path);
    for (const child of childrenOf(path, stamp))
      if ((!stamps.has(child) || gone.has(child)) && !set.has(child)) collect(child, set, visited);
  }
  return {
    set: [...set].filter(([path, stamp]) => stamps.get(path) !== stamp),
    gone: [...gone].filter((path) => !set.has(path)),
  };
}

/** Returns the stamps after a change. */
export function withChange(stamps: FileStamps, change: StampChange): FileStamps {
  const changed = new Map(stamps);
  applyChange(changed, change);
  return changed;
}

/** Applies a change to stamps that no other code has yet. */
export function applyChange(stamps: Map<string, string>, { set, gone }: StampChange): void {
  for (const [path, stamp] of set) stamps.set(path, stamp);
  for (const path of gone) stamps.delete(path);
}

/** Lists the files of a change and the folders that are new or gone. Omits others: only their contents have changed. */
export function findChangedFiles(before: FileStamps, { set, gone }: StampChange): string[] {
  const files = set.filter(([path, stamp]) => !(isFolderStamp(stamp) && isFolderStamp(before.get(path))));
  return [...files.map(([path]) => path), ...gone].sort();
}

function collect(path: string, stamps: Map<string, string>, visited: Set<string>): void {
  const stamp = stampOf(path);
  stamps.set(path, stamp);
  if (visited.has(stamp)) return;
  visited.add(stamp);
  for (const child of childrenOf(path, stamp)) collect(child, stamps, visited);
}

const folderMark = 'folder ';

/** Returns whether a stamp is that of a folder. */
export function isFolderStamp(stamp: string | undefined): boolean {
  return stamp?.startsWith(folderMark) ?? false;
}

const missing = 'missing';

function stampOf(path: string): string {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats) return missing;
    const { mtimeMs, ctimeMs, size, ino, dev } = stats;
    return stats.isDirectory() ? `${folderMark}${mtimeMs} ${dev} ${ino}` : `${ctimeMs} ${size} ${ino}`;
  } catch (error) {
    return `unreadable ${errorCode(error) ?? String(error)}`;
  }
}

function childrenOf(path: string, stamp: string): string[] {
  if (!isFolderStamp(stamp)) return [];
  try {
    return readdirSync(path)
      .filter((name) => !isIgnoredName(name))
      .map((name) => join(path, name));
  } catch {
    // The stage that reads the folder's files reports that it cannot be read.
    return [];
  }
}
