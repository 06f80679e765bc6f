import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredName } from '../files/ignored-files.ts';

/**
 * Path → stamp: time, size and inode of a file; time, device and inode of a folder, whose time changes when a file is
 * added or removed; or why the path cannot be read. The time of a file is that of its last change of any kind: programs
 * that copy or synchronize files give what they wrote its old time again.
 */
export type FileStamps = Record<string, string>;

/** Stamps folders and everything below them, without the files of systems and editors; each folder once, because symbolic links may lead back to it. */
export function stampFiles(folders: readonly string[]): FileStamps {
  const stamps: FileStamps = {};
  const visited = new Set<string>();
  for (const folder of folders) collect(rootKey(folder), stamps, visited);
  return stamps;
}

/** Lists the paths whose stamps have changed. */
export function changedSince(stamps: FileStamps): string[] {
  const changed: string[] = [];
  for (const path in stamps) if (stampOf(path) !== stamps[path]) changed.push(path.replace(/\/\.$/, ''));
  return changed;
}

/** Stamps some paths again, and what is new in the folders among them. */
export function updateStamps(stamps: FileStamps, paths: Iterable<string>): FileStamps {
  const updated = { ...stamps };
  const visited = new Set<string>();
  for (const changed of paths) {
    const path = rootKey(changed) in stamps ? rootKey(changed) : changed;
    const stamp = stampOf(path);
    if (stamp === missing) delete updated[path];
    else updated[path] = stamp;
    for (const child of childrenOf(path, stamp)) if (!(child in updated)) collect(child, updated, visited);
  }
  return updated;
}

/** Lists what differs between two stamps of the same folders: changed files, and added or removed files and folders. */
export function changedFiles(before: FileStamps, after: FileStamps): string[] {
  const isFolder = (stamp: string | undefined) => stamp?.startsWith(folderMark) ?? false;
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter(
    (path) => before[path] !== after[path] && !(isFolder(before[path]) && isFolder(after[path])),
  );
}

function collect(path: string, stamps: FileStamps, visited: Set<string>): void {
  const stamp = stampOf(path);
  stamps[path] = stamp;
  if (visited.has(stamp)) return;
  visited.add(stamp);
  for (const child of childrenOf(path, stamp)) collect(child, stamps, visited);
}

/** The path under which a scanned folder has its stamp. It leads into the folder, also if the folder is a link. */
function rootKey(folder: string): string {
  return `${folder}/.`;
}

const folderMark = 'folder ';
const missing = 'missing';

function stampOf(path: string): string {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats) return missing;
    const { mtimeMs, ctimeMs, size, ino, dev } = stats;
    return stats.isDirectory() ? `${folderMark}${mtimeMs} ${dev} ${ino}` : `${ctimeMs} ${size} ${ino}`;
  } catch (error) {
    return `unreadable ${codeOf(error)}`;
  }
}

function childrenOf(path: string, stamp: string): string[] {
  if (!stamp.startsWith(folderMark)) return [];
  try {
    return readdirSync(path)
      .filter((name) => !isIgnoredName(name))
      .map((name) => join(path, name));
  } catch {
    // The stage that reads the folder's files reports that it cannot be read.
    return [];
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
