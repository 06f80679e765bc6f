import { statSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';

/** Path from the site's folder → what changes with its contents: the time of the last change, and the size. */
export type SourceStamps = ReadonlyMap<string, string>;

/** Stamps every file that templates can be made of. */
export function stampSources(siteFolder: string): SourceStamps {
  const paths = fastGlob.globSync('{templates,client}/**/*', { cwd: siteFolder, dot: true });
  return new Map(
    paths.map((path) => {
      const stat = statSync(join(siteFolder, path), { bigint: true, throwIfNoEntry: false });
      return [path, stat ? `${stat.ctimeNs} ${stat.size} ${stat.ino}` : ''];
    }),
  );
}

/** Lists the paths that were changed; `undefined` if one is new or gone. */
export function findChangedPaths(before: SourceStamps, after: SourceStamps): string[] | undefined {
  if (before.size !== after.size || [...after.keys()].some((path) => !before.has(path))) return undefined;
  return [...after].flatMap(([path, stamp]) => (before.get(path) === stamp ? [] : [path]));
}
