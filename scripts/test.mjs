#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePackages, ensureTestTools } from './setup.mjs';

// React, and everything that asks, runs in its production build.
process.env.NODE_ENV = 'production';

const help = `Checks types and style, and runs the tests.

npm test -- [options] [name …]

  name     only the suites whose path has this in it, such as sites or unit/markdown
  --quick  leaves out what needs a browser, a web server or the whole site
  --help   prints this

UPDATE=1 writes the expectations of the miniature sites anew.
`;

/** Folders of the tests that only the full run has. */
const slowFolders = ['browser', 'hosts', 'security', 'site'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const globals = uvuGlobals();
/** @type {Outcome[]} */
const outcomes = [];
process.chdir(root);

const { quick, names } = readArguments();
process.env.TEST_RUN = quick ? 'quick' : 'full';
// What a test leaves running must not end the run without its closing line.
process.on('uncaughtException', (error) => close([{ passed: 0, failed: 1, report: error.stack ?? error.message }]));

ensurePackages();
if (!quick) ensureTestTools();

// A filter asks for some suites, and for nothing else.
const checks =
  names.length > 0 ? [] : [runTool('types', 'tsc', ['--noEmit']), runTool('style', 'biome', styleArguments())];
await runSuites(findSuites(), outcomes).catch((error) => {
  outcomes.push({ passed: 0, failed: 1, report: String(error?.stack ?? error) });
});
close(await Promise.all(checks));

/**
 * Prints what failed and the closing line, and ends the process.
 * @param {Outcome[]} last
 */
function close(last) {
  const all = [...last, ...outcomes];
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0);
  for (const { report } of all) if (report) console.log(`\n${report.trimEnd()}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** @typedef {{ passed: number, failed: number, report: string }} Outcome */

/** @returns {{ quick: boolean, names: string[] }} */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { quick: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    return { quick: values.quick ?? false, names: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

/** @returns {string[]} */
function styleArguments() {
  return ['check', '--error-on-warnings', '--max-diagnostics=100', '.'];
}

/**
 * Runs a command-line tool of the packages; its output is the report where it fails.
 * @param {string} name
 * @param {string} tool
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
function runTool(name, tool, args) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', tool), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ passed: 0, failed: 1, report: `${name}: ${error.message}` }));
    child.on('close', (code) => {
      console.log(`${name}: ${code === 0 ? 'good' : 'FAILED'} (${seconds(started)})`);
      resolve(code === 0 ? { passed: 1, failed: 0, report: '' } : { passed: 0, failed: 1, report: output });
    });
  });
}

/** @returns {string[]} paths of the suites, from the project's folder */
function findSuites() {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx'))
    .filter((path) => !quick || !slowFolders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => names.length === 0 || names.some((name) => path.includes(name)))
    .sort()
    .map((path) => `test/${path}`);
}

/**
 * Bundles the suites and runs them one after the other in this process.
 * @param {string[]} paths
 * @param {Outcome[]} outcomes what came of each, added to as it comes
 */
async function runSuites(paths, outcomes) {
  if (paths.length === 0) return;
  // A folder of its own, so that two runs at once do not meet.
  const folder = join(root, '.cache', 'test-bundles', String(process.pid));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundle(
    Object.fromEntries(paths.map((path) => [path.slice(0, path.lastIndexOf('.')), path])),
    folder,
    await templatePlugins(folder),
  );
  const queue = deferSuites();
  for (const path of paths) {
    const started = performance.now();
    console.log(path);
    queue.push([]);
    globals.UVU_INDEX = queue.length - 1;
    try {
      await import(pathToFileURL(join(folder, `${path.slice(0, path.lastIndexOf('.'))}.mjs`)).href);
      for (const run of queue[queue.length - 1] ?? []) {
        const [errors, passed, , total] = await run();
        const report =
          errors === true && passed < total ? `${path} stopped before its tests were run.` : String(errors);
        outcomes.push({ passed, failed: total - passed, report: errors === true && passed === total ? '' : report });
      }
    } catch (error) {
      outcomes.push({ passed: 0, failed: 1, report: `${path}: ${error instanceof Error ? error.stack : error}` });
    }
    console.log(`  ${seconds(started)}`);
  }
}

/** @typedef {() => Promise<[string | boolean, number, number, number]>} SuiteRun */

/**
 * Makes uvu put suites in a queue instead of running them as they are loaded.
 * @returns {SuiteRun[][]}
 */
function deferSuites() {
  globals.UVU_DEFER = 1;
  globals.UVU_QUEUE = [];
  return globals.UVU_QUEUE;
}

/** @returns {{ UVU_DEFER: number, UVU_INDEX: number, UVU_QUEUE: SuiteRun[][] }} */
function uvuGlobals() {
  return /** @type {any} */ (globalThis);
}

/**
 * Makes the plugins with which the build compiles templates: CSS modules, and modules that list folders.
 * @param {string} folder
 */
async function templatePlugins(folder) {
  await bundle({ plugins: 'build/templates/plugins.ts' }, folder, []);
  const { templatePlugins: make } = await import(pathToFileURL(join(folder, 'plugins.mjs')).href);
  return make(root, 'preact', {});
}

/**
 * @param {Record<string, string>} entryPoints
 * @param {string} folder
 * @param {import('esbuild').Plugin[]} plugins
 */
async function bundle(entryPoints, folder, plugins) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    entryNames: '[dir]/[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.typ': 'text' },
    plugins,
    sourcemap: 'linked',
    logLevel: 'error',
  });
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
