import { existsSync, readFileSync } from 'node:fs';
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
  const wanted = readWanted();
  const find = (/** @type {Packages} */ installed) =>
    findMissing(wanted, installed, { development, machine: thisMachine() });
  const other = findOtherManager(root);
  const installed = other ? readDirect(wanted) : readInstalled(root);
  const missing = find(installed);
  if (missing.length === 0) return;
  if (other)
    fail(
      `The packages were installed by ${other}, and ${describe(missing)} cannot be found. Install what package.json lists with ${other}${other === 'Yarn' ? ' (nodeLinker: node-modules)' : ''}, or remove node_modules/ and what ${other} wrote beside it and run this command again, which installs with npm.`,
    );
  console.log('Installing the packages of package-lock.json …');
  // An update for the build must not remove what the tests have installed.
  const keepsDevelopment = development || Object.values(installed).some(({ dev }) => dev);
  const quietly = [keepsDevelopment ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [npm, ...first] = npmCommand();
  run(npm, [...first, 'ci', ...quietly]);
  const still = find(readInstalled(root));
  if (still.length > 0)
    fail(
      `npm did not install ${describe(still)} for ${process.platform}-${process.arch}. Is npm set to leave out optional packages (npm config get omit), or to install for another platform?`,
    );
}

/**
 * Explains an error of a package that is there, but whose native part is missing or is for another platform. Returns
 * nothing for other errors.
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function explainUnloadable(error) {
  if (!(error instanceof Error)) return undefined;
  const code = Reflect.get(error, 'code');
  const isOfPart =
    /^(?:MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/.test(code) || /native binding|Could not load the "/.test(error.message);
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(error.stack ?? '') ?? [];
  if (!isOfPart || name === undefined) return explainUnloadable(error.cause);
  const [reason] = error.message.split(/\. |\n/);
  return `The package ${name} has no part that can be loaded on ${process.platform}-${process.arch}: ${reason}. Remove node_modules/ and run this command again, which installs what package-lock.json lists.`;
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
 * What other package managers leave, by its path from the project, and who does. npm writes on top of what is there, so
 * none of them is told by what is missing: an installation that was interrupted misses as much.
 */
const otherManagers = [
  ['node_modules/.modules.yaml', 'pnpm'],
  ['node_modules/.pnpm', 'pnpm'],
  ['node_modules/.yarn-integrity', 'Yarn'],
  ['node_modules/.yarn-state.yml', 'Yarn'],
  ['.pnp.cjs', 'Yarn'],
  ['node_modules/.bun', 'Bun'],
  ['node_modules/.deno', 'Deno'],
];

/**
 * Returns which package manager other than npm has installed the packages, if one has.
 * @param {string} folder the project's
 */
export function findOtherManager(folder) {
  const has = (/** @type {string} */ path) => existsSync(join(folder, path));
  // Bun leaves nothing in node_modules but the packages.
  const isBuns = has('node_modules') && !has('node_modules/.package-lock.json');
  if (isBuns && (has('bun.lock') || has('bun.lockb'))) return 'Bun';
  return otherManagers.find(([path = '']) => has(path))?.[1];
}

/** @returns {Packages} those of package-lock.json */
function readWanted() {
  const path = join(root, 'package-lock.json');
  if (!existsSync(path)) fail('package-lock.json is missing: restore it (git checkout package-lock.json).');
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch (error) {
    return fail(
      `package-lock.json cannot be read: ${/** @type {Error} */ (error).message}. After a merge, take either side of it (git checkout --ours package-lock.json) and run npm install.`,
    );
  }
}

/**
 * Reads what npm has installed, as it wrote it into `node_modules` at the end. Leaves out what is not there any more.
 * @param {string} folder the project's
 * @returns {Packages}
 */
export function readInstalled(folder) {
  try {
    const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'));
    return Object.fromEntries(
      Object.entries(packages).filter(([path]) => existsSync(join(folder, path, 'package.json'))),
    );
  } catch {
    return {};
  }
}

/**
 * Reads which of the packages that package.json lists are in node_modules, and takes the others for installed: where they
 * are differs between package managers.
 * @param {Packages} wanted
 * @returns {Packages}
 */
function readDirect(wanted) {
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

/** @returns {Machine} */
function thisMachine() {
  return { os: process.platform, cpu: process.arch, libc: process.platform === 'linux' ? findLibc() : '' };
}

/** Finds which C library this Node uses: Node reports the version of glibc, and of no other. */
function findLibc() {
  const { report } = process;
  // Addresses of the network would be looked up.
  Object.assign(report, { excludeNetwork: true });
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (report.getReport());
  return header.glibcVersionRuntime ? 'glibc' : 'musl';
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
