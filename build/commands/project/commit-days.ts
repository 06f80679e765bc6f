import { execFileSync } from 'node:child_process';

/**
 * Returns the day of the last commit of each file below a folder, by its path relative to the folder, without those that
 * have changed since. Empty if there is no Git repository, or only a part of its history.
 */
export function readCommitDays(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=off', ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const days = new Map<string, string>();
    let day = '';
    // One run for all files: a run for each takes a second for fifty.
    for (const line of git('log', '--format=%x00%cs', '--name-only', '--relative', '--', '.').split('\n'))
      if (line.startsWith('\0')) day = line.slice(1);
      else if (line !== '' && !days.has(line)) days.set(line, day);
    const prefix = git('rev-parse', '--show-prefix').trim();
    for (const line of git('status', '--porcelain=v1', '--no-renames', '-z', '--', '.').split('\0'))
      days.delete(line.slice(3 + prefix.length));
    return days;
  } catch {
    return new Map();
  }
}
