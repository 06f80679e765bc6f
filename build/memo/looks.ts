import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isIgnoredName } from '../ignored-files.ts';

/** Path → how the file or folder looked on disk: time, size and number; a folder's time changes when a file comes or goes. */
export type Looks = Record<string, string>;

/** Looks at folders and everything below them. */
export function lookAt(folders: readonly string[]): Looks {
  const looks: Looks = {};
  for (const folder of folders) collect(folder, looks);
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
  for (const path of paths) {
    const look = lookOf(path);
    if (look === missing) delete renewed[path];
    else renewed[path] = look;
    if (!look.startsWith(folderMark)) continue;
    for (const name of namesIn(path)) {
      const child = join(path, name);
      if (!(child in renewed)) collect(child, renewed);
    }
  }
  return renewed;
}

/** Names what differs between two looks at the same folders: files that changed, files and folders that are new or gone. */
export function changedFiles(before: Looks, after: Looks): string[] {
  const isFolder = (look: string | undefined) => look?.startsWith(folderMark) ?? false;
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter(
    (path) => before[path] !== after[path] && !(isFolder(before[path]) && isFolder(after[path])),
  );
}

function collect(path: string, looks: Looks): void {
  const look = lookOf(path);
  looks[path] = look;
  if (look.startsWith(folderMark)) for (const name of namesIn(path)) collect(join(path, name), looks);
}

/** The names in a folder, without what systems and editors leave there. */
function namesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => !isIgnoredName(name));
}

const folderMark = 'folder ';
const missing = 'missing';

function lookOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return missing;
  return stats.isDirectory() ? `${folderMark}${stats.mtimeMs}` : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
