import { existsSync } from 'node:fs';
import { aptGet, installDebian } from './apt.mjs';
import { findBrowsers, headlessShell } from './browsers.mjs';
import { enginePatience, fail } from './commands.mjs';
import { findProgram } from './find-program.mjs';
import { findMissingHostEngines, installHostEngines } from './host-engines.mjs';

/**
 * A program of the tests: the Debian packages that bring it, the suites or the modules of `test/support/` that use it,
 * as the beginnings of their paths, and how to tell that it is there. Only exhaustive tests use an optional one; they leave
 * out what it would do if it cannot be had.
 * @typedef {{ name: string, packages: string[], usedBy: string[], isThere: () => unknown, optional?: true }} Tool
 */

const tests = (/** @type {string} */ path) => `test/${path}`;
const support = (/** @type {string} */ path) => tests(`support/${path}`);
const browsers = support('engines/');

/** @type {Tool[]} */
const debianTools = [
  {
    name: 'Chromium',
    packages: [headlessShell],
    usedBy: [browsers],
    isThere: () => findBrowsers().Chromium,
  },
  {
    name: 'Liberation fonts',
    packages: ['fonts-liberation'],
    usedBy: [browsers],
    isThere: () => ['liberation', 'liberation2'].some((name) => existsSync(`/usr/share/fonts/truetype/${name}`)),
  },
  {
    name: 'nginx',
    packages: ['nginx-light'],
    usedBy: [support('nginx.ts')],
    isThere: () => findProgram('nginx'),
  },
  {
    name: 'Brotli for nginx',
    packages: ['libnginx-mod-http-brotli-static'],
    usedBy: [support('nginx.ts')],
    isThere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  },
  program('Java, for the HTML checker', 'java', 'default-jre-headless', tests('site/html')),
  program('Poppler, for reading PDFs', 'pdfinfo', 'poppler-utils', tests('site/pdf')),
  program('qpdf, for checking PDFs', 'qpdf', 'qpdf', tests('site/pdf')),
  program('gettext, for checking PO', 'msgfmt', 'gettext', tests('site/translation-round-trip')),
  program('libxml2, for checking XLIFF', 'xmllint', 'libxml2-utils', tests('site/translation-round-trip')),
  { ...program('Apache', 'apache2', 'apache2-bin', support('apache.ts')), optional: true },
  { ...program('Caddy', 'caddy', 'caddy', support('caddy.ts')), optional: true },
  { ...program('rsync', 'rsync', 'rsync', tests('hosts/publish-remote')), optional: true },
  engine('Firefox', ['firefox-esr']),
  engine('WebKitGTK', ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']),
];

/** What uses the engines of hosts that are npm packages. */
const hostSupport = ['cloudflare-', 'netlify', 'firebase', 'vercel'].map(support);

/**
 * Describes a tool that is one program of one Debian package.
 * @param {string} name
 * @param {string} command
 * @param {string} debianPackage
 * @param {string} user
 * @returns {Tool}
 */
function program(name, command, debianPackage, user) {
  return { name, packages: [debianPackage], usedBy: [user], isThere: () => findProgram(command) };
}

/**
 * Describes a browser that is installed only if `ENGINES` names it.
 * @param {'Firefox' | 'WebKitGTK'} name
 * @param {string[]} packages
 * @returns {Tool}
 */
function engine(name, packages) {
  const isWanted = () => process.env.ENGINES?.split(',').includes(name);
  return { name, packages, usedBy: [browsers], isThere: () => !isWanted() || findBrowsers()[name] };
}

const hostEngines = 'engines of hosts';

/**
 * Returns the names of the tools that are missing for tests.
 * @param {readonly string[]} files the paths of suites and of what they import
 * @param {{ exhaustive: boolean }} run whether the exhaustive tests run
 * @returns {string[]}
 */
export function findMissingTools(files, { exhaustive }) {
  const isUsed = (/** @type {readonly string[]} */ users) =>
    users.some((user) => files.some((path) => path.startsWith(user)));
  const debian = debianTools
    .filter(({ usedBy, isThere, optional }) => (exhaustive || !optional) && isUsed(usedBy) && !isThere())
    .map(({ name }) => name);
  const needsEngines = exhaustive && isUsed(hostSupport) && findMissingHostEngines().length > 0;
  return [...debian, ...(needsEngines ? [hostEngines] : [])];
}

/**
 * Installs tools: with Debian's package manager, or as npm packages of their own.
 * @param {readonly string[]} names
 * @returns {string[]} the optional ones that could not be had, each with the reason; ends the process if another cannot
 */
export function installTools(names) {
  const missing = debianTools.filter(({ name }) => names.includes(name));
  const problems = missing.length > 0 ? installDebianTools(missing) : [];
  return [...problems, ...(names.includes(hostEngines) ? installHostEngines() : [])];
}

/** @param {readonly Tool[]} tools */
function installDebianTools(tools) {
  const needed = tools.filter(({ optional }) => !optional);
  const packagesOf = (/** @type {readonly Tool[]} */ some) => some.flatMap(({ packages }) => packages);
  if (!findProgram('apt-get')) {
    if (needed.length > 0)
      fail(
        `Missing for the tests: ${needed.map(({ name }) => name).join(', ')}. Install them with your system's package manager (Debian: ${packagesOf(needed).join(' ')}).`,
      );
    return tools.map(({ name }) => `${name} is missing, and there is no apt-get.`);
  }
  const problem = aptGet(['update', '-qq']) ?? (needed.length > 0 ? installDebian(packagesOf(needed)) : undefined);
  if (problem) fail(problem);
  return tools.flatMap(({ name, packages, optional }) => {
    const reason = optional ? installDebian(packages, enginePatience) : undefined;
    return reason ? [`${name} is missing. ${reason}`] : [];
  });
}
