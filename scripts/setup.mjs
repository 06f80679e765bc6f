import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

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

/** The servers and tools of hosts that the tests use where they can be had. */
const hostServers = [
  { name: 'Apache', program: 'apache2', packages: ['apache2-bin'] },
  { name: 'Caddy', program: 'caddy', packages: ['caddy'] },
  { name: 'rsync', program: 'rsync', packages: ['rsync'] },
];

/** Where the engines of hosts are that are npm packages: they are not needed for the site, and larger than what is. */
export const hostEnginePath = '.cache/host-engines';
const hostEngineFolder = join(root, hostEnginePath);

/** The engines of hosts that the tests use where they can be had, in exact versions. */
const hostEngines = [
  { name: "Cloudflare Workers' engine", package: '@cloudflare/workers-shared', version: '0.17.5' },
  { name: "Firebase's server", package: 'superstatic', version: '10.0.0' },
];

/** The engines that the browser tests use beside Chromium, where they can be had. */
const furtherEngines = /** @type {const} */ ([
  { name: 'Firefox', packages: ['firefox-esr'] },
  { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'] },
]);

/**
 * Finds what the tests need, and installs with Debian's package manager what is missing.
 * @returns {string[]} the engines and servers that could not be had, each with the reason
 */
export function ensureTestTools() {
  const missing = testTools.filter((tool) => !tool.programs.some(findProgram));
  const fonts =
    existsSync('/usr/share/fonts/truetype/liberation') || existsSync('/usr/share/fonts/truetype/liberation2');
  const packages = [...missing.flatMap((tool) => tool.packages), ...(fonts ? [] : ['fonts-liberation'])];
  if (packages.length > 0) {
    const what = [...missing.map((tool) => tool.name), ...(fonts ? [] : ['Liberation fonts'])].join(', ');
    if (!findProgram('apt-get'))
      fail(
        `Missing for the tests: ${what}. Install them with your system's package manager (Debian: ${packages.join(' ')}).`,
      );
    console.log(`Installing for the tests: ${what} (apt-get install ${packages.join(' ')}) …`);
    const problem = aptGet(['update', '-qq']) ?? aptGet([...installing, ...packages]);
    if (problem) fail(problem);
  }
  return [...installHostServers(), ...installHostEngines(), ...installFurtherEngines()];
}

/**
 * Tries to bring the servers of hosts.
 * @returns {string[]} those that could not be had, each with the reason
 */
function installHostServers() {
  return hostServers.flatMap(({ name, program, packages }) => {
    if (findProgram(program)) return [];
    if (!findProgram('apt-get')) return [`${name} is missing, and there is no apt-get.`];
    console.log(`Installing for the tests of hosts: ${name} (apt-get install ${packages.join(' ')}) …`);
    const problem = aptGet([...installing, ...packages], enginePatience);
    return problem ? [`${name} is missing. ${problem}`] : [];
  });
}

/**
 * Tries to bring the engines of hosts that are npm packages.
 * @returns {string[]} those that could not be had, each with the reason
 */
function installHostEngines() {
  return hostEngines.flatMap(({ name, package: wanted, version }) => {
    const folder = join(hostEngineFolder, 'node_modules', wanted);
    const file = join(folder, 'package.json');
    if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version) return [];
    console.log(`Installing for the tests of hosts: ${name} (${wanted} ${version}) …`);
    mkdirSync(hostEngineFolder, { recursive: true });
    const own = join(hostEngineFolder, 'package.json');
    if (!existsSync(own)) writeFileSync(own, '{ "private": true }\n');
    const [npm, ...first] = npmCommand();
    const args = [
      'install',
      '--prefix',
      hostEngineFolder,
      '--save-exact',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ];
    const problem = attempt(npm, [...first, ...args, '--loglevel=error', `${wanted}@${version}`], {
      limit: enginePatience,
    });
    return problem ? [`${name} is missing. ${problem}`] : [];
  });
}

/** What installing engines, or a server, that one can do without may take, in milliseconds. */
const enginePatience = 5 * 60_000;

/**
 * Tries to bring the further engines that `ENGINES` names; the others are used where they are found.
 * @returns {string[]} those that could not be had, each with the reason
 */
function installFurtherEngines() {
  const end = performance.now() + enginePatience;
  let problem = findProgram('apt-get') ? undefined : 'There is no apt-get.';
  let isUpdated = false;
  const wanted = process.env.ENGINES?.split(',');
  return furtherEngines.flatMap(({ name, packages }) => {
    if (findBrowsers()[name] || (wanted && !wanted.includes(name))) return [];
    if (!wanted) return [`${name} is not here; ENGINES=Chromium,Firefox,WebKitGTK npm test installs what it names.`];
    const limit = () => Math.max(1000, Math.ceil(end - performance.now()));
    if (!problem) console.log(`Installing for the browser tests: ${name} (apt-get install ${packages.join(' ')}) …`);
    if (!problem && !isUpdated) problem = aptGet(['update', '-qq'], limit());
    isUpdated = true;
    const own = problem ?? aptGet([...installing, ...packages], limit());
    if (findBrowsers()[name]) return [];
    return [`${name} is missing. ${own ?? `Its packages (${packages.join(', ')}) do not bring it.`}`];
  });
}

const installing = ['install', '-y', '-qq', '--no-install-recommends'];

/**
 * Runs Debian's package manager → what went wrong, if anything.
 * @param {string[]} args
 * @param {number} [limit] what it may take, in milliseconds; with a limit nobody is asked for a password
 */
function aptGet(args, limit) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', ...(limit ? ['-n'] : [])];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return attempt('env', [...sudo, 'apt-get', ...args], { env, limit });
}

/**
 * Finds the browsers of the tests → the program of each engine that can be used.
 * @returns {{ Chromium?: string | undefined, Firefox?: string | undefined, WebKitGTK?: string | undefined }}
 */
export function findBrowsers() {
  const find = (/** @type {string[]} */ names, /** @type {string[]} */ paths = []) =>
    names.map(findProgram).find(Boolean) ?? paths.find((path) => existsSync(path));
  const canDriveWebKit = findProgram('WebKitWebDriver') && findProgram('Xvfb');
  return {
    Chromium: find(
      ['chromium', 'chromium-browser', 'google-chrome', 'chrome'],
      [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        ...windowsFolders().map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
      ],
    ),
    Firefox: find(
      ['firefox-esr', 'firefox'],
      [
        '/Applications/Firefox.app/Contents/MacOS/firefox',
        ...windowsFolders().map((folder) => join(folder, 'Mozilla Firefox/firefox.exe')),
      ],
    ),
    WebKitGTK: canDriveWebKit ? findMiniBrowser() : undefined,
  };
}

/** The folders in which Windows keeps programs. */
function windowsFolders() {
  const { ProgramFiles, 'ProgramFiles(x86)': of32Bits, LOCALAPPDATA } = process.env;
  return [ProgramFiles, of32Bits, LOCALAPPDATA].filter((folder) => folder !== undefined);
}

/** The small browser that comes with WebKitGTK stands beside its library, in a folder of the machine's kind. */
function findMiniBrowser() {
  const folders = ['/usr/lib', '/usr/libexec', '/usr/lib64', ...subfolders('/usr/lib')];
  const names = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name, 'MiniBrowser'))).find(existsSync);
}

/** @param {string} folder */
function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-gnu'))
    .map((name) => join(folder, name));
}

/** Names the engines that are there, with their versions: `Chromium 153.0.1, Firefox 153.7.0esr`. */
export function describeBrowsers() {
  const found = Object.entries(findBrowsers()).filter(([, program]) => program);
  return found.map(([name, program]) => `${name}${versionOf(name, String(program))}`).join(', ');
}

/**
 * @param {string} name
 * @param {string} program
 */
function versionOf(name, program) {
  // Without a display WebKitGTK's browser does not even say its version.
  const [command, args] =
    name === 'WebKitGTK' ? ['dpkg-query', ['--show', 'webkit2gtk-driver']] : [program, ['--version']];
  const said = spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';
  const version = /\d+(\.\w+)+/.exec(said)?.[0];
  return version ? ` ${version}` : '';
}

/**
 * Finds a program on the PATH or in the system's folders → its path, or `undefined`.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const problem = attempt(command, args, {});
  if (problem) fail(problem);
}

/**
 * Runs a command → what went wrong, if anything.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, limit?: number | undefined }} options
 */
function attempt(command, args, { env = process.env, limit }) {
  const options = { cwd: root, env, encoding: /** @type {const} */ ('utf8'), timeout: limit };
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...options, killSignal: 'SIGKILL' });
  if (status === 0) return undefined;
  const said = `${stdout ?? ''}${stderr ?? ''}`.trim();
  const reason = limit && error ? `does not end within ${Math.round(limit / 1000)} s` : 'failed';
  return `${command} ${args.join(' ')} ${reason}${said ? `:\n${said}` : '.'}`;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(2);
}
