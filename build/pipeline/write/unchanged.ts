import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../model/files/digest.ts';
import { outputAreas } from '../../model/files/folders.ts';
import { foldersAbove } from '../../model/files/folders-above.ts';
import type { OutputArea, OutputFile, Written, WrittenFile } from '../../model/output.ts';
import { statsOf } from './move-files.ts';
import type { PathsByArea } from './record.ts';

/** Returns the written files that are unchanged on disk, without those behind symbolic links. */
export function findUnchanged(known: Written, folders: Record<OutputArea, string>, foreign: PathsByArea): Written {
  const links = new Set(outputAreas.flatMap((area) => foreign[area].map((path) => keyOf({ area, path }))));
  // A file seems to be there if a folder on the way to it is a symbolic link.
  const isBehindLink = (key: string) => links.size > 0 && foldersAbove(key).some((folder) => links.has(folder));
  return new Map(
    [...known].flatMap(([key, file]) => {
      const found = isBehindLink(key) ? undefined : asUnchanged(pathOf(folders, key), file);
      return found ? [[key, found] as const] : [];
    }),
  );
}

/**
 * Returns a written file with its time on disk if it is unchanged: it has the same size, and the same time or, as in a copy
 * of the project, the same contents.
 */
function asUnchanged(path: string, file: WrittenFile): WrittenFile | undefined {
  const stats = statsOf(path);
  if (!stats?.isFile() || stats.size !== file.size) return undefined;
  if (stats.mtimeMs === file.modified) return file;
  return hasDigest(path, file.digest) ? { ...file, modified: stats.mtimeMs } : undefined;
}

/** Returns whether a file has contents with a digest. The digest of some files is one of what they are made from. */
function hasDigest(path: string, digest: string): boolean {
  try {
    return digestOf(readFileSync(path)) === digest;
  } catch {
    return false;
  }
}

/** Returns the name of an output in records: `site:fr/index.html`. */
export const keyOf = ({ area, path }: Pick<OutputFile, 'area' | 'path'>): string => `${area}:${path}`;

/** Returns where a file is, by its name. */
function pathOf(folders: Record<OutputArea, string>, key: string): string {
  const area = outputAreas.find((name) => key.startsWith(`${name}:`)) ?? 'site';
  return join(folders[area], key.slice(area.length + 1));
}
