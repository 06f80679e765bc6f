import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { HeaderRule, Host, HostInput } from '../../build/hosts/host.ts';
import { nginx } from '../../build/hosts/nginx.ts';
import type { OutputFile } from '../../build/model/output.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { file, foldersIn } from './outputs.ts';

/** The addresses of a small site. */
export const addresses = Array.from({ length: 40 }, (_, index) => `/page-${index}/`);

const rules: HeaderRule[] = [
  { pattern: '/*', headers: [['Cache-Control', 'no-cache']] },
  { pattern: '/assets/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
];
const hostInput: HostInput = { redirects: [], rules, errorPages: [], pages: [], isPage: () => false };

/** The address of the site in this repository. */
const origin = 'https://www.wevoya.example';

/**
 * Builds a version of a small site into `dist` in a folder: each page names its version and a style sheet of that version.
 * `made` says how the site was built, `hosts` what reads it beside nginx.
 */
export async function buildVersion(
  folder: string,
  version: number,
  made: object = {},
  hosts: Host[] = [],
): Promise<void> {
  const writer = createDiskWriter(foldersIn(folder), new Map(), { intact: false });
  await writer.write([
    ...addresses.map((url) => file(`${url.slice(1)}index.html`, `version ${version} /assets/style-${version}.css`)),
    ...[nginx, ...hosts]
      .flatMap((host) => host.files(hostInput))
      .map(({ area, path, text }) => ({ ...file(path, text), area })),
    file(`assets/style-${version}.css`, `version ${version}`),
    file('assets/same.css', 'same'),
    file('robots.txt', 'same'),
    hostFile('build.json', JSON.stringify({ origin, noindex: false, drafts: false, pseudo: false, ...made })),
  ]);
}

function hostFile(path: string, contents: string): OutputFile {
  return { ...file(path, contents), area: 'hosts' };
}

/** Returns the folder of a web server, in the folder of a small site. */
export const servedFolder = (folder: string): string => join(folder, 'srv');

/**
 * Does work while one thing of somebody else is at a place of a folder of releases that a command would use, after the other;
 * each must be there as it was afterwards.
 */
export async function forEachForeign(served: string, work: (path: string) => unknown): Promise<void> {
  const releases = join(served, 'releases');
  renameSync(releases, `${releases}-away`);
  await withForeign(releases, (own) => symlinkSync(`${releases}-away`, own), work);
  await withForeign(releases, (own) => writeFileSync(own, 'words'), work);
  renameSync(`${releases}-away`, releases);
  for (const record of ['{}', readFileSync(join(served, 'current/hosts/record.json'), 'utf8')])
    await withForeign(
      join(releases, '7'),
      (own) => {
        cpSync(join(served, 'current/hosts'), join(own, 'hosts'), { recursive: true });
        cpSync(join(served, 'current/site'), join(own, 'site'), { recursive: true });
        writeFileSync(join(own, 'hosts/record.json'), record);
        writeFileSync(join(own, 'precious'), 'words');
      },
      work,
    );
  const folders = ['releases/7', 'releases/77.part', 'releases/77.removed', 'releases/77.part.removed', 'current.next'];
  for (const path of folders) await withForeign(join(served, path), (own) => mkdirSync(own), work);
  for (const path of ['releases/7', 'current.next']) {
    await withForeign(join(served, path), (own) => symlinkSync('/tmp', own), work);
    await withForeign(join(served, path), (own) => writeFileSync(own, 'words'), work);
  }
  const list = join(served, 'releases/made.txt');
  const names = readFileSync(list);
  rmSync(list);
  await withForeign(list, (own) => writeFileSync(own, 'What we have made\n'), work);
  await withForeign(list, (own) => symlinkSync('/etc/hostname', own), work);
  await withForeign(list, (own) => mkdirSync(own), work);
  writeFileSync(list, names);
  const current = join(served, 'current');
  const before = readlinkSync(current);
  rmSync(current);
  for (const target of ['/srv/1', 'releases', 'releases/../1'])
    await withForeign(current, (own) => symlinkSync(target, own), work);
  symlinkSync(before, current);
}

async function withForeign(path: string, make: (path: string) => void, work: (path: string) => unknown): Promise<void> {
  make(path);
  const { ino } = lstatSync(path);
  await work(path);
  if (lstatSync(path).ino !== ino) throw new Error(`${path} was replaced.`);
  rmSync(path, { recursive: true });
}
