import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { immutableFolders } from '../../model/files/folders.ts';
import { readRecord, recordFile } from '../../pipeline/write/record.ts';

/** A site that cannot be published, in words for the person who publishes it. */
export class PublishProblem extends Error {}

/** The symbolic link to the release that is served, in the folder that a web server reads. */
export const currentLink = 'current';
/** The folder of all releases, in the folder that a web server reads. */
export const releasesFolder = 'releases';

/** Returns the folder of a release, from the folder that a web server reads. */
export function releasePath(number: number): string {
  return `${releasesFolder}/${number}`;
}

/** Returns the numbers of all releases, the oldest first. */
export function listReleases(folder: string): number[] {
  const path = join(folder, releasesFolder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);
}

/** The file of a release that lists the releases to go back to from it. */
export const earlierFile = 'earlier.txt';

/**
 * Lists the releases to go back to from one, the next first: those that were served when it was published, so none that
 * was rolled back. For a release that has not recorded them, all with lower numbers.
 */
export function listEarlier(folder: string, release: number): number[] {
  const releases = listReleases(folder);
  const path = join(folder, releasePath(release), earlierFile);
  if (!existsSync(path)) return releases.filter((one) => one < release).reverse();
  const recorded = readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number);
  return recorded.filter((one) => releases.includes(one));
}

/** Returns the path of a release while it is made. */
export const partOf = (release: string): string => `${release}.part`;
/** Returns the path of a release while it is removed. */
export const removedOf = (release: string): string => `${release}.removed`;

/** Lists the folders of releases that killed commands did not finish making or removing. */
export function listUnfinished(folder: string): string[] {
  const path = join(folder, releasesFolder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => /^\d+\.(part|removed)$/.test(name))
    .map((name) => join(path, name));
}

/** Returns the release that is served. Throws if the link leads anywhere else. */
export function findCurrent(folder: string): number | undefined {
  const link = join(folder, currentLink);
  const stats = lstatSync(link, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const target = stats.isSymbolicLink() ? readlinkSync(link) : '';
  const number = listReleases(folder).find((one) => releasePath(one) === target);
  if (number === undefined)
    throw new PublishProblem(`${link} is no link to a release. Move it, or publish to another folder.`);
  return number;
}

/** Lists the files below a folder. Throws if one is no regular file. */
export function listReleaseFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return listReleaseFiles(join(folder, entry.name)).map((path) => `${entry.name}/${path}`);
      if (entry.isFile()) return [entry.name];
      throw new PublishProblem(
        `${join(folder, entry.name)} is no regular file. Remove it, or put the file in its place.`,
      );
    })
    .sort();
}

/** Lists the files of a release whose names contain their digest: styles, scripts, fonts, pictures. */
export function listImmutableFiles(folder: string, number: number): string[] {
  const site = join(folder, releasePath(number), 'site');
  const hosts = join(folder, releasePath(number), 'hosts');
  const files = readRecord({ site, documents: '', hosts })?.files.site ?? [];
  return files.filter(
    (path) => immutableFolders.some((name) => path.startsWith(`${name}/`)) && existsSync(join(site, path)),
  );
}

/** Finds what a built site lacks of the files that its record lists → a sentence about it. */
export function findMissing(outputs: { site: string; hosts: string }): string | undefined {
  const { site, hosts } = outputs;
  const record = readRecord({ site, documents: '', hosts });
  if (!record) return `There is no built site in ${site}: ${join(hosts, recordFile)} is missing or unreadable.`;
  const missing = (['site', 'hosts'] as const)
    .flatMap((area) => record.files[area].map((path) => join(outputs[area], path)))
    .find((path) => !existsSync(path));
  return missing === undefined ? undefined : `${missing} is missing.`;
}
