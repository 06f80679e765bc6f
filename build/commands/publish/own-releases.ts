import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBuild } from './check-build.ts';
import { currentLink, earlierFile, findMissing, PublishProblem, releasesFolder } from './releases.ts';
import { nextOf, type Step } from './steps.ts';

/**
 * The file in the folder of releases with the site (`site ORIGIN`) and, one a line, the releases that this command
 * has made: a number, or `next` for a release over ssh that has no number yet. Other folders are never removed or
 * replaced.
 */
export const madeFile = 'made.txt';
/** Returns the line of `made.txt` that names the site. */
export const siteLine = (origin: string): string => `site ${origin}`;

/** The names that this command gives to releases, also while they are made or removed; `grep -E` reads it too. */
export const releaseName = '([0-9]+|next)(\\.part)?(\\.removed)?';
const isReleaseName = new RegExp(`^${releaseName}$`);
/** What this command puts into the folder of a release. */
export const releaseParts = ['site', 'hosts', earlierFile, 'files.txt', 'immutable.txt'];

/** Returns the message for a file or folder that has a name of this command, but that this command did not make. */
export const describeForeign = (path: string): string =>
  `${path} was not made by this command, which would replace or remove it. Nothing was published. Move it, or publish to another folder.`;

/** Says that the releases in a folder are those of another site. */
export const describeOtherSite = (folder: string, { other, origin }: { other: string; origin: string }): string =>
  `${folder} has the releases of ${other}, which those of ${origin} would replace. Nothing was published. Publish to another folder. If the site has moved, change the line "${siteLine(other)}" of ${folder}/${releasesFolder}/${madeFile} to "${siteLine(origin)}".`;

const foreignProblem = (path: string): PublishProblem => new PublishProblem(describeForeign(path));

/**
 * Throws a `PublishProblem` if a release that this command would replace or remove is not its own, or is of another site. One
 * that is not in `made.txt`, of an earlier version, has all files of its build, and no others beside them.
 */
export function checkReleases(folder: string, origin: string): void {
  const list = join(folder, releasesFolder, madeFile);
  const made = readMade(list);
  if (!made) throw foreignProblem(list);
  if (made.site !== undefined && made.site !== origin)
    throw new PublishProblem(describeOtherSite(folder, { other: made.site, origin }));
  for (const name of listNames(folder)) {
    const path = join(folder, releasesFolder, name);
    if (!lstatSync(path).isDirectory()) throw foreignProblem(path);
    if (made.site !== undefined && made.names.has(stemOf(basename(path)))) continue;
    const other = findSite(path);
    if (other === undefined) throw foreignProblem(path);
    if (other !== origin) throw new PublishProblem(describeOtherSite(folder, { other, origin }));
  }
}

/** Throws a `PublishProblem` if this command would write through a link, or replace something that is not a link to a release. */
export function checkPlaces(folder: string): void {
  const releases = join(folder, releasesFolder);
  if (lstatSync(releases, { throwIfNoEntry: false })?.isDirectory() === false) throw foreignProblem(releases);
  const next = join(folder, nextOf(currentLink));
  const stats = lstatSync(next, { throwIfNoEntry: false });
  if (stats && !(stats.isSymbolicLink() && /^releases\/\d+$/.test(readlinkSync(next)))) throw foreignProblem(next);
}

/** Plans to list a release that is made next, and those that are there. */
export function recordMade(folder: string, { release, origin }: { release: number; origin: string }): Step {
  const names = new Set([...listNames(folder).map(stemOf), String(release)]);
  return { type: 'write', path: join(folder, releasesFolder, madeFile), lines: [siteLine(origin), ...names] };
}

/** Returns the address of the site that a release is of; `undefined` for what is no complete release of this command. */
function findSite(path: string): string | undefined {
  const hosts = join(path, 'hosts');
  if (readdirSync(path).some((name) => !releaseParts.includes(name))) return undefined;
  if (findMissing({ site: join(path, 'site'), hosts }) !== undefined) return undefined;
  return findBuild(hosts)?.origin;
}

const stemOf = (name: string): string => name.replace(/\..*/, '');

/** Reads `made.txt`; `undefined` if it is of somebody else. One of an earlier version names no site. */
function readMade(path: string): { site?: string; names: ReadonlySet<string> } | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return { names: new Set() };
  const text = stats.isFile() ? readFileSync(path, 'utf8') : '-';
  if (!/^(?:(?:\d+|next|site \S+)(?:\n|$))*$/.test(text)) return undefined;
  const site = /^site (.+)$/m.exec(text)?.[1];
  return { ...(site === undefined ? {} : { site }), names: new Set(text.split('\n')) };
}

function listNames(folder: string): string[] {
  const path = join(folder, releasesFolder);
  return existsSync(path) ? readdirSync(path).filter((name) => isReleaseName.test(name)) : [];
}
