import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Says whether a bundle is as its inputs are: every input file has the time and size written down, and no folder
 * among them has gained or lost a file.
 * @param {string} record the file that `recordInputs` wrote
 * @param {string} root
 */
export function isFresh(record, root) {
  if (!existsSync(record)) return false;
  try {
    const inputs = JSON.parse(readFileSync(record, 'utf8'));
    return Object.entries(inputs).every(([path, stamp]) => stampOf(join(root, path)) === stamp);
  } catch {
    return false;
  }
}

/**
 * Writes down the time and size of a bundle's inputs.
 * @param {string} record
 * @param {string} root
 * @param {Iterable<string>} inputs absolute paths, or paths from the root; files and folders
 */
export function recordInputs(record, root, inputs) {
  mkdirSync(dirname(record), { recursive: true });
  const stamps = Object.fromEntries(
    [...new Set([...inputs].map((path) => (path.startsWith('/') ? relative(root, path) : path)))]
      .sort()
      .map((path) => [path, stampOf(join(root, path))]),
  );
  writeFileSync(record, JSON.stringify(stamps));
}

/** @param {string} path */
function stampOf(path) {
  const stats = statSync(path);
  return stats.isDirectory() ? `dir ${stats.mtimeMs}` : `${stats.mtimeMs} ${stats.size}`;
}
