import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

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
  replaceFile(record, JSON.stringify(stamps));
}

/**
 * Digest of the code that makes pictures, fonts and PDFs, which bundles know as `process.env.ASSET_CODE`: what it made
 * is kept as long as that code stays the same.
 * @param {string} root
 */
export function assetCode(root) {
  const hash = createHash('sha256');
  const folders = ['build/emit', 'templates/drawings'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  );
  for (const path of [...folders, 'build/markdown.ts', 'package-lock.json'].sort())
    if (statSync(join(root, path)).isFile()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Writes a file that other processes may write or read at the same time: they find it whole.
 * @param {string} path
 * @param {string} contents
 */
export function replaceFile(path, contents) {
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, contents);
  renameSync(beside, path);
}

/**
 * Removes what earlier bundles left in a folder, but for that of the last day: a preview that began with one may still
 * load of it.
 * @param {string} folder
 * @param {Iterable<string>} current paths, or names, of what is in use
 */
export function removeOld(folder, current) {
  const names = new Set([...current].map((path) => basename(path)));
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!names.has(name) && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? dayAgo) < dayAgo)
      rmSync(path, { force: true });
  }
}

/** @param {string} path */
function stampOf(path) {
  const stats = statSync(path);
  return stats.isDirectory() ? `dir ${stats.mtimeMs}` : `${stats.mtimeMs} ${stats.size}`;
}
