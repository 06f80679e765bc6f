import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.mjs';
import { npm, unpackPackage } from './npm-package.mjs';

/** Where the engines of hosts are that are npm packages: they are not needed for the site, and larger than what is. */
export const hostEnginePath = '.cache/host-engines';
const hostEngineFolder = join(root, hostEnginePath);

/**
 * The engines of hosts that the tests use where they can be had, in exact versions. Of some only the own files are used:
 * what they depend on is large, or needs a newer Node.
 * @type {{ name: string, package: string, version: string, folder?: string }[]}
 */
const hostEngines = [
  { name: "Cloudflare Workers' engine", package: '@cloudflare/workers-shared', version: '0.17.5' },
  {
    name: "Cloudflare Pages' engine",
    package: '@cloudflare/pages-shared',
    version: '0.13.189',
    folder: 'pages-engine',
  },
  // The last version that has the parsers of _redirects and _headers.
  { name: "Cloudflare's parsers", package: '@cloudflare/pages-shared', version: '0.13.0', folder: 'pages-parsers' },
  { name: "Netlify's parser of redirects", package: '@netlify/redirect-parser', version: '15.0.4' },
  { name: "Netlify's parser of headers", package: '@netlify/headers-parser', version: '9.0.3' },
  { name: "Firebase's server", package: 'superstatic', version: '10.0.0' },
];

/** Returns the engines of hosts that are not there in the wanted version. */
export function findMissingHostEngines() {
  return hostEngines.filter(({ package: wanted, version, folder }) => {
    const file = join(hostEngineFolder, folder ?? join('node_modules', wanted), 'package.json');
    return !existsSync(file) || JSON.parse(readFileSync(file, 'utf8')).version !== version;
  });
}

/**
 * Tries to bring the engines of hosts that are npm packages.
 * @returns {string[]} those that could not be had, each with the reason
 */
export function installHostEngines() {
  return findMissingHostEngines().flatMap(({ name, package: wanted, version, folder }) => {
    mkdirSync(hostEngineFolder, { recursive: true });
    const own = join(hostEngineFolder, 'package.json');
    if (!existsSync(own)) writeFileSync(own, '{ "private": true }\n');
    const problem =
      folder === undefined
        ? install(`${wanted}@${version}`)
        : unpackPackage({ name: wanted, version }, join(hostEngineFolder, folder));
    return problem ? [`${name} is missing. ${problem}`] : [];
  });
}

/**
 * Installs a package with what it depends on.
 * @param {string} wanted
 * @returns {string | undefined} why it failed
 */
function install(wanted) {
  return npm([
    'install',
    '--prefix',
    hostEngineFolder,
    '--save-exact',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    wanted,
  ]);
}
