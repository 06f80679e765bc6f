import { existsSync, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
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
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  if (statSync(existing).isDirectory()) return undefined;
  return existing === path ? 'it is a file' : `${existing} is a file`;
}

/** Returns whether a path is a folder or below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
