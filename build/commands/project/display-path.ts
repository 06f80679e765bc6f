import { relativePath } from '../../model/files/relative-path.ts';

/** Returns a path as a user of the command line would type it: from the current folder, which is `.`. */
export function displayPath(path: string): string {
  return relativePath(process.cwd(), path) || '.';
}

/** Returns a path as `displayPath` does, quoted where a shell would read it otherwise. */
export function shellPath(path: string): string {
  const shown = displayPath(path);
  return /^[\w./:@%+,-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
