#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWith, readArguments } from './setup/arguments.mjs';
import { findNewerNode } from './setup/newest-node.mjs';
import { ensurePackages } from './setup/packages.mjs';

// React, and everything that asks, runs in its production build.
process.env.NODE_ENV = 'production';

const help = `Checks types and style, and runs the tests.

npm test -- [options] [name …]

  name     only the suites whose path has this in it, whole: sites, unit/markdown; or a fixture site: sites/body-is-missing
  --quick  without a browser, a web server and the whole site, on the newest Node that is installed: npm run test:quick
  --main   of the suites that are named, only what \`npm test\` runs
  --all    every browser, host and page, random edits, references of looks: npm run test:all
  --minutes N  how long random edits, and random inputs, go on with --all
  --watch  runs them again after each change of a file that they read
  --times  runs one suite at a time, and prints the seconds of each test
  --list   prints the names of the suites
  --help   prints this

NODE_NEWEST=path is the Node of quick runs, in place of the newest on the PATH or of a version manager.
UPDATE=1 writes the expectations of the fixture sites anew, or the references of visual.
ENGINES=Firefox,WebKitGTK installs these and runs the browser tests in them alone.
RECORD=folder writes there what bad input is answered with and what the forms send, as tables.
`;

const started = performance.now();
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const { values, positionals: names } = await readArguments(
  help,
  {
    quick: { type: 'boolean' },
    main: { type: 'boolean' },
    all: { type: 'boolean' },
    minutes: { type: 'string' },
    watch: { type: 'boolean' },
    times: { type: 'boolean' },
    list: { type: 'boolean' },
  },
  Number.POSITIVE_INFINITY,
);
const { watch, times, list } = values;
const tier = values.quick ? 'quick' : values.all ? 'all' : 'main';

// `npm test` runs on the Node that it is called with.
const newer = tier === 'quick' ? findNewerNode() : undefined;
if (newer !== undefined) {
  const { status } = spawnSync(newer, process.argv.slice(1), { stdio: 'inherit' });
  process.exit(status ?? 1);
}
await ensurePackages({ development: true });
// These need the packages.
const { bundleSuites } = await import('./test/bundle-tests.mjs');
const { explainUnknownNames, findSuites, shortName, siteModules } = await import('./test/suites.mjs');
const { runJobs } = await import('./test/queue.mjs');
const { findMissingTools } = await import('./setup/test-tools.mjs');

/** Where bundles and the built site are: a folder of its own, so that two runs at once do not meet. */
const scratch = join(root, '.cache', 'test-bundles', String(process.pid));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

if (watch) {
  const { rerunOnChange } = await import('./watch-tests.mjs');
  rerunOnChange([
    fileURLToPath(import.meta.url),
    ...process.argv.slice(2).filter((argument) => argument !== '--watch'),
  ]);
  // The runs are processes of their own; this one only waits for changes.
  await new Promise(() => {});
}
const unknown = await explainUnknownNames(names, { root, scratch });
if (unknown) await endWith(2, unknown);
const { suites, fixtures } = findSuites({ tier, names });
if (list) await endWith(0, suites.map(shortName).sort().join('\n'));
// What a name selects runs whole.
process.env.TEST_RUN = names.length > 0 && tier === 'main' && !values.main ? 'all' : tier;
process.env.TEST_SITE = join(scratch, 'site');
if (fixtures.length > 0) process.env.TEST_FIXTURES = fixtures.join(',');
if (values.minutes) process.env.TEST_MINUTES = values.minutes;
process.exitCode = await run();

/** Runs everything and prints what came of it → the exit code. */
async function run() {
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores`);
  const imports = await bundleSuites({ root, scratch }, [...suites, ...siteModules]);
  const total = { passed: 0, failed: 0 };
  /** @type {{ name: string, seconds: number }[]} */
  const tests = [];
  /** @type {string[]} */
  const failures = [];
  const notes = new Set();
  await runJobs(planJobs(imports), {
    // Suites wait for browsers, servers and commands: one more than there are cores keeps these busy.
    places: times ? 1 : availableParallelism() + 1,
    onEnd({ name }, outcome, seconds) {
      const { passed, failed, report } = outcome;
      total.passed += passed;
      total.failed += failed;
      tests.push(...outcome.times.map((test) => ({ ...test, name: `${name}, ${test.name}` })));
      for (const note of outcome.notes) notes.add(note);
      if (failed > 0) failures.push(name);
      const count = failed > 0 ? `${failed} FAILED, ${passed} passed` : `${passed} passed`;
      console.log(`${formatSeconds(seconds)}  ${name}: ${count}`);
      if (failed > 0) console.log(`\n${report.trim()}\n`);
    },
  });
  const slowest = tests.sort((one, other) => other.seconds - one.seconds).slice(0, times ? 60 : 10);
  if (names.length === 0 || times) {
    console.log('\nThe slowest tests:');
    for (const { name, seconds } of slowest) console.log(`${formatSeconds(seconds)}  ${name}`);
  }
  if (failures.length > 0) console.log(`\nFailed, as reported above: ${failures.join(', ')}`);
  for (const note of notes) console.log(note);
  console.log(`\n${formatSeconds((performance.now() - started) / 1000).trim()} with Node ${process.versions.node}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/**
 * Lists the jobs of a run, what takes longest first. Suites wait for the tools and for the built site that they import.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports the files that each suite imports
 * @returns {import('./test/queue.mjs').Job[]}
 */
function planJobs(imports) {
  const node = process.execPath;
  // A name asks for some suites, and for nothing else.
  const checks =
    names.length > 0
      ? []
      : [
          { name: 'types', program: [node, 'scripts/typecheck.mjs'] },
          { name: 'style', program: [node, 'scripts/lint.mjs'] },
        ];
  const files = new Set(suites.flatMap((path) => [...(imports.get(path) ?? [])]));
  const exhaustive = process.env.TEST_RUN === 'all';
  const missing = findMissingTools([...files, ...suites], { exhaustive });
  if (missing.length > 0) console.log(`Installing for the tests: ${missing.join(', ')} …`);
  const install = [node, 'scripts/setup/install-tools.mjs', ...missing];
  const tools = { name: 'installation', program: install, beside: true };
  const sites = siteModules
    .filter((module) => files.has(module))
    .map((path) => ({ name: `building ${shortName(path)}`, order: { scratch, path, call: 'buildOnce' } }));
  const jobs = suites.map((path) => {
    const uses = imports.get(path) ?? new Set();
    const after = [
      ...siteModules.filter((module) => uses.has(module)).map((module) => `building ${shortName(module)}`),
      ...(findMissingTools([...uses, path], { exhaustive }).length > 0 ? [tools.name] : []),
    ];
    return { name: shortName(path), order: { scratch, path }, after };
  });
  return [...(missing.length > 0 ? [tools] : []), ...sites, ...checks, ...jobs];
}

/** @param {number} seconds */
function formatSeconds(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}
