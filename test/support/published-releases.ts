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
