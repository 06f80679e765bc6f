import { realpathSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../model/files/error-code.ts';

/** The name of a staging folder inside an output, where none can be beside it. */
export const insideName = '.staging';

/**
 * Returns where the staging folder of an output may be: beside the output, where no server finds it; or inside it, if
 * the output is a mount point or the parent folder is read-only.
 */
export function stagingLocations(folder: string): readonly [beside: string, inside: string] {
  const path = resolveLinks(folder);
  return [join(dirname(path), `.${basename(path)}-staging`), join(path, insideName)];
}

/** Resolves the symbolic links in a path. The end of the path need not exist. */
export function resolveLinks(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(resolveLinks(parent), basename(path));
  }
}

/**
 * Returns whether a rename leads from one folder to another: not between file systems, nor between mounts of the same
 * one.
 */
export function canRename(from: string, to: string): boolean {
  try {
    // The system compares the mounts before it looks for the file, so nothing needs to be there.
    renameSync(join(from, 'absent'), join(to, '.absent'));
    return true;
  } catch (error) {
    return errorCode(error) !== 'EXDEV';
  }
}
