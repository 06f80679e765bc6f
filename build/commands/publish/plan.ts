import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readBuild } from './check-build.ts';
import { checkPlaces, checkReleases, recordMade } from './own-releases.ts';
import {
  currentLink,
  earlierFile,
  findCurrent,
  findMissing,
  listEarlier,
  listImmutableFiles,
  listReleaseFiles,
  listReleases,
  listUnfinished,
  PublishProblem,
  partOf,
  releasePath,
  removedOf,
} from './releases.ts';
import type { Step } from './steps.ts';

/** What publishing, or going back, changes. */
interface PublishPlan {
  /** The release that is served afterwards. */
  release: number;
  steps: Step[];
  /** Whether the configuration of hosts differs from that of the release served before. */
  changesConfiguration: boolean;
}

interface PublishInput {
  /** The folder that a web server reads. */
  folder: string;
  /** The folders of a built site. */
  outputs: { site: string; hosts: string };
  /** How many releases stay, from 2. */
  keep: number;
}

/**
 * Plans a release. Unchanged files are links to the files of the served release, so that they keep their time. For pages
 * that are still open, it also gets the immutable files of releases that stay and of releases that were rolled back.
 * The remains of killed commands are removed first: no other command may publish meanwhile.
 */
export function planPublish({ folder, outputs, keep }: PublishInput): PublishPlan {
  checkBuiltSite(outputs);
  const { origin } = readBuild(outputs.hosts);
  checkPlaces(folder);
  const before = findCurrent(folder);
  checkReleases(folder, origin);
  const releases = listReleases(folder);
  const release = (releases.at(-1) ?? 0) + 1;
  const earlier = before === undefined ? [] : [before, ...listEarlier(folder, before)];
  // The release that is served stays, and then those to go back to, whatever their numbers.
  const kept = [...new Set([...earlier, ...[...releases].reverse()])].slice(0, keep - 1);
  const path = join(folder, releasePath(release));
  const part = partOf(path);
  const files = (['site', 'hosts'] as const).flatMap((area) =>
    listReleaseFiles(outputs[area]).map((file): Step => {
      const to = join(part, area, file);
      const same = before === undefined ? undefined : join(folder, releasePath(before), area, file);
      return same !== undefined && areSame(same, join(outputs[area], file))
        ? linkTo(same, to)
        : { type: 'copy', from: join(outputs[area], file), to };
    }),
  );
  const carried = carryFiles(
    folder,
    releases.filter((one) => kept.includes(one) || (before !== undefined && one > before)),
    part,
    new Set(files.map(targetOf)),
  );
  const all = [...files, ...carried];
  const folders = [...new Set(all.map((step) => dirname(targetOf(step))))];
  return {
    release,
    steps: [
      { type: 'folder', path: dirname(path) },
      recordMade(folder, { release, origin }),
      ...listUnfinished(folder).map((one): Step => ({ type: 'remove', path: one })),
      { type: 'claim', path: part },
      ...folders.map((one): Step => ({ type: 'folder', path: one })),
      ...all,
      ...recordEarlier(part, earlier),
      { type: 'rename', from: part, to: path },
      switchTo(folder, release),
      ...releases.filter((one) => !kept.includes(one)).flatMap((one) => removeRelease(join(folder, releasePath(one)))),
    ],
    changesConfiguration: files.some((step) => step.type === 'copy' && isConfiguration(step.to.slice(part.length))),
  };
}

/** Removes a release. What is removed in part has another name, so that it never counts as a release. */
function removeRelease(path: string): Step[] {
  const removed = removedOf(path);
  return [
    { type: 'rename', from: path, to: removed },
    { type: 'remove', path: removed },
  ];
}

/** Records in a release the releases to go back to; nothing if it is not known which one is served. */
function recordEarlier(release: string, earlier: readonly number[]): Step[] {
  return earlier.length === 0 ? [] : [{ type: 'write', path: join(release, earlierFile), lines: earlier.map(String) }];
}

/**
 * Plans to serve the release that was served when the present one was published. Throws a `PublishProblem` if there is none,
 * or if it lacks files.
 */
export function planRollback(folder: string): PublishPlan {
  checkPlaces(folder);
  const current = findCurrent(folder);
  const release = current === undefined ? undefined : listEarlier(folder, current)[0];
  if (current === undefined || release === undefined)
    throw new PublishProblem(`${folder} has no release before the one that is served.`);
  const path = join(folder, releasePath(release));
  const problem = findMissing({ site: join(path, 'site'), hosts: join(path, 'hosts') });
  if (problem !== undefined)
    throw new PublishProblem(
      `${problem} Release ${release}, which is to be served again, is damaged; release ${current} is still served. Remove ${path}, and go back again: then the release before it is served.`,
    );
  const present = new Set(listReleaseFiles(join(path, 'site')).map((file) => join(path, 'site', file)));
  const carried = carryFiles(folder, listReleases(folder), path, present);
  const folders = [...new Set(carried.map((step) => dirname(targetOf(step))))];
  return {
    release,
    steps: [...folders.map((one): Step => ({ type: 'folder', path: one })), ...carried, switchTo(folder, release)],
    changesConfiguration: haveOtherConfiguration(join(path, 'hosts'), join(folder, releasePath(current), 'hosts')),
  };
}

/** Throws if there is no complete site. */
export function checkBuiltSite(outputs: PublishInput['outputs']): void {
  const problem = findMissing(outputs);
  if (problem !== undefined) throw new PublishProblem(`${problem} Build the site: npm run build.`);
}

/** Links the immutable files of releases into another, except those that it has. */
function carryFiles(folder: string, releases: readonly number[], into: string, present: ReadonlySet<string>): Step[] {
  const sources = new Map<string, string>();
  for (const release of releases)
    for (const path of listImmutableFiles(folder, release)) {
      const to = join(into, 'site', path);
      if (!present.has(to)) sources.set(to, join(folder, releasePath(release), 'site', path));
    }
  return [...sources].map(([to, from]) => linkTo(from, to));
}

/** Links a file of a release, or copies it if the web server could not read it there. */
function linkTo(from: string, to: string): Step {
  return { type: (statSync(from).mode & 0o444) === 0o444 ? 'link' : 'copy', from, to };
}

function switchTo(folder: string, release: number): Step {
  return { type: 'switch', target: releasePath(release), link: join(folder, currentLink) };
}

function targetOf(step: Step): string {
  return 'to' in step ? step.to : '';
}

/** Returns whether a path from a release is one that a server reads when it starts. */
function isConfiguration(path: string): boolean {
  return /^\/hosts\/[^/]+\//.test(path);
}

function haveOtherConfiguration(one: string, other: string): boolean {
  const all = [one, other].filter((folder) => existsSync(folder)).flatMap(listReleaseFiles);
  const files = new Set(all.filter((file) => file.includes('/')));
  return [...files].some((file) => !areSame(join(one, file), join(other, file)));
}

function areSame(one: string, other: string): boolean {
  const sizes = [one, other].map((path) => statSync(path, { throwIfNoEntry: false })?.size);
  return sizes[0] !== undefined && sizes[0] === sizes[1] && readFileSync(one).equals(readFileSync(other));
}
