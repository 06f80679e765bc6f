import { join } from 'node:path';
import { root } from './project.ts';

/** Returns the environment of a process that is killed at a change below a folder: `KILL_AT` says at which one. */
export function killing(folder: string): Record<string, string> {
  return { NODE_OPTIONS: `--import ${join(root, 'test/support/kill-at.mjs')}`, KILL_BELOW: folder };
}
