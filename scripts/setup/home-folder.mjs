import { homedir } from 'node:os';

/**
 * Returns the home folder of the user; `undefined` if there is none, as for a user of a container that has only a number.
 * @returns {string | undefined}
 */
export function homeFolder() {
  try {
    return homedir() || undefined;
  } catch {
    return undefined;
  }
}
