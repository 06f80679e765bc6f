import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { digestOf } from '../digest.ts';

/** Reads the names of the files below the static folder → path → digest of the contents. */
export function readStatics(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = glob.sync('**/*', { cwd: folder, dot: true, followSymbolicLinks: false }).sort();
  return new Map(paths.map((path) => [path, digestOf(readFileSync(join(folder, path)))]));
}
