#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readArguments } from './setup/arguments.mjs';
import { ensurePackages } from './setup/packages.mjs';

const help = `Checks types: those of this repository, or of the site that is named, and those of its components' examples.

npm run typecheck -- [options]

  --site DIR  another site
  --help      prints this
`;

// Each `examples.yaml` is written as TypeScript with the same lines; what the compiler says of it is said of the YAML.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = await readArguments(help, { site: { type: 'string' } });
const site = resolve(values.site ?? root);
await ensurePackages({ development: true });
// A folder of its own, so that two runs at once do not meet.
const folder = join(root, '.cache', 'types', String(process.pid));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const examples = join(folder, 'examples');
mkdirSync(folder, { recursive: true });

const { layOutExampleTypes } = await loadModule('build/preview/gallery/write-example-types.ts');
/** @type {string[]} */
const refused = layOutExampleTypes({ root, site, folder: examples });
const ours = site === root ? ['build', 'scripts', 'test'] : [];
const sources = [...ours, 'templates', 'client'].map((name) => join(site, name)).filter(existsSync);
const settings = [site, root].map((one) => join(one, 'tsconfig.json')).find(existsSync);
const config = join(folder, 'tsconfig.json');
writeFileSync(
  config,
  JSON.stringify({
    extends: settings,
    include: [...sources, join(root, 'build/authoring/*.d.ts'), examples],
    // Below .cache/, unlike in a site, nothing else finds the packages.
    compilerOptions: { typeRoots: [join(root, 'node_modules/@types')] },
  }),
);
// What the last run found about files that are as they were. Its paths are relative: each run's folder is as deep.
const known = join(
  root,
  '.cache',
  'types',
  `${createHash('sha256').update(site).digest('hex').slice(0, 8)}.tsbuildinfo`,
);
const info = join(folder, 'tsbuildinfo');
if (existsSync(known)) copyFileSync(known, info);
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [compiler, '--noEmit', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', info, '-p', config],
  {
    encoding: 'utf8',
    maxBuffer: 1e8,
  },
);
if (existsSync(info)) renameSync(info, known);
const prefix = `${relative(process.cwd(), examples)}/`;
const shown = relative(process.cwd(), site);
process.stdout.write(
  stdout
    .replaceAll(prefix, shown === '' ? '' : `${shown}/`)
    .replace(/(examples\.yaml)\.ts(?=\(\d+,\d+\))/g, '$1')
    .replace(
      /(?<=examples\.yaml\(\d+,\d+\): error) TS\d+: Cannot find name 'Shown_(\w+)'\.( Did you mean 'Shown_(\w+)'\?)?/g,
      (_, name, _hint, meant) =>
        `: There is no component "${name}".${meant ? ` Did you mean "${meant}"?` : ' Name one that this folder exports.'}`,
    ),
);
for (const problem of refused)
  process.stdout.write(`${join(shown, problem.replace(/:(\d+):(\d+): /, '($1,$2): error: '))}\n`);
process.stderr.write(stderr);
process.exitCode = refused.length > 0 ? 1 : (status ?? 1);

/**
 * Loads a module of TypeScript with what it imports.
 * @param {string} path
 */
async function loadModule(path) {
  const { build } = await import('esbuild');
  const outfile = join(folder, 'module.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: [path],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return import(pathToFileURL(outfile).href);
}
