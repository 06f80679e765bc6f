import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readCachedJson, readSeal, sealOf, writeCached } from './cache-file.mjs';
import { reasonOf } from './setup/system-errors.mjs';

/** The file that has the stamps of a bundle's inputs, and the seals of its files. */
const record = 'inputs.json';

/**
 * Returns whether the bundle in a folder can be used: every input file has the recorded time and size, no folder among
 * the inputs has gained or lost a file at any depth, and every file of the bundle is as it was written.
 * @param {string} folder
 * @param {string} root
 */
export function isFresh(folder, root) {
  const recorded = readCachedJson(join(folder, record));
  if (!recorded) return false;
  const { inputs, files } = recorded;
  return (
    Object.entries(inputs).every(([path, stamp]) => stampOf(join(root, path)) === stamp) &&
    Object.entries(files).every(([name, seal]) => readSeal(join(folder, name)) === seal)
  );
}

/** The code with which the modules of a bundle begin: Node's modules have no `require`. */
export const defineRequire =
  "import { createRequire as createRequireOfBundle } from 'node:module';const require = createRequireOfBundle(import.meta.url);";

/** Returns the time, before the inputs of a bundle are read, for `writeBundle`. */
export const beginBundle = () => Date.now();

/**
 * Writes a bundle with the record that `isFresh` reads → the folder that has it.
 * @param {object} bundle
 * @param {string} bundle.folder
 * @param {string} bundle.root
 * @param {Record<string, string>} bundle.files contents by name
 * @param {Iterable<string>} bundle.inputs paths from the root of files and folders
 * @param {number} bundle.begun from `beginBundle`: what has changed since is read again the next time
 */
export function writeBundle({ folder, root, files, inputs, begun }) {
  const recorded = describeBundle({ folder, root, files, inputs, begun });
  return writeModules({ folder, root, files: { ...files, [record]: recorded } });
}

/**
 * Writes a record of inputs alone, for `isFresh`. Throws if it cannot be written.
 * @param {Omit<Parameters<typeof writeBundle>[0], 'files'>} inputs
 */
export function writeRecord({ folder, ...about }) {
  writeCached(join(folder, record), describeBundle({ folder, files: {}, ...about }));
}

/** @param {Parameters<typeof writeBundle>[0]} bundle */
function describeBundle({ folder, root, files, inputs, begun }) {
  const stamps = [...new Set(inputs)].sort().map((path) => [path, stampOf(join(root, path), begun)]);
  const seals = Object.entries(files).map(([name, contents]) => [name, sealOf(join(folder, name), contents)]);
  return JSON.stringify({ inputs: Object.fromEntries(stamps), files: Object.fromEntries(seals) });
}

/**
 * Writes modules, in order → the folder that has them: a temporary one if they cannot be written to the cache. Throws a
 * `CacheProblem` if neither can be written.
 * @param {{ folder: string, root: string, files: Record<string, string> }} modules contents by name
 */
export function writeModules({ folder, root, files }) {
  try {
    writeFiles(folder, files);
    removeOld(folder, Object.keys(files));
    return folder;
  } catch (error) {
    try {
      const temporary = join(temporaryFolder(root), basename(folder));
      writeFiles(temporary, files);
      return temporary;
    } catch (temporaryError) {
      throw new CacheProblem(
        `Neither the cache ${folder} (${reasonOf(error)}) nor the temporary folder ${tmpdir()} (${reasonOf(temporaryError)}) can be written, and code has to be in a file before it runs. Make room, or name a folder that can be written: SITE_CACHE=/path for the caches of sites, or TMPDIR=/path.`,
      );
    }
  }
}

/** Thrown if there is no place for modules. */
export class CacheProblem extends Error {}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
function writeFiles(folder, files) {
  for (const [name, contents] of Object.entries(files)) writeCached(join(folder, name), contents);
}

/**
 * Makes a folder for modules that is removed at the end of the process. Modules in it find the project's packages.
 * @param {string} root
 */
function temporaryFolder(root) {
  const folder = mkdtempSync(join(tmpdir(), 'site-bundle-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Computes the digest of the code that makes cached assets, which bundles know as `process.env.ASSET_CODE`: an asset is
 * used again as long as that code stays the same.
 * @param {string} root
 * @param {readonly string[]} [inputs] as `assetInputs` lists them
 */
export async function assetCode(root, inputs) {
  const hash = createHash('sha256');
  for (const path of [...(inputs ?? (await assetInputs(root))), 'package-lock.json'])
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Lists the source files that cached assets depend on: the module that makes all of them, with its imports.
 * @param {string} root
 * @returns {Promise<string[]>} sorted paths from the root
 */
export async function assetInputs(root) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['build/pipeline/emit/assets.ts', 'build/pipeline/emit/compress.ts'],
    bundle: true,
    outdir: 'out',
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    packages: 'external',
    loader: { '.typ': 'text', '.css': 'text' },
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).sort();
}

/**
 * Removes what earlier bundles left in a folder, but for that of the last day: a preview that began with one may still
 * load of it.
 * @param {string} folder
 * @param {Iterable<string>} current paths, or names, of what is in use
 */
function removeOld(folder, current) {
  const names = new Set([...current].map((path) => basename(path)));
  const dayAgo = Date.now() - 24 * 3_600_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!names.has(name) && (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? dayAgo) < dayAgo)
      rmSync(path, { recursive: true, force: true });
  }
}

/** Clocks of file systems are late by some milliseconds. */
const clockLag = 20;

/**
 * @param {string} path
 * @param {number} [before] a file that was changed later has no stamp that it could have again
 */
function stampOf(path, before = Number.POSITIVE_INFINITY) {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return 'missing';
    if (stats.isDirectory()) return `dir ${sealOf(path, listFiles(path).join('\n'))}`;
    // The time of the last change of any kind: programs that copy files give them their old times again.
    return stats.ctimeMs > before - clockLag ? 'changed' : `${stats.ctimeMs} ${stats.size}`;
  } catch {
    return 'unreadable';
  }
}

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => `${join(entry.parentPath, entry.name)}${entry.isFile() ? '' : '/'}`)
    .sort();
}
