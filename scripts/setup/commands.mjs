import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The time limit of installing an optional browser or server for tests, in milliseconds. */
export const enginePatience = 5 * 60_000;

/**
 * Runs a command; ends the process if it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const problem = attempt(command, args, {});
  if (problem) fail(problem);
}

/**
 * Runs a command → what went wrong, if anything.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, limit?: number | undefined }} options
 */
export function attempt(command, args, { env = process.env, limit }) {
  const options = { cwd: root, env, encoding: /** @type {const} */ ('utf8'), timeout: limit };
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, killSignal: 'SIGKILL' });
  if (status === 0) return undefined;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
  const isSlow = error && 'code' in error && error.code === 'ETIMEDOUT';
  const reason = isSlow ? `does not end within ${Math.round((limit ?? 0) / 1000)} s` : 'failed';
  const told = said || (isSlow ? '' : error?.message);
  return `${command} ${args.join(' ')} ${reason}${told ? `:\n${told}` : '.'}`;
}

/**
 * Prints a message and ends the process.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(2);
}
