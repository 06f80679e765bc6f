import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, parse, resolve, sep } from 'node:path';
import { UsageProblem } from './usage-problem.ts';

/**
 * Returns the real path of a folder that an option names. Links are followed, because who runs the command has chosen
 * them. Throws a `UsageProblem` if one is in a repository: whoever changes files there would choose what is read.
 */
export function resolveNamedFolder(option: string, named: string, root: string): string {
  const whole = resolve(named);
  let path = parse(whole).root;
  for (const name of whole.slice(path.length).split(sep)) {
    const next = join(path, name);
    if (!lstatSync(next, { throwIfNoEntry: false })?.isSymbolicLink()) path = next;
    else if (isInRepository(path, root))
      throw new UsageProblem(
        `${option} ${named} leads through the symbolic link ${next} (to ${readlinkSync(next)}), which is in a repository: others can change where it leads. Put the folder itself there, or name the folder where it leads.`,
      );
    else path = existsSync(next) ? realpathSync.native(next) : next;
  }
  return path;
}

/** Returns whether a folder is that of the generator, or of a working tree of Git, or below one. */
function isInRepository(folder: string, root: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if (path === root || existsSync(join(path, '.git'))) return true;
    if (path === dirname(path)) return false;
  }
}
