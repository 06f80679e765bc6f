import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path → how the file or folder looked on disk: time, size and number; a folder's time changes when a file comes or goes.
 * Of what cannot be looked at, the reason.
 */
export type Looks = Record<string, string>;

/** Looks at folders and everything below them; each folder once, because symbolic links may lead back to it. */
export function lookAt(folders: readonly string[]): Looks {
  const looks: Looks = {};
  const visited = new Set<string>();
  for (const folder of folders) collect(folder, looks, visited);
  return looks;
}

/** Finds what does not look as it did. */
export function changedSince(looks: Looks): string[] {
  const changed: string[] = [];
  for (const path in looks) if (lookOf(path) !== looks[path]) changed.push(path);
  return changed;
}

/** Looks again at some paths, and at what is new in the folders among them. */
export function lookAgain(looks: Looks, paths: Iterable<string>): Looks {
  const renewed = { ...looks };
  const visited = new Set<string>();
  for (const path of paths) {
    const look = lookOf(path);
    if (look === missing) delete renewed[path];
    else renewed[path] = look;
    for (const child of childrenOf(path, look)) if (!(child in renewed)) collect(child, renewed, visited);
  }
  return renewed;
}

/** Names the files that differ between two looks at the same folders: changed, new or gone. */
export function changedFiles(before: Looks, after: Looks): string[] {
  const isFile = (look: string | undefined) => look !== undefined && !look.startsWith(folderMark);
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter((path) => before[path] !== after[path] && (isFile(before[path]) || isFile(after[path])));
}

function collect(path: string, looks: Looks, visited: Set<string>): void {
  const look = lookOf(path);
  looks[path] = look;
  if (visited.has(look)) return;
  visited.add(look);
  for (const child of childrenOf(path, look)) collect(child, looks, visited);
}

const folderMark = 'folder ';
const missing = 'missing';

function lookOf(path: string): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return missing;
    const { mtimeMs, size, ino, dev } = stats;
    return stats.isDirectory() ? `${folderMark}${mtimeMs} ${dev} ${ino}` : `${mtimeMs} ${size} ${ino}`;
  } catch (error) {
    return `unreadable ${codeOf(error)}`;
  }
}

function childrenOf(path: string, look: string): string[] {
  if (!look.startsWith(folderMark)) return [];
  try {
    return readdirSync(path).map((name) => join(path, name));
  } catch {
    // Whoever reads the folder's files reports that it cannot be read.
    return [];
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
