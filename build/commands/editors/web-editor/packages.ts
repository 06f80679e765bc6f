import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackPackage } from '../../../../scripts/setup/npm-package.mjs';
import { digestOf } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import { WriteProblem } from '../../../pipeline/write/writer.ts';

/** A package; the web editor uses one file of it. The build does not depend on it: few sites have a web editor. */
interface EditorPackage {
  name: string;
  version: string;
  integrity: string;
  file: string;
}

const cms: EditorPackage = {
  name: '@sveltia/cms',
  version: '0.221.1',
  integrity: 'sha512-J+Qoik9kGMk2L7vNpOQrnDmFRi+NB6vwJ0f657YtsxWH0P8WYSYRRSRC2pQ/jGGbVlM//Pg/WIgmkpswqoo3gQ==',
  file: 'dist/sveltia-cms.js',
};

const icons: EditorPackage = {
  name: '@fontsource-variable/material-symbols-outlined',
  version: '5.3.7',
  integrity: 'sha512-d6kLamaMdad40AYoyJEBgCH63fRLklC7GW7bgb7WWbPh/UzuW483Dlyfmn3vxpiNsHLIMBOcYYkZDtOC9Y3MUA==',
  file: 'files/material-symbols-outlined-latin-wght-normal.woff2',
};

/** Where Sveltia CMS would load its icons from. */
const iconsElsewhere = `https://cdn.jsdelivr.net/fontsource/fonts/material-symbols-outlined:vf@${icons.version}/latin-wght-normal.woff2`;

/**
 * Returns the CMS and its icons as their packages have them; the icons are loaded from beside it. A package is
 * downloaded when its file is written for the first time.
 * @param editorPath the folder of the web editor in the site
 */
export function emitPackages(editorPath: string, cache: string): OutputFile[] {
  const file = (name: string, { name: from, version }: EditorPackage, contents: OutputFile['contents']) => ({
    area: 'site' as const,
    path: editorPath + name,
    digest: digestOf(`${name} ${from} ${version} 1`),
    contents,
  });
  return [
    file('sveltia-cms.js', cms, () => {
      const script = readPackage(cms, cache).toString();
      if (!script.includes(iconsElsewhere))
        throw new Error('Sveltia CMS loads its icons from another place than before.');
      return script.replace(iconsElsewhere, `/${editorPath}icons.woff2`);
    }),
    file('icons.woff2', icons, () => readPackage(icons, cache)),
  ];
}

/** Reads the file of a package, which is downloaded unless it is in the cache. Throws a `WriteProblem` if that fails. */
function readPackage({ name, version, integrity, file }: EditorPackage, cache: string): Buffer {
  const folder = join(cache, 'web-editor', `${name.replace('/', '-')}-${version}`);
  const problem = existsSync(folder) ? undefined : unpackPackage({ name, version, integrity, files: [file] }, folder);
  if (problem)
    throw new WriteProblem(
      `The web editor cannot be published, because ${name} ${version} cannot be had from the npm registry. Build where there is a network, or remove "editor" from site.yaml. ${problem}`,
    );
  return readFileSync(join(folder, file));
}
