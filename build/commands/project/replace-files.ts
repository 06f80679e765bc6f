import { randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageProblem } from '../options/usage-problem.ts';
import { displayPath } from './display-path.ts';

/**
 * Writes files below a folder, all or none: each is put beside its place under a name that nothing has, then moved there.
 * Throws a `UsageProblem` if a symbolic link is in the place of one, or of a folder on the way to it.
 */
export function replaceFiles(
  folder: string,
  files: Iterable<readonly [path: string, contents: string | Uint8Array]>,
): void {
  const moves: { from: string; to: string }[] = [];
  try {
    for (const [path, contents] of files) {
      refuseLink(folder, path);
      const to = join(folder, path);
      const from = join(dirname(to), `.${basename(to)}.${randomBytes(8).toString('hex')}`);
      mkdirSync(dirname(to), { recursive: true });
      moves.push({ from, to });
      writeFileSync(from, contents, { flag: 'wx' });
    }
    for (const { from, to } of moves) renameSync(from, to);
  } catch (error) {
    for (const { from } of moves) rmSync(from, { force: true });
    throw error;
  }
}

function refuseLink(folder: string, path: string): void {
  const parts = path.split('/');
  const link = parts
    .map((_, index) => join(folder, ...parts.slice(0, index + 1)))
    .find((part) => lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink());
  if (link !== undefined)
    throw new UsageProblem(
      `${displayPath(link)} is a symbolic link, so ${displayPath(join(folder, path))} is not written. Remove the link, and run the command again.`,
    );
}
