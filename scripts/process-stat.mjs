import { readFileSync } from 'node:fs';

/** Clock ticks in a second, the unit of times in Linux's `/proc`. */
export const ticks = 100;

/**
 * Returns what Linux knows of a process: its parent, its processor time, and that of its children that have ended, in
 * ticks. `undefined` if there is no such process, or no `/proc`.
 * @param {string} id a number, or `self`
 * @returns {{ parent: number, own: number, ended: number } | undefined}
 */
export function readProcessStat(id) {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined;
  }
}
