import { relativePath } from '../files/relative-path.ts';

/** Returns a path as a user of the command line would type it: from the current folder, which is `.`. */
export function displayPath(path: string): string {
  return relativePath(process.cwd(), path) || '.';
}
