import { existsSync, lstatSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { isBelow } from '../../model/files/relative-path.ts';
import { resolveLinks } from '../../pipeline/write/locations.ts';
import { UsageProblem } from './usage-problem.ts';

/** Returns the real path of a folder that an option names, which must not lead through a link in a repository. */
export function resolveNamedFolder(option: string, named: string, root: string): string {
  refuseLinks(named, { name: `${option} ${named}`, roots: [root] });
  return resolveLinks(resolve(named));
}

/** Writes a file that `--out` names: of the files that a command writes, only this one may be any. */
export function writeNamedFile(path: string, text: string, roots: readonly string[]): void {
  refuseLinks(path, { name: `--out ${path}`, roots });
  writeFileSync(path, text);
}

/**
 * Throws a `UsageProblem` if a path leads through a symbolic link in a repository: whoever changes files there would choose
 * what is read or written. Other links are followed, because who runs the command has chosen them. `roots` count as
 * repositories.
 */
export function refuseLinks(named: string, { name = named, roots }: { name?: string; roots: readonly string[] }): void {
  const whole = resolve(named);
  let path = parse(whole).root;
  for (const part of whole.slice(path.length).split(sep)) {
    const next = join(path, part);
    const stats = lstatSync(next, { throwIfNoEntry: false });
    // Nothing is below a file.
    if (stats?.isFile()) return;
    if (!stats?.isSymbolicLink()) path = next;
    else if (isShared(path, roots)) {
      const place = roots.some((root) => root === path || isBelow(root, path))
        ? 'in the folder of the site'
        : 'in a repository';
      throw new UsageProblem(
        `${name} leads through the symbolic link ${next} (to ${readlinkSync(next)}), which is ${place}: others can change where it leads. Remove the link, or name the place where it leads.`,
      );
    } else path = resolveLinks(next);
  }
}

/** Returns whether a folder is one of the roots, or a working tree of Git, or below one. */
function isShared(folder: string, roots: readonly string[]): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (roots.includes(path) || existsSync(join(path, '.git'))) return true;
    if (path === dirname(path)) return false;
  }
}
