import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './commands.mjs';

/**
 * Checks the version of Node, and installs the packages of package-lock.json that are missing. Install scripts do not
 * run (`.npmrc`): what esbuild, sharp, Lightning CSS, Satteri and Typst need comes as a package for the platform. Ends the
 * process if a package cannot be had, and leaves alone what another package manager has installed.
 * @param {{ development: boolean }} options whether `devDependencies` are needed too, as for the tests
 */
export function ensurePackages({ development }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: this project needs 20.19 or later.`);
  const folder = join(root, 'node_modules');
  const wanted = readPackages(join(root, 'package-lock.json'));
  const isOthers =
    existsSync(folder) && !existsSync(join(folder, '.package-lock.json')) && readdirSync(folder).length > 0;
  const installed = isOthers ? readInstalled(wanted) : readPackages(join(folder, '.package-lock.json'));
  const missing = findMissing(wanted, installed, { development, machine: thisMachine });
  if (missing.length === 0) return;
  if (isOthers)
    fail(
      `node_modules/ was not made by npm, and lacks ${describe(missing)}. Install what package.json lists with the package manager that made it, or remove node_modules/ and run this command again, which installs with npm.`,
    );
  console.log('Installing the packages of package-lock.json …');
  // An update for the build must not remove what the tests have installed.
  const keepsDevelopment = development || Object.values(installed).some(({ dev }) => dev);
  const quietly = [keepsDevelopment ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [npm, ...first] = npmCommand();
  run(npm, [...first, 'ci', ...quietly]);
  const still = findMissing(wanted, readPackages(join(folder, '.package-lock.json')), {
    development,
    machine: thisMachine,
  });
  if (still.length > 0)
    fail(
      `npm did not install ${describe(still)} for ${process.platform}-${process.arch}. Is npm set to leave out optional packages (npm config get omit), or to install for another platform?`,
    );
}

/**
 * Returns the program and the first arguments that start npm. On Windows npm is `npm.cmd`, which Node starts only through
 * a shell, so the script behind it is started instead: npm names it to what it runs.
 * @returns {[string, ...string[]]}
 */
export function npmCommand({ npm_execpath: script } = process.env) {
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/**
 * Packages by their paths in a lock file. Those with `os` and `cpu` are the native parts of others for one platform.
 * @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[], libc?: string[] }>} Packages
 */
/** @typedef {{ os: string, cpu: string, libc: string }} Machine `libc` is `glibc` or `musl`; empty except on Linux */

/**
 * Reads the packages of a lock file; npm writes one into `node_modules` about what it installed.
 * @param {string} path
 * @returns {Packages} none if there is no such file
 */
function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Reads which of the packages that package.json lists are in node_modules; where the others are differs between
 * package managers.
 * @param {Packages} wanted
 * @returns {Packages}
 */
function readInstalled(wanted) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const direct = new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`));
  return Object.fromEntries(
    Object.entries(wanted).map(([path, known]) => {
      if (!direct.has(path)) return [path, known];
      const file = join(root, path, 'package.json');
      return [path, existsSync(file) ? { version: JSON.parse(readFileSync(file, 'utf8')).version } : {}];
    }),
  );
}

/** @type {Machine} */
const thisMachine = { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? findLibc() : '' };

/** Finds which C library Linux has: musl's loader is in a place of its own. */
function findLibc() {
  const hasMusl = readdirSync('/lib').some((name) => name.startsWith('ld-musl-'));
  const hasGlibc = ['/lib64', '/lib'].some(
    (folder) => existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('ld-linux')),
  );
  return hasMusl && !hasGlibc ? 'musl' : 'glibc';
}

/**
 * Returns the packages that are needed and not installed in the version of the lock file, sorted; others may be there
 * too. The native parts for the machine's platform are needed as the packages are that they belong to.
 * @param {Packages} wanted
 * @param {Packages} installed
 * @param {{ development: boolean, machine: Machine }} options
 * @returns {string[]} names with versions
 */
export function findMissing(wanted, installed, { development, machine }) {
  return Object.entries(wanted)
    .filter(([path, { version, ...about }]) => {
      // npm installs what is `devOptional` with the build's packages too, as an optional peer; only the tests need it.
      const isNeeded = path !== '' && (development || !(about.dev || about.devOptional));
      return isNeeded && (!about.optional || isPartFor(machine, about)) && installed[path]?.version !== version;
    })
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
    )
    .sort();
}

/**
 * Returns whether a package is the native part of another for a machine.
 * @param {Machine} machine
 * @param {Pick<Packages[string], 'os' | 'cpu' | 'libc'>} about
 */
function isPartFor(machine, { os, cpu, libc }) {
  if (!os || !cpu) return false;
  return (
    os.includes(machine.os) &&
    cpu.includes(machine.cpu) &&
    (!libc || machine.libc === '' || libc.includes(machine.libc))
  );
}

/** @param {readonly string[]} missing */
function describe(missing) {
  const others = missing.length - 3;
  return others > 0 ? `${missing.slice(0, 3).join(', ')} and ${others} others` : missing.join(', ');
}
