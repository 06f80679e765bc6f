import { isNamedAsFile } from '../../model/files/ignored-files.ts';
import { applyChange, findChangedFiles, isFolderStamp, restamp, stampFiles } from '../../pipeline/cache/file-stamps.ts';

/** The files below some folders, and their stamps when they were last compared. */
interface StampedFiles {
  /** Returns the stamp of a path when it was last compared. */
  stampOf: (path: string) => string | undefined;
  isFolder: (path: string) => boolean;
  /** Lists everything that is known at a path and below it; all without one. */
  below: (path?: string) => string[];
  /** Lists the files whose stamp is another than when they were last compared, and the folders that are new or gone. */
  differing: () => string[];
  /** Compares paths with their stamps → the files that have changed, and the folders that are new, gone or others. */
  compare: (paths: readonly string[]) => { files: string[]; folders: string[] };
}

/** Stamps the files below folders, which may be missing. */
export function stampedFiles(roots: readonly string[]): StampedFiles {
  const stamps = new Map(stampFiles(roots));
  return {
    stampOf: (path) => stamps.get(path),
    isFolder: (path) => isFolderStamp(stamps.get(path)),
    below(path) {
      if (path === undefined) return [...roots, ...stamps.keys()];
      // Only a folder has something below it.
      if (!isFolderStamp(stamps.get(path))) return [path];
      return [path, ...[...stamps.keys()].filter((key) => key.startsWith(`${path}/`))];
    },
    differing() {
      const { set, gone } = restamp(stamps, [...roots, ...stamps.keys()]);
      const found = set.filter(([key, stamp]) => !(isFolderStamp(stamp) && isFolderStamp(stamps.get(key))));
      return [...found.map(([key]) => key), ...gone];
    },
    compare(paths) {
      const change = restamp(stamps, paths);
      const folders = new Set([
        ...change.set.flatMap(([key, stamp]) => (isFolderStamp(stamp) ? key : [])),
        ...change.gone.filter((key) => isFolderStamp(stamps.get(key))),
      ]);
      const files = findChangedFiles(stamps, change).filter(
        (key) => !roots.includes(key) && (!folders.has(key) || isNamedAsFile(key) || isOther(stamps.get(key))),
      );
      applyChange(stamps, change);
      return { files, folders: [...folders] };
    },
  };
}

/** Returns whether a stamp is that of something other than a folder, such as a link to one. */
function isOther(stamp: string | undefined): boolean {
  return stamp !== undefined && !isFolderStamp(stamp);
}
