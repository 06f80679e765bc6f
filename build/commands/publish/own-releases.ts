import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { recordFile as buildRecord } from '../../pipeline/write/record.ts';
import { currentLink, PublishProblem, releasesFolder } from './releases.ts';
import { nextOf, type Step } from './steps.ts';

/**
 * The file in the folder of releases that lists those that this command has made, a name on each line: a number, or `next`
 * for one over ssh that has no number yet. What is not listed is never removed or replaced.
 */
export const madeFile = 'made.txt';

/** The names that this command gives to releases, also while they are made or removed; `grep -E` reads it too. */
export const releaseName = '([0-9]+|next)(\\.part)?(\\.removed)?';
const isReleaseName = new RegExp(`^${releaseName}$`);

/** Says that something has a name that this command uses, but that this command did not make it. */
export const describeForeign = (path: string): string =>
  `${path} was not made by this command, which would replace or remove it. Nothing was published. Move it, or publish to another folder.`;

const foreignProblem = (path: string): PublishProblem => new PublishProblem(describeForeign(path));

/**
 * Throws a `PublishProblem` if a release that this command would replace or remove is not its own. One that is not in
 * `made.txt`, of an earlier version, has the record of its build.
 */
export function checkReleases(folder: string): void {
  const list = join(folder, releasesFolder, madeFile);
  const made = readMade(list);
  if (!made) throw foreignProblem(list);
  for (const name of listNames(folder)) {
    const path = join(folder, releasesFolder, name);
    if (!isOwn(path, made)) throw foreignProblem(path);
  }
}

/** Throws a `PublishProblem` if this command would replace something that is not a link to a release. */
export function checkNextLink(folder: string): void {
  const next = join(folder, nextOf(currentLink));
  const stats = lstatSync(next, { throwIfNoEntry: false });
  if (stats && !(stats.isSymbolicLink() && /^releases\/\d+$/.test(readlinkSync(next)))) throw foreignProblem(next);
}

/** Plans to list a release that is made next, and those that are there. */
export function recordMade(folder: string, release: number): Step {
  const names = new Set([...listNames(folder).map(stemOf), String(release)]);
  return { type: 'write', path: join(folder, releasesFolder, madeFile), lines: [...names] };
}

function isOwn(path: string, made: ReadonlySet<string>): boolean {
  if (!lstatSync(path).isDirectory()) return false;
  return made.has(stemOf(basename(path))) || existsSync(join(path, 'hosts', buildRecord));
}

const stemOf = (name: string): string => name.replace(/\..*/, '');

/** Reads the names in `made.txt`; `undefined` if it is of somebody else. */
function readMade(path: string): Set<string> | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return new Set();
  const text = stats.isFile() ? readFileSync(path, 'utf8') : '-';
  return /^(?:(?:\d+|next)\n)*$/.test(text) ? new Set(text.split('\n')) : undefined;
}

function listNames(folder: string): string[] {
  const path = join(folder, releasesFolder);
  return existsSync(path) ? readdirSync(path).filter((name) => isReleaseName.test(name)) : [];
}
