import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Stops with a clear word where Node is too old; installs the packages of the lock file where they are not. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old: this project needs 20.19 or later.`);
  if (arePackagesInstalled()) return;
  console.log('Installing the packages of package-lock.json …');
  const quietly = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // A registry that lacks some platform's optional packages has them left out of the lock file, which npm ci refuses.
  if (spawnSync('npm', ['ci', ...quietly], { cwd: root }).status !== 0)
    run('npm', ['install', '--no-save', ...quietly]);
}

/** npm writes down what it installed; the packages are there when that names the same versions as the lock file. */
function arePackagesInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || found[path]?.version === version,
  );
}

/** What the tests use beside npm packages: the program that shows it is there, and the Debian packages that bring it. */
const testTools = [
  { name: 'Chromium', programs: ['chromium', 'chromium-browser', 'google-chrome'], packages: ['chromium'] },
  { name: 'nginx', programs: ['nginx'], packages: ['nginx-light'] },
  { name: 'Java, for the HTML checker', programs: ['java'], packages: ['default-jre-headless'] },
  { name: 'Poppler, for reading PDFs', programs: ['pdfinfo'], packages: ['poppler-utils'] },
  { name: 'gettext, for checking PO', programs: ['msgfmt'], packages: ['gettext'] },
  { name: 'libxml2, for checking XLIFF', programs: ['xmllint'], packages: ['libxml2-utils'] },
  { name: 'qpdf, for checking PDFs', programs: ['qpdf'], packages: ['qpdf'] },
];

/** Finds what the tests need, and installs with Debian's package manager what is missing. */
export function ensureTestTools() {
  const missing = testTools.filter((tool) => !tool.programs.some(findProgram));
  const fonts =
    existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2');
  const packages = [...missing.flatMap((tool) => tool.packages), ...(fonts ? [] : ['fonts-liberation'])];
  if (packages.length === 0) return;
  const what = [...missing.map((tool) => tool.name), ...(fonts ? [] : ['Liberation fonts'])].join(', ');
  if (!findProgram('apt-get'))
    fail(
      `Missing for the tests: ${what}. Install them with your system's package manager (Debian: ${packages.join(' ')}).`,
    );
  console.log(`Installing for the tests: ${what} (apt-get install ${packages.join(' ')}) …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('env', [...sudo, 'apt-get', 'update', '-qq'].filter(Boolean), env);
  run('env', [...sudo, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], env);
}

/**
 * Finds a program on the PATH or in the system's folders → its path, or `undefined`.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function run(command, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(2);
}
