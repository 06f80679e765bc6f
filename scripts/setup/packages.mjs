import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beginBundle, isFresh, writeRecord } from '../bundle.mjs';
import { fail, root, run } from './commands.mjs';
import { findUnusable, listNativeFiles, namesFor, readOverrides } from './native-parts.mjs';

/**
 * Checks the version of Node, installs the packages of package-lock.json that are missing, and uses those with native
 * parts once, until one of their files changes. Install scripts do not run (`.npmrc`): what esbuild, sharp, Lightning CSS,
 * Satteri and Typst need comes as a package for the platform. Ends the process if a package cannot be had or used, and
 * leaves alone what another package manager has installed.
 *
 * When this returns, the packages are there; when its promise is fulfilled, they have been used.
 * @param {{ development: boolean }} options whether `devDependencies` are needed too, as for the tests
 */
export async function ensurePackages({ development }) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: this project needs 20.19 or later.`);
  const overrides = readOverrides();
  const own = recordOf({ all: development, overrides });
  if (isFresh(own, root) || isFresh(recordOf({ all: true, overrides }), root)) return;
  const wanted = readWanted();
  const options = { development, machine: thisMachine() };
  const other = findOtherManager(root);
  const installed = other ? readDirect(wanted) : readInstalled(root);
  const missing = findMissing(wanted, installed, options);
  if (missing.length > 0) {
    if (other)
      fail(
        `The packages were installed by ${other}, and ${describe(missing)} cannot be found. Install what package.json lists with ${other}${other === 'Yarn' ? ' (nodeLinker: node-modules)' : ''}, or remove node_modules/ and what ${other} wrote beside it and run this command again, which installs with npm.`,
      );
    install(development || Object.values(installed).some(({ dev }) => dev));
    const still = findMissing(wanted, readInstalled(root), options);
    if (still.length > 0)
      fail(
        `npm did not install ${describe(still)} for ${process.platform}-${process.arch}. Is npm set to leave out optional packages (npm config get omit), or to install for another platform?`,
      );
  }
  const begun = beginBundle();
  const parts = Object.entries(wanted).filter(
    ([, about]) => isNeeded(about, options) && isPartFor(options.machine, about),
  );
  const names = namesFor(options);
  const files = listNativeFiles(
    names,
    parts.map(([path]) => nameOf(path)),
  );
  const unusable = await findUnusable(files, names);
  if (unusable) fail(explainUnusable(unusable, { other, overrides }));
  const known = [process.execPath, ...overrides.map(({ file }) => file), ...files].map((path) => relative(root, path));
  const described = Object.keys(wanted).map((path) => join(path, 'package.json'));
  const inputs = ['package-lock.json', 'node_modules/.package-lock.json', ...described, ...known];
  try {
    writeRecord({ folder: own, root, inputs, begun });
  } catch {
    // Without a place for the record, the packages are used again the next time.
  }
}

/**
 * Returns the folder of the record of packages that could be used: of all, or of those that the build needs.
 * @param {{ all: boolean, overrides: ReturnType<typeof readOverrides> }} key
 */
function recordOf(key) {
  return join(root, '.cache', 'packages', createHash('sha1').update(JSON.stringify(key)).digest('hex').slice(0, 16));
}

/**
 * Says which package cannot be used, and what to do.
 * @param {{ name: string, reason: string }} unusable
 * @param {{ other?: string | undefined, overrides?: readonly { name: string }[] }} tree
 */
export function explainUnusable({ name, reason }, { other, overrides = [] }) {
  const named = overrides.map((override) => override.name);
  const install = other
    ? `Remove node_modules/ and install the packages again with ${other}.`
    : 'Install all packages again: npm ci';
  const remedy =
    named.length > 0 ? `Its native part may be the one that is named here: unset ${named.join(' ')}` : install;
  return `${name} cannot be used on ${process.platform}-${process.arch}: ${reason}. ${remedy}`;
}

/**
 * Installs the packages of the lock file.
 * @param {boolean} development whether also those of the tests
 */
function install(development) {
  console.log('Installing the packages of package-lock.json …');
  // An update for the build must not remove what the tests have installed.
  const quietly = [development ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const [npm, ...first] = npmCommand();
  run(npm, [...first, 'ci', ...quietly]);
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
  ['node_modules/.pnpm-workspace-state-v1.json', 'pnpm'],
  ['node_modules/.pnpm-workspace-state.json', 'pnpm'],
  ['node_modules/.yarn-integrity', 'Yarn'],
  ['node_modules/.yarn-state.yml', 'Yarn'],
  ['.pnp.cjs', 'Yarn'],
  ['.pnp.js', 'Yarn'],
  ['node_modules/.bun', 'Bun'],
  ['node_modules/.deno', 'Deno'],
  ['node_modules/.package_versions.json', 'cnpm'],
];

/** Their lock files, which say who has made a node_modules that npm has not: some leave nothing in it but the packages. */
const otherLocks = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'Yarn'],
  ['bun.lock', 'Bun'],
  ['bun.lockb', 'Bun'],
  ['deno.lock', 'Deno'],
  // Yarn has such a folder too.
  ['node_modules/.store', 'cnpm'],
];

/**
 * Returns which package manager other than npm has installed the packages, if one has.
 * @param {string} folder the project's
 */
export function findOtherManager(folder) {
  const find = (/** @type {string[][]} */ list) => list.find(([path = '']) => existsSync(join(folder, path)))?.[1];
  const modules = join(folder, 'node_modules');
  const names = existsSync(modules) ? readdirSync(modules) : [];
  const isNpms = names.includes('.package-lock.json') || names.every((name) => /^\.(?!store)/.test(name));
  return find(otherManagers) ?? (isNpms ? undefined : find(otherLocks));
}

/** @returns {Packages} those of package-lock.json */
function readWanted() {
  const { packages } = readJson(
    'package-lock.json',
    'After a merge, take either side of it (git checkout --ours package-lock.json) and run npm install.',
  );
  return packages ?? fail('package-lock.json lists no packages: restore it (git checkout package-lock.json).');
}

/**
 * Reads a file of the project; ends the process if it cannot be read.
 * @param {string} name
 * @param {string} [advice] for one that is no JSON
 */
function readJson(name, advice = '') {
  const path = join(root, name);
  if (!existsSync(path)) fail(`${name} is missing: restore it (git checkout ${name}).`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail(`${name} cannot be read: ${/** @type {Error} */ (error).message}. ${advice}`.trim());
  }
}

/**
 * Reads the version of a package that is installed. One whose package.json is damaged has none.
 * @param {string} folder the package's
 * @returns {string | undefined}
 */
function readVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return undefined;
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
      Object.entries(packages).filter(([path, { version }]) => readVersion(join(folder, path)) === version),
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
  const { dependencies = {}, devDependencies = {} } = readJson('package.json');
  const direct = Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`);
  return { ...wanted, ...Object.fromEntries(direct.map((path) => [path, { version: readVersion(join(root, path)) }])) };
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
    .filter(
      ([path, about]) =>
        path !== '' &&
        isNeeded(about, { development }) &&
        (!about.optional || isPartFor(machine, about)) &&
        installed[path]?.version !== about.version,
    )
    .map(([path, { version }]) => `${nameOf(path)} ${version}`)
    .sort();
}

/** @param {string} path in a lock file */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns whether a package is needed. npm installs what is `devOptional` with the build's packages too, as an optional
 * peer; only the tests need it.
 * @param {Packages[string]} about
 * @param {{ development: boolean }} options
 */
const isNeeded = ({ dev, devOptional }, { development }) => development || !(dev || devOptional);

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
