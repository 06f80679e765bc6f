import { join } from 'node:path';
import { emitNginx } from '../../build/hosts/nginx.ts';
import type { OutputFile } from '../../build/model/output.ts';
import { createDiskWriter } from '../../build/write/disk.ts';
import { file, foldersIn } from './outputs.ts';

/** The addresses of a small site. */
export const addresses = Array.from({ length: 40 }, (_, index) => `/page-${index}/`);

/** Builds a version of a small site into `dist` in a folder: each page names its version and a style sheet of that version. */
export async function buildVersion(folder: string, version: number): Promise<void> {
  const { maps, server } = emitNginx({ redirects: [], rules: [], errorPages: [], pages: [], isPage: () => false });
  const writer = createDiskWriter(foldersIn(folder), new Map(), { intact: false });
  await writer.write([
    ...addresses.map((url) => file(`${url.slice(1)}index.html`, `version ${version} /assets/style-${version}.css`)),
    file(`assets/style-${version}.css`, `version ${version}`),
    file('assets/same.css', 'same'),
    file('robots.txt', 'same'),
    hostFile('nginx/maps.conf', maps),
    hostFile('nginx/server.conf', server),
  ]);
}

function hostFile(path: string, contents: string): OutputFile {
  return { ...file(path, contents), area: 'hosts' };
}

/** The folder of a web server, in the folder of a small site. */
export const servedFolder = (folder: string): string => join(folder, 'srv');
