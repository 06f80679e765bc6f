import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  type Stats,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';

/**
 * Moves a folder's contents into another: whole folders where there are none yet. A symbolic link there is replaced,
 * not followed. A folder in the place of a file is removed if all its files are removed anyway.
 */
export function moveContents(from: string, to: string, removed: readonly string[]): void {
  const move = (path: string, isFolder: boolean): void => {
    const [source, target] = [join(from, path), join(to, path)];
    const there = statsOf(target);
    if (isFolder && there?.isDirectory()) {
      for (const entry of readdirSync(source, { withFileTypes: true }))
        move(path ? `${path}/${entry.name}` : entry.name, entry.isDirectory());
      return;
    }
    if (there?.isDirectory()) {
      removeFiles(
        to,
        removed.filter((other) => other.startsWith(`${path}/`)),
      );
    } else if (there && isFolder) unlinkSync(target);
    rename(source, target, isFolder);
  };
  mkdirSync(dirname(to), { recursive: true });
  move('', true);
}

/** Removes files by name, and folders that this leaves empty. Follows no symbolic link. */
export function removeFiles(folder: string, paths: readonly string[]): void {
  for (const path of paths) {
    if (!hasRealFolders(folder, path)) continue;
    const target = join(folder, path);
    const there = statsOf(target);
    if (there && !there.isDirectory()) unlinkSync(target);
    for (let parent = dirname(target); parent.length >= folder.length; parent = dirname(parent))
      if (!removeEmpty(parent)) break;
  }
}

/** Returns whether a file is there, and no folder on the way to it is a symbolic link. */
export function fileExists(folder: string, path: string): boolean {
  return hasRealFolders(folder, path) && statsOf(join(folder, path))?.isDirectory() === false;
}

/** Returns whether a path leads through folders only: through no symbolic link and no file. */
function hasRealFolders(folder: string, path: string): boolean {
  const parts = path.split('/').slice(0, -1);
  return parts.every((_, index) => statsOf(join(folder, ...parts.slice(0, index + 1)))?.isDirectory() !== false);
}

/** Returns the stats of a file, of a symbolic link itself; `undefined` if it is not there. */
export function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Removes a folder if it is empty. Returns whether it is gone. */
export function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    // A mount point stays; so does a folder that has something.
    return errorCode(error) === 'ENOENT';
  }
}

/** Renames a file or folder; copies it where the target is on another mount. */
function rename(source: string, target: string, isFolder: boolean): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    if (isFolder) {
      mkdirSync(target, { recursive: true });
      moveContents(source, target, []);
    } else {
      copyFileSync(source, `${target}.new`);
      renameSync(`${target}.new`, target);
    }
  }
}
