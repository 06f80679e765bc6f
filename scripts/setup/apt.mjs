import { attempt } from './commands.mjs';

/**
 * Installs Debian packages → what went wrong, if anything.
 * @param {readonly string[]} packages
 * @param {number} [limit] what it may take, in milliseconds
 */
export function installDebian(packages, limit) {
  return aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages], limit);
}

/**
 * Runs Debian's package manager → what went wrong, if anything.
 * @param {string[]} args
 * @param {number} [limit] what it may take, in milliseconds; with a limit nobody is asked for a password
 */
export function aptGet(args, limit) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', ...(limit ? ['-n'] : [])];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return attempt('env', [...sudo, 'apt-get', ...args], { env, limit });
}
