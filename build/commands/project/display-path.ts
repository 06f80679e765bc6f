import { parse } from 'node:path';
import { relativePath } from '../../model/files/relative-path.ts';

/**
 * Returns a path as a user of the command line would type it: from the current folder, which is `.`. In the folder above all
 * others, where commands run whose own was removed, it is whole.
 */
export function displayPath(path: string): string {
  const folder = process.cwd();
  return folder === parse(folder).root ? path : relativePath(folder, path) || '.';
}

/** Returns a path as `displayPath` does, quoted where a shell would read it otherwise. */
export function shellPath(path: string): string {
  const shown = displayPath(path);
  return /^[\w./:@%+,-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
