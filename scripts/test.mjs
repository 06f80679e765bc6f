#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeBrowsers } from './setup/browsers.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { ensureTestTools } from './setup/test-tools.mjs';
import { bundleSuites, loadBundled } from './test/bundle-tests.mjs';
import { browserTests, explainUnknownNames, findSuites, groupSuites, hostTests, isSlow } from './test/suites.mjs';
import { formatTime, slowestTests, startTime } from './test/times.mjs';

// React, and everything that asks, runs in its production build.
process.env.NODE_ENV = 'production';

const help = `Checks types and style, and runs the tests.

npm test -- [options] [name …]

  name     only the suites whose path has this in it, such as sites or unit/markdown
  --quick  runs the units and the fixture sites, or those of the named suites that need no browser, no web server and
           not the whole site
  --watch  runs them again after each change of a file that they read
  --times  prints the seconds of each suite, by the clock and of all processors, and the slowest tests; nothing runs
           beside another thing meanwhile
  --list   prints the names of the suites
  --help   prints this

UPDATE=1 writes the expectations of the fixture sites anew, or the references of visual, which runs only when named.
ENGINES=Firefox,WebKitGTK installs these and runs the browser tests in them alone.
RECORD=folder writes there what bad input is answered with and what the forms send, as tables.
`;

const engineModule = 'test/support/browser.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const globals = uvuGlobals();
/** @type {Outcome[]} */
const outcomes = [];
/** @type {string[]} the engines that the browser tests run in */
const engines = [];
/** @type {readonly string[]} tests that passed at their second attempt, and what stopped the first */
let retriedTests = [];
process.chdir(root);

const { quick, watch, times, list, names } = readArguments();
/** The arguments that processes beside this one get. */
const flags = [...(quick ? ['--quick'] : []), ...(times ? ['--times'] : [])];
// Suites tidy up as the process ends: servers, browsers and folders of many.
process.setMaxListeners(100);
process.env.TEST_RUN = quick ? 'quick' : 'all';
/** Where bundles and the built site are: a folder of its own, so that two runs at once do not meet. */
const scratch = join(root, '.cache', 'test-bundles', String(process.pid));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// The processes of a run share the site that the first of them builds.
const isBeside = process.env.TEST_SITE !== undefined;
process.env.TEST_SITE ??= join(scratch, 'site');
// What a test leaves running must not end the run without its closing line.
process.on('uncaughtException', (error) => close([{ passed: 0, failed: 1, report: error.stack ?? error.message }]));

if (!isBeside) ensurePackages({ development: true });
if (watch) {
  const { rerunOnChange } = await import('./watch-tests.mjs');
  rerunOnChange([fileURLToPath(import.meta.url), ...flags, ...names]);
  // The runs are processes of their own; this one only waits for changes.
  await new Promise(() => {});
}
const unknown = await explainUnknownNames(names, { root, scratch });
if (unknown) {
  console.error(unknown);
  process.exit(2);
}
const suites = await findSuites({ quick, names });
if (list) {
  const named = suites.map((path) => path.replace(/^test\/|\.test\.tsx?$/g, ''));
  console.log(named.join('\n'));
  process.exit(0);
}
// A filter asks for some suites, and for nothing else. Both run while tools are being installed.
const checks =
  names.length > 0
    ? []
    : [
        runBeside('types', process.execPath, [join(root, 'scripts/typecheck.mjs')]),
        runBeside('style', process.execPath, [tool('@biomejs/biome/bin/biome'), ...styleArguments()]),
      ];
const needsTools = !isBeside && suites.some(isSlow);
const lacking = needsTools ? ensureTestTools({ hosts: suites.some((path) => path.startsWith(hostTests)) }) : [];
if (needsTools) console.log(`browsers: ${describeBrowsers()}`);
const groups = groupSuites(suites, { quick, names });
// What is timed runs alone.
if (times) await Promise.all(checks);
for (const [name, paths] of Object.entries(groups)) {
  if (paths.length === 0) continue;
  checks.push(runBeside(name, process.execPath, [process.argv[1] ?? '', ...flags, ...paths]));
  if (times) await checks.at(-1);
}
const beside = Object.values(groups).flat();
await runSuites(
  suites.filter((path) => !beside.includes(path)),
  outcomes,
).catch((error) => {
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
  if (times && slowestTests()) console.log(`\nThe slowest tests:\n${slowestTests()}`);
  for (const { report } of all) if (report) console.log(`\n${report.trimEnd()}`);
  if (engines.length > 0) console.log(`\nThe browser tests ran in ${engines.join(', ')}.`);
  for (const attempt of retriedTests) console.log(`Passed at the second attempt: ${attempt}`);
  for (const reason of lacking) console.log(`Not tested everywhere: ${reason}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

/** @typedef {{ passed: number, failed: number, report: string }} Outcome */

/** @returns {{ quick: boolean, watch: boolean, times: boolean, list: boolean, names: string[] }} */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        quick: { type: 'boolean' },
        watch: { type: 'boolean' },
        times: { type: 'boolean' },
        list: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: true,
    });
    if (values.help) {
      process.stdout.write(help);
      process.exit(0);
    }
    const { quick = false, watch = false, times = false, list = false } = values;
    return { quick, watch, times, list, names: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${help}`);
    process.exit(2);
  }
}

/** @returns {string[]} */
function styleArguments() {
  return ['check', '--error-on-warnings', '--max-diagnostics=100', '.'];
}

/** @param {string} script the script of a package's command: those of `.bin` are shell scripts on Windows */
function tool(script) {
  return join(root, 'node_modules', script);
}

/**
 * Runs a program beside the suites: one test, or as many as its own closing line counts. Its output is the report
 * where it fails.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
function runBeside(name, program, args) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (part) => (output += part));
    child.stderr.on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ passed: 0, failed: 1, report: `${name}: ${error.message}` }));
    child.on('close', (code) => {
      const result = `${name}: ${code === 0 ? 'good' : 'FAILED'} (${seconds(started)})`;
      // Suites are shown with their times; of a tool it is enough that nothing was wrong.
      console.log(args[0] === process.argv[1] && code === 0 ? `${output.trimEnd()}\n${result}` : result);
      const [, passed = Number(code === 0), failed = Number(code !== 0)] =
        /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      resolve({ passed: Number(passed), failed: Number(failed), report: code === 0 ? '' : output });
    });
  });
}

/**
 * Bundles the suites and runs them one after the other in this process.
 * @param {string[]} paths
 * @param {Outcome[]} outcomes what came of each, added to as it comes
 */
async function runSuites(paths, outcomes) {
  if (paths.length === 0) return;
  const usesBrowsers = paths.some((path) => path.startsWith(browserTests));
  const elapsed = begin();
  await bundleSuites({ root, scratch, times }, [...paths, ...(usesBrowsers ? [engineModule] : [])]);
  if (times) console.log(`bundling\n  ${elapsed()}`);
  const queue = deferSuites();
  if (usesBrowsers) await startEngines();
  for (const path of paths) {
    const elapsed = begin();
    console.log(path);
    queue.push([]);
    globals.UVU_INDEX = queue.length - 1;
    try {
      await loadBundled({ root, scratch }, path);
      for (const runs of inTurn(path, queue[queue.length - 1] ?? []))
        outcomes.push(...(await Promise.all(runs.map((run) => outcomeOf(path, run)))));
    } catch (error) {
      outcomes.push({ passed: 0, failed: 1, report: `${path}: ${error instanceof Error ? error.stack : error}` });
    }
    console.log(`  ${elapsed()}`);
  }
}

/** @typedef {() => Promise<[string | boolean, number, number, number]>} SuiteRun */

/** Starts the engines beside Chromium; those that cannot be used are left out, and the run says so at its end. */
async function startEngines() {
  const support = await loadBundled({ root, scratch }, engineModule);
  const { used, problems } = await support.startEngines();
  retriedTests = support.retriedTests;
  lacking.push(...problems);
  engines.push(...used);
}

/**
 * Says which suites of a file run at the same time: what Chromium does fills the machine, the others' engines wait
 * for each step to come back.
 * @param {string} path
 * @param {SuiteRun[]} runs
 */
function inTurn(path, runs) {
  if (!path.startsWith(browserTests)) return runs.map((run) => [run]);
  const alone = engines[0] === 'Chromium' ? 1 : 0;
  return [runs.slice(0, alone), runs.slice(alone)];
}

/**
 * @param {string} path
 * @param {SuiteRun} run
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(path, run) {
  const elapsed = begin();
  const [errors, passed, , total] = await run();
  if (path.startsWith(browserTests)) console.log(`  ${elapsed()}`);
  const report = errors === true && passed < total ? `${path} stopped before its tests were run.` : String(errors);
  return { passed, failed: total - passed, report: errors === true && passed === total ? '' : report };
}

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

/** Starts to measure a step → a function that stops and returns its time as text. */
function begin() {
  const started = performance.now();
  const stop = times ? startTime() : undefined;
  return () => (stop ? formatTime(stop()) : seconds(started));
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
