import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attempt, enginePatience, root } from './commands.mjs';
import { npmCommand } from './packages.mjs';

/** Where the engines of hosts are that are npm packages: they are not needed for the site, and larger than what is. */
export const hostEnginePath = '.cache/host-engines';
const hostEngineFolder = join(root, hostEnginePath);

/** The engines of hosts that the tests use where they can be had, in exact versions. */
const hostEngines = [
  { name: "Cloudflare Workers' engine", package: '@cloudflare/workers-shared', version: '0.17.5' },
  { name: "Firebase's server", package: 'superstatic', version: '10.0.0' },
];

/**
 * Tries to bring the engines of hosts that are npm packages.
 * @returns {string[]} those that could not be had, each with the reason
 */
export function installHostEngines() {
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
