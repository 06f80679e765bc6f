import { existsSync } from 'node:fs';
import { aptGet, installDebian } from './apt.mjs';
import { findBrowsers, headlessShell } from './browsers.mjs';
import { enginePatience, fail } from './commands.mjs';
import { findProgram } from './find-program.mjs';
import { installHostEngines } from './host-engines.mjs';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * What the tests use beside npm packages: the programs or files of which one shows that it is there, and the Debian packages
 * that bring it.
 * @type {{ name: string, programs?: string[], files?: string[], packages: string[] }[]}
 */
const testTools = [
  {
    name: 'Chromium',
    programs: [headlessShell, 'chromium', 'chromium-browser', 'google-chrome'],
    packages: [headlessShell],
  },
  { name: 'nginx', programs: ['nginx'], packages: ['nginx-light'] },
  { name: 'Brotli for nginx', files: [brotliModule], packages: ['libnginx-mod-http-brotli-static'] },
  { name: 'Java, for the HTML checker', programs: ['java'], packages: ['default-jre-headless'] },
  { name: 'Poppler, for reading PDFs', programs: ['pdfinfo'], packages: ['poppler-utils'] },
  { name: 'gettext, for checking PO', programs: ['msgfmt'], packages: ['gettext'] },
  { name: 'libxml2, for checking XLIFF', programs: ['xmllint'], packages: ['libxml2-utils'] },
  { name: 'qpdf, for checking PDFs', programs: ['qpdf'], packages: ['qpdf'] },
  {
    name: 'Liberation fonts',
    files: ['/usr/share/fonts/truetype/liberation', '/usr/share/fonts/truetype/liberation2'],
    packages: ['fonts-liberation'],
  },
];

/** The servers and tools of hosts that the tests use where they can be had. */
const hostServers = [
  { name: 'Apache', program: 'apache2', packages: ['apache2-bin'] },
  { name: 'Caddy', program: 'caddy', packages: ['caddy'] },
  { name: 'rsync', program: 'rsync', packages: ['rsync'] },
];

/** The engines that the browser tests use beside Chromium, where they can be had. */
const furtherEngines = /** @type {const} */ ([
  { name: 'Firefox', packages: ['firefox-esr'] },
  { name: 'WebKitGTK', packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'] },
]);

/**
 * Finds what the tests need, and installs with Debian's package manager what is missing.
 * @param {{ hosts: boolean }} needs whether the servers and engines of hosts are needed
 * @returns {string[]} the engines and servers that could not be had, each with the reason
 */
export function ensureTestTools({ hosts }) {
  const missing = testTools.filter(
    ({ programs = [], files = [] }) => !programs.some(findProgram) && !files.some((file) => existsSync(file)),
  );
  if (missing.length > 0) {
    const packages = missing.flatMap((tool) => tool.packages);
    const what = missing.map((tool) => tool.name).join(', ');
    if (!findProgram('apt-get'))
      fail(
        `Missing for the tests: ${what}. Install them with your system's package manager (Debian: ${packages.join(' ')}).`,
      );
    console.log(`Installing for the tests: ${what} (apt-get install ${packages.join(' ')}) …`);
    const problem = aptGet(['update', '-qq']) ?? installDebian(packages);
    if (problem) fail(problem);
  }
  installHeadlessShell();
  return [...(hosts ? [...installHostServers(), ...installHostEngines()] : []), ...installFurtherEngines()];
}

/** Tries to install the faster of two Chromiums where only the whole browser is installed, which does as well. */
function installHeadlessShell() {
  if (findProgram(headlessShell) || !findProgram('chromium') || !findProgram('apt-get')) return;
  console.log(`Installing for the browser tests: ${headlessShell} (apt-get install ${headlessShell}) …`);
  installDebian([headlessShell], enginePatience);
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
    const problem = installDebian(packages, enginePatience);
    return problem ? [`${name} is missing. ${problem}`] : [];
  });
}

/**
 * Tries to install the further engines that `ENGINES` names; the others are used if they are installed.
 * @returns {string[]} a message for each engine that is not installed, with the reason
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
    const own = problem ?? installDebian(packages, limit());
    if (findBrowsers()[name]) return [];
    return [`${name} is missing. ${own ?? `Its packages (${packages.join(', ')}) do not bring it.`}`];
  });
}
