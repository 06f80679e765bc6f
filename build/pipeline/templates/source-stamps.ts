import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../model/files/list-files.ts';
import { sourceFolders } from './source-faults.ts';

/** Path from the site's folder → what changes with its contents: the time of the last change, and the size. */
export type SourceStamps = ReadonlyMap<string, string>;

/** Stamps every file that templates can be made of. */
export function stampSources(siteFolder: string): SourceStamps {
  return new Map(
    listSources(siteFolder).map((path) => {
      const stat = statSync(join(siteFolder, path), { bigint: true, throwIfNoEntry: false });
      return [path, stat ? `${stat.ctimeNs} ${stat.size} ${stat.ino}` : ''];
    }),
  );
}

/** Lists the files of a site's code, as paths from the site's folder. */
export function listSources(siteFolder: string): string[] {
  return sourceFolders.flatMap((folder) => listFiles(join(siteFolder, folder)).map((path) => `${folder}/${path}`));
}

/** Lists the paths that were changed; `undefined` if one is new or gone. */
export function findChangedPaths(before: SourceStamps, after: SourceStamps): string[] | undefined {
  if (before.size !== after.size || [...after.keys()].some((path) => !before.has(path))) return undefined;
  return [...after].flatMap(([path, stamp]) => (before.get(path) === stamp ? [] : [path]));
}
