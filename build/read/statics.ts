import { existsSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { digestOf } from '../digest.ts';
import type { PictureFault } from '../model.ts';
import { pictureFault } from './picture-fault.ts';
import { type FileStamp, sameStamp, stampOf } from './source.ts';

/** A static file: the digest of its contents, how it looked when it was read, and what ails it as a picture. */
export interface StaticFile {
  digest: string;
  stamp: FileStamp;
  fault?: PictureFault;
}

/** Reads the files below the static folder → path → file; those that look as `known` has them are not read again. */
export function readStatics(folder: string, known: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const found = glob.sync('**/*', { cwd: folder, dot: true, followSymbolicLinks: false, stats: true });
  return new Map(
    found
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, stats }) => {
        const stamp = stampOf(stats as Stats);
        const before = known.get(path);
        return [path, before && sameStamp(before.stamp, stamp) ? before : readStatic(folder, path, stamp)];
      }),
  );
}

function readStatic(folder: string, path: string, stamp: FileStamp): StaticFile {
  const bytes = readFileSync(join(folder, path));
  const fault = pictureFault(path, bytes);
  return { digest: digestOf(bytes), stamp, ...(fault ? { fault } : {}) };
}
