import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** What to do about an error of the system, by its code. */
const remedies = /** @type {Record<string, string>} */ ({
  EACCES: 'Run this command as the user to whom that belongs, or give this user the right to it.',
  EROFS: 'Run this command where its files can be written.',
  ENOSPC: 'Make room there.',
  ENOTDIR: 'Name a folder: that is a file.',
  EMFILE: 'Let this user open more files (ulimit -n).',
});
const likewise = /** @type {Record<string, string>} */ ({ EPERM: 'EACCES', EDQUOT: 'ENOSPC', ENFILE: 'EMFILE' });

/**
 * Explains an error that is not of a command but of where it runs, such as a folder that may not be written to. Returns
 * nothing for other errors.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainSystemError(error) {
  if (!(error instanceof Error)) return undefined;
  const { code, path, dest } = /** @type {NodeJS.ErrnoException & { dest?: string }} */ (error);
  const remedy = remedies[likewise[code ?? ''] ?? code ?? ''];
  const place = dest ?? path;
  return remedy && `${place ? nearestOf(place) : 'A file'} cannot be used: ${reasonOf(error)}. ${remedy}`;
}

/**
 * Returns a path, or the nearest folder above it that is there: a new file may have a temporary name.
 * @param {string} path
 * @returns {string}
 */
const nearestOf = (path) => (existsSync(path) || dirname(path) === path ? path : nearestOf(dirname(path)));

/**
 * Returns what the system says of an error: `no space left on device`.
 * @param {unknown} error
 */
export function reasonOf(error) {
  const message = error instanceof Error ? error.message : String(error);
  return /^E\w+: ([^,]+)/.exec(message)?.[1] ?? message;
}
