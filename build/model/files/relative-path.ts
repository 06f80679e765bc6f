import { relative, sep } from 'node:path';

/** Returns the path from a folder to a file, with slashes on every system: content and outputs are named by it. */
export function relativePath(folder: string, path: string): string {
  return withSlashes(relative(folder, path));
}

/** Returns whether a path is below a folder; both are absolute. */
export function isBelow(folder: string, path: string): boolean {
  return path.startsWith(folder + sep);
}

/** Writes a path of a system with slashes: Windows separates with backslashes. */
export function withSlashes(path: string, separator: string = sep): string {
  return separator === '/' ? path : path.replaceAll(separator, '/');
}
