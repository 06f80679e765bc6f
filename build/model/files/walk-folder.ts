import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { escapeName, findNameFault } from './file-names.ts';

/** Something below a folder that is no folder itself, or a folder that cannot be read. */
export interface FoundFile {
  /** Relative to the folder, with `/`; `.` is the folder itself. Unusual characters of an unusable name are escaped. */
  path: string;
  /** Missing where even the status cannot be read, and for folders. */
  stats?: Stats;
  /** Why it cannot be read as a file; missing for a regular file. */
  fault?: string;
}

interface WalkOptions {
  /** Paths that are left out, with everything below them. */
  isSkipped: (path: string) => boolean;
  /** Paths that only a file may have: a folder there is listed with a fault, and not entered. */
  mustBeFile?: (path: string) => boolean;
}

/** Lists every file below a folder, sorted by path. Symbolic links are not followed, also where one leads to the folder. */
export function walkFolder(root: string, options: WalkOptions): FoundFile[] {
  if (isBehindLink(root)) return [{ path: '.', fault: folderLinkFault }];
  const found: FoundFile[] = [];
  const folders = ['.'];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const names = namesIn(join(root, folder));
    if (typeof names === 'string') {
      found.push({ path: folder, fault: names });
      continue;
    }
    for (const name of names) {
      const path = folder === '.' ? name : `${folder}/${name}`;
      if (options.isSkipped(path)) continue;
      const fault = findNameFault(name);
      if (fault !== undefined) {
        found.push({ path: escapeName(path), fault });
        continue;
      }
      const file = inspectFile(root, path, options.mustBeFile);
      if (file === 'folder') folders.push(path);
      else if (file) found.push(file);
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Why a folder that a walk begins with is not read. */
export const folderLinkFault = 'is a symbolic link, or below one; put the folder or file itself here';

/** Why a file has a pointer instead of its contents: the repository was checked out without its large files. */
export const lfsPointerFault = 'is a pointer of Git LFS, and not the file itself';

/** Why a file is not read: it has what one of two devices wrote. */
export const syncCopyFault =
  'is a copy that a program for synchronizing files made, because two devices changed a file';

/** Returns whether Dropbox, Nextcloud, ownCloud, Syncthing or a program like them has named a file, or a folder above it. */
export function isSyncCopy(path: string): boolean {
  return /\((?=[^/()]*\))[^/()]*(?:conflicted copy|case conflict)\b|\.sync-conflict-|_conflict-\d{8}/i.test(path);
}

/** Returns whether a file has only the pointer that Git LFS puts into a repository in place of the file. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, lfsBeginning.length)).equals(lfsBeginning);
}

const lfsBeginning = Buffer.from('version https://git-lfs.github.com/spec/');

/** Returns whether a folder, or one above it, is a symbolic link. */
export function isBehindLink(folder: string): boolean {
  try {
    return realpathSync.native(folder) !== resolve(folder);
  } catch {
    // Listing it says why it cannot be read.
    return false;
  }
}

/** Inspects one path → the file there, `folder`, or nothing. */
export function inspectFile(
  root: string,
  path: string,
  mustBeFile: (path: string) => boolean = () => false,
): FoundFile | 'folder' | undefined {
  try {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) return undefined;
    if (stats.isFile()) return { path, stats };
    if (!stats.isDirectory()) return { path, stats, fault: faultOf(stats) };
    return mustBeFile(path) ? { path, stats, fault: 'is a folder, but only a file can have this name' } : 'folder';
  } catch (error) {
    return { path, fault: describeReadError(error) };
  }
}

/** Says why a file cannot be read, given what the system reports. */
export function describeReadError(error: unknown): string {
  return `cannot be read (${error instanceof Error && 'code' in error ? error.code : 'unknown error'})`;
}

/** Says what to do about a file that cannot be read for a reason. */
export function hintForFault(fault: string): string {
  if (fault === folderLinkFault)
    return 'Remove the link, and put what it leads to in its place, if that is a part of the site.';
  if (fault === lfsPointerFault)
    return 'Fetch the files of Git LFS: git lfs pull. A machine that builds has to check out with LFS.';
  if (fault === syncCopyFault) return 'Put what is right in it into the file itself, and remove the copy.';
  if (fault.startsWith('has a name')) return 'Rename it, best with a–z, 0–9 and hyphens only.';
  return fault.startsWith('is a')
    ? 'Put a file here, or remove it.'
    : 'Check that the file is there and that you may read it.';
}

/** Says why something that is neither a file nor a folder cannot be read as a file. */
export function faultOf(stats: Stats): string {
  if (stats.isSymbolicLink()) return 'is a symbolic link; put the file itself here';
  if (stats.isFIFO()) return 'is a named pipe, and not a file';
  return stats.isSocket() ? 'is a socket, and not a file' : 'is a device, and not a file';
}

/** Returns the names in a folder, or why they cannot be listed; no names if there is no folder. */
function namesIn(folder: string): string[] | string {
  try {
    return lstatSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  } catch (error) {
    return describeReadError(error);
  }
}
