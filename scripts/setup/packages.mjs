import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './commands.mjs';

/**
 * Checks the version of Node, and installs the packages of package-lock.json that are missing. Install scripts do not
 * run (`.npmrc`): what esbuild, sharp, Lightning CSS, Satteri and Typst need comes as a package for the platform.
 * @param {{ development: boolean }} options whether `devDependencies` are needed too, as for the tests
 */
export function ensurePackages({ development }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: this project needs 20.19 or later.`);
  const wanted = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (areInstalled(wanted, installed, development)) return;
  console.log('Installing the packages of package-lock.json …');
  // An update for the build must not remove what the tests have installed.
  const keepsDevelopment = development || Object.values(installed).some(({ dev }) => dev);
  const quietly = [keepsDevelopment ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // A registry that lacks some platform's optional packages has them left out of the lock file, which npm ci refuses.
  const [npm, ...first] = npmCommand();
  if (spawnSync(npm, [...first, 'ci', ...quietly], { cwd: root }).status !== 0)
    run(npm, [...first, 'install', '--no-save', ...quietly]);
}

/**
 * Returns the program and the first arguments that start npm. On Windows npm is `npm.cmd`, which Node starts only through
 * a shell, so the script behind it is started instead: npm names it to what it runs.
 * @returns {[string, ...string[]]}
 */
export function npmCommand({ npm_execpath: script } = process.env) {
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/** @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages */

/**
 * Reads the packages of a lock file; npm writes one into `node_modules` about what it installed.
 * @param {string} path
 * @returns {Packages} none if there is no such file
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Returns whether every package that is needed is installed in the version of the lock file; others may be there too.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {boolean} development
 */
export function areInstalled(wanted, installed, development) {
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    // npm installs what is `devOptional` with the build's packages too, as an optional peer; only the tests need it.
    const isNeeded = path !== '' && !optional && (development || !(dev || devOptional));
    return !isNeeded || installed[path]?.version === version;
  });
}
