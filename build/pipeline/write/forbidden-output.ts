import { statSync } from 'node:fs';
import { sep } from 'node:path';
import { resolveLinks } from './locations.ts';

/** Says why a command must not write to a folder, whatever is in it. Returns `undefined` if it may. */
export function findForbiddenReason(
  folder: string,
  /** Neither may be inside the folder, and the folder may not be inside one of `inputs` either. */
  { protectedFolders, inputs }: { protectedFolders: readonly string[]; inputs: readonly string[] },
): string | undefined {
  const path = resolveLinks(folder);
  const held = [...protectedFolders, ...inputs].find((other) => isWithin(resolveLinks(other), path));
  if (held) return held === folder ? 'it has other work in it' : `it holds ${held}`;
  const input = inputs.find((other) => isWithin(path, resolveLinks(other)));
  if (input) return `it is inside ${input}, which the build reads`;
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && !stats.isDirectory() ? 'it is a file' : undefined;
}

/** Returns whether a path is a folder or below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
