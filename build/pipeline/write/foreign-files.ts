import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { escapeName } from '../../model/files/file-names.ts';
import { outputAreas } from '../../model/files/folders.ts';
import { isIgnoredName } from '../../model/files/ignored-files.ts';
import { firstAndMore } from '../../model/first-names.ts';
import type { OutputArea } from '../../model/output.ts';
import { insideName } from './locations.ts';
import { type OutputRecord, type PathsByArea, recordFile } from './record.ts';

/** Lists the files in an output's folders that no build wrote. A symbolic link is a file here, and is not followed. */
export function listForeignFiles(
  folders: Record<OutputArea, string>,
  record: OutputRecord | undefined,
): Record<OutputArea, string[]> {
  const list = (area: OutputArea): string[] => {
    const own = new Set(record?.files[area]);
    if (record && area === 'hosts') own.add(recordFile);
    return listFiles(folders[area]).filter((path) => !own.has(path));
  };
  return { site: list('site'), documents: list('documents'), hosts: list('hosts') };
}

/** Says which foreign files keep a build from using a folder. Returns `undefined` if all of them were accepted. */
export function describeForeignFiles(
  folders: Record<OutputArea, string>,
  foreign: PathsByArea,
  record: OutputRecord | undefined,
): string | undefined {
  const damaged = !record && foreign.hosts.includes(recordFile);
  const found = outputAreas.flatMap((area) => {
    const accepted = new Set(record?.accepted[area]);
    const paths = foreign[area].filter((path) => !accepted.has(path));
    return paths.length > 0 ? [`${folders[area]} has ${describePaths(paths)}`] : [];
  });
  if (found.length === 0) return undefined;
  const all = outputAreas.map((area) => folders[area]).filter((folder) => existsSync(folder));
  const earlier = `If an earlier version of the build made them, delete ${all.join(', ')} and build again. `;
  return [
    `The site cannot be written to ${folders.site}: there are files that no build wrote.`,
    ...(damaged
      ? [
          `  ${join(folders.hosts, recordFile)} should list what builds wrote, but cannot be read: it was changed, or is of another version.`,
        ]
      : []),
    ...found.map((line) => `  ${line}`),
    `${record ? '' : earlier}Move them, give another folder with --out DIR, or add --force, which keeps them, but for those whose names the site needs.`,
  ].join('\n');
}

/** How many files a message names. */
const named = 3;

function describePaths(paths: readonly string[]): string {
  return firstAndMore(paths.map(escapeName), named);
}

function listFiles(folder: string, path = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    if (isIgnoredName(entry.name) || entry.name === insideName) return [];
    const child = path ? `${path}/${entry.name}` : entry.name;
    return entry.isDirectory() ? listFiles(folder, child) : [child];
  });
}
