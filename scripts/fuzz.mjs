#!/usr/bin/env node
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { shrink } from './fuzz/shrink.mjs';
import { endWith, readArguments, readNumber } from './setup/arguments.mjs';

const help = `Tries random inputs on the parsers; writes each input that breaks one to test/properties/, for the tests.

npm run fuzz -- [options]

  --minutes N    how long (1)
  --only NAME    one parser alone: a file of test/properties/
  --seed N       the first seed; every input has one of its own (the time)
  --runs N       ends after so many inputs of each parser
  --input FILE   tries this input alone, of the parser that its folder is named for
  --help         prints this

Exit codes: 0 nothing found, 1 found something, 2 wrong usage.
`;

/** @typedef {import('../test/support/property.ts').Property} Property */
/** @typedef {{ property: Property, tried: number, failed: number, slowest: number }} Trial */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'test', 'properties');
/** A parser that fails so often is not tried further. */
const mostFailures = 5;
process.env.NODE_ENV = 'production';

const { values } = await readArguments(help, {
  minutes: { type: 'string', default: '1' },
  only: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  runs: { type: 'string', default: 'Infinity' },
  input: { type: 'string' },
});
const { only, input } = values;
const minutes = await readNumber('--minutes', values.minutes);
const seed = await readNumber('--seed', values.seed);
const runs = await readNumber('--runs', values.runs);
const scratch = join(root, '.cache', 'fuzz', String(process.pid));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const { properties, createRandom } = await loadProperties();
process.exitCode = input === undefined ? await fuzz() : await tryInput(input);

/** Bundles the properties with the parsers, and loads them. */
async function loadProperties() {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => only === undefined || name === only);
  if (names.length === 0) return endWith(2, `There is no test/properties/${only}.ts.`);
  await build({
    absWorkingDir: root,
    entryPoints: [...names.map((name) => `test/properties/${name}.ts`), 'test/support/random.ts'],
    outbase: 'test',
    outdir: scratch,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    loader: { '.typ': 'text' },
    logLevel: 'error',
  });
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(scratch, path)).href);
  /** @type {Property[]} */
  const loaded = [];
  for (const name of names) loaded.push((await load(`properties/${name}.mjs`)).property);
  /** @type {typeof import('../test/support/random.ts')} */
  const random = await load('support/random.mjs');
  return { properties: loaded, createRandom: random.createRandom };
}

/** Tries the parsers in turn until the time is over → the exit code. */
async function fuzz() {
  /** @type {Trial[]} */
  const trials = properties.map((property) => ({ property, tried: 0, failed: 0, slowest: 0 }));
  const end = performance.now() + minutes * 60_000;
  for (let count = 0; count < runs && performance.now() < end; count++)
    for (const trial of trials) if (trial.failed < mostFailures) await tryOne(trial, seed + count);
  for (const { property, tried, failed, slowest } of trials)
    console.log(`${property.name}: ${tried} inputs, ${failed} failed, the slowest took ${Math.round(slowest)} ms`);
  return trials.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * @param {Trial} trial
 * @param {number} seed
 */
async function tryOne(trial, seed) {
  const { property } = trial;
  const input = property.generate(createRandom(seed));
  const started = performance.now();
  const failure = await failureOf(property, input);
  trial.slowest = Math.max(trial.slowest, performance.now() - started);
  trial.tried += 1;
  if (failure === undefined) return;
  trial.failed += 1;
  const smallest = await shrink(input, async (text) => (await failureOf(property, text)) === failure);
  const name = `${createHash('sha256').update(smallest).digest('hex').slice(0, 12)}.txt`;
  const path = join(folder, property.name, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, smallest);
  console.log(`${property.name}, seed ${seed}: ${failure}\n  npm run fuzz -- --input ${relative(root, path)}\n`);
}

/**
 * Checks an input → the first line of why it fails; inputs that fail alike have the same.
 * @param {Property} property
 * @param {string} input
 * @returns {Promise<string | undefined>}
 */
async function failureOf(property, input) {
  try {
    await property.check(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message.split('\n', 1)[0]}` : String(error);
  }
}

/**
 * Tries one input and shows all of what is wrong with it → the exit code.
 * @param {string} path
 */
async function tryInput(path) {
  const name = path.split('/').at(-2);
  const property = properties.find((one) => one.name === name);
  if (!property)
    return endWith(2, `${path} is in no folder of a parser; there are: ${properties.map((one) => one.name)}.`);
  await property.check(readFileSync(path, 'utf8'));
  console.log('The property holds for this input.');
  return 0;
}
