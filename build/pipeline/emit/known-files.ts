import type { AssetCache } from '../../model/asset-cache.ts';
import type { OutputFile } from '../../model/output.ts';

/** A file without its contents. */
type FileRow = [area: OutputFile['area'], path: string, digest: string];

interface KnownFiles {
  cache: AssetCache;
  /** Names the files in the cache, which has them once. */
  name: string;
  /** A digest of everything that the files are made from. */
  inputs: string;
  make: () => readonly OutputFile[];
}

/**
 * Lists files that are made together. While their inputs are the same, the list comes from the cache, and the files are
 * made only if the contents of one are requested.
 */
export function listKnownFiles({ cache, name, inputs, make }: KnownFiles): readonly OutputFile[] {
  let made: readonly OutputFile[] | undefined;
  const makeOnce = () => {
    made ??= make();
    return made;
  };
  const table = cache.table(name);
  const stored = table.take(inputs, () =>
    JSON.stringify(makeOnce().map(({ area, path, digest }): FileRow => [area, path, digest])),
  );
  table.store();
  if (made) return made;
  const rows: FileRow[] = JSON.parse(stored);
  return rows.map(
    ([area, path, digest], index): OutputFile => ({
      area,
      path,
      digest,
      contents: () => {
        const file = makeOnce()[index];
        if (file?.path !== path) throw new Error(`${path} is not made from what the cache says.`);
        return file.contents();
      },
    }),
  );
}
