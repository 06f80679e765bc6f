#!/usr/bin/env node
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exceededBy, formatAgainst, layOutCommit, measureAgainst } from './bench/against.mjs';
import { addressOf, idOf, writeCorpus } from './bench/corpus.mjs';
import { measure, measureInTurn } from './bench/measure.mjs';
import { measurePreview } from './bench/measure-preview.mjs';
import { writePeers } from './bench/peers.mjs';
import { endWith, readArguments, readNumber } from './setup/arguments.mjs';
import { findProgram } from './setup/find-program.mjs';
import { ensurePackages } from './setup/packages.mjs';

/** Measures whole processes on a generated corpus, beside other generators on the same documents; asserts nothing. */

/** @typedef {import('./bench/measure.mjs').Measured} Measured */

const usage = `Measures builds of generated pages, and of this site, beside other generators on the same documents.

npm run bench -- [PAGES] [RUNS] [options]

  PAGES        how many pages, in three languages (4000)
  RUNS         how often each is measured; the medians are printed (3)
  --peers      also measures Eleventy and Astro, which it installs from npm in .cache/bench-peers
  --against COMMIT  builds the same content by the code of that commit and by this one in turn, and prints the ratios
  --limit PERCENT   with --against: measures only first builds, and fails if they take that much more processor time
  --json FILE  where the figures are written (.cache/bench.json)
  --help       prints this

Hugo is measured if there is a program hugo.`;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = await readArguments(
  usage,
  {
    peers: { type: 'boolean', default: false },
    json: { type: 'string', default: join(root, '.cache', 'bench.json') },
    against: { type: 'string' },
    limit: { type: 'string' },
  },
  2,
);
const { peers: withPeers, json, against } = values;
const pages = await readNumber('PAGES', positionals[0] ?? '4000', 1);
const runs = await readNumber('RUNS', positionals[1] ?? '3', 1);
if (values.limit !== undefined && against === undefined) await endWith(2, '--limit needs --against.');
const limit = values.limit === undefined ? undefined : await readNumber('--limit', values.limit);
const guides = Math.max(1, Math.round(pages / 3));
const folder = join(root, '.cache', 'bench');
const site = join(folder, 'site');
const cache = join(folder, 'cache');
const env = { SITE_CACHE: cache, ASTRO_TELEMETRY_DISABLED: '1' };
const date = ['--date', '2026-11-21'];

/**
 * Where old files wait until all is measured: where a file system keeps no journal, it looks at every file that was
 * removed in the last minutes before it makes a new one, and what follows would be measured as many times too slow.
 */
const old = join(root, '.cache', 'bench-old');
mkdirSync(old, { recursive: true });
const aside = mkdtempSync(join(old, 'run-'));
process.on('exit', () => rmSync(old, { recursive: true, force: true }));
let moved = 0;
/** @param {...string} paths */
const putAside = (...paths) => {
  for (const path of paths.filter(existsSync)) renameSync(path, join(aside, String(++moved)));
};

await ensurePackages({ development: false });
const load = loadavg()[0] ?? 0;
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, ${guides} guides in three languages, ${runs} runs, medians; load average ${load.toFixed(1)}`,
);
putAside(folder);
writeCorpus({ root, folder, guides });

const content = ['--content', join(site, 'content')];
const build = ['scripts/run.mjs', 'build', ...content, '--out', join(site, 'dist'), ...date];
let edits = 0;
const change = (contentFolder = join(site, 'content')) => {
  appendFileSync(join(contentFolder, 'toolbox', idOf(guides >> 1), 'en.md'), `\nEdit ${++edits} is here.\n`);
  return `Edit ${edits} is here`;
};
const forgetPages = () =>
  putAside(join(cache, 'memo'), ...['dist', 'dist-documents', 'dist-hosts'].map((name) => join(site, name)));
const forget = () => {
  forgetPages();
  putAside(join(cache, 'assets'));
};

if (against !== undefined) {
  await compareWith(against);
  process.exit(process.exitCode);
}

/** @param {() => void} [before] */
const ours = (before) => () => measure('node', build, { cwd: root, env, ...(before && { before }) });

// The first run compiles the templates, as installing a program does.
await ours()();
const rows = await measureInTurn(runs, { cold: ours(forget), ...others() });
Object.assign(rows, await measureInTurn(runs, { 'nothing changed': ours(), 'one file changed': ours(change) }));
Object.assign(rows, await measureHosts({ 'all pages, nginx': ['nginx'], 'all pages, all hosts': readHostNames() }));
Object.assign(rows, await measureInTurn(runs, { 'writing its files': writeFloor(), 'this site, cold': thisSite() }));
for (const [name, { seconds, processor, megabytes }] of Object.entries(rows)) {
  const columns = [`${seconds.toFixed(2)} s`, `${processor.toFixed(2)} s of processors`, `${megabytes.toFixed(0)} MB`];
  console.log(`${name.padEnd(20)} ${columns.map((column, index) => column.padStart([9, 23, 8][index] ?? 0)).join('')}`);
}
if (!findProgram('hugo')) console.log('Hugo is not installed (Debian: apt-get install hugo).');
const path = addressOf(guides >> 1, 'en');
const served = await measurePreview({ root, env, args: [...content, ...date], path, change });
console.log(`${'save to served'.padEnd(20)} ${served.toFixed(0).padStart(7)} ms`);
const machine = { node: process.versions.node, cores: cpus().length, load };
writeFileSync(json, `${JSON.stringify({ machine, pages: guides * 3, runs, rows, served }, undefined, 2)}\n`);
console.log(`written to ${json}`);

/**
 * Returns what measures the other generators, each from nothing.
 * @returns {Record<string, () => Promise<Measured>>}
 */
function others() {
  const hugo = findProgram('hugo');
  /** @type {{ name: string, folder: string, command: readonly string[], made: readonly string[] }[]} */
  const peers = [
    ...(hugo ? [{ name: 'Hugo', folder: join(folder, 'hugo'), command: [hugo, '--quiet'], made: ['public'] }] : []),
    ...(withPeers ? writePeers({ root, folder, guides }) : []),
  ];
  return Object.fromEntries(
    peers.map(({ name, folder: cwd, command: [program = '', ...args], made }) => [
      `${name}, cold`,
      async () => {
        const folders = made.map((name) => join(cwd, name));
        const measured = await measure(program, args, { cwd, env, before: () => putAside(...folders) });
        const written = countPages(folders[0]);
        if (written < guides * 3) throw new Error(`${name} has written ${written} of ${guides * 3} guides.`);
        return measured;
      },
    ]),
  );
}

/** Counts the pages of guides in a folder. Not every generator that fails says so by its exit code. */
function countPages(folder = '') {
  if (!existsSync(folder)) return 0;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((path) => /guide-\d+.index\.html$/.test(path)).length;
}

/**
 * Measures builds of all pages for several lists of hosts.
 * @param {Record<string, readonly string[]>} lists
 */
async function measureHosts(lists) {
  const builds = Object.fromEntries(
    Object.entries(lists).map(([name, hosts]) => [
      name,
      () => {
        chooseHosts(hosts);
        return ours(forgetPages)();
      },
    ]),
  );
  // The first run of each makes the files that later ones take from the cache.
  await measureInTurn(1, builds);
  return measureInTurn(runs, builds);
}

/** Returns the names of all hosts that take a site of this size; GitLab Pages takes 1,000 redirects. */
function readHostNames() {
  const list = readFileSync(join(root, 'build/hosts/hosts.ts'), 'utf8');
  const names = [...list.matchAll(/^ {2}\['([\w-]+)', \w+\],$/gm)].map(([, name]) => String(name));
  return names.filter((name) => name !== 'gitlab-pages');
}

/** @param {readonly string[]} hosts */
function chooseHosts(hosts) {
  const file = join(site, 'content', 'site.yaml');
  const rest = readFileSync(file, 'utf8').replace(/^hosts: .*\n/m, '');
  writeFileSync(file, `${rest}hosts: [${hosts.join(', ')}]\n`);
}

/** Returns what measures the least that this machine needs: a process that writes the files of the build, and no more. */
function writeFloor() {
  const target = join(folder, 'copy');
  return () => {
    putAside(target);
    return measure('node', ['scripts/bench/write-files.mjs', join(site, 'dist'), target], { cwd: root });
  };
}

/** Returns what measures the build of this site from nothing, with all its documents and pictures. */
function thisSite() {
  const made = join(folder, 'this-site');
  const args = ['scripts/run.mjs', 'build', '--out', join(made, 'dist'), ...date];
  return () =>
    measure('node', args, { cwd: root, env: { SITE_CACHE: join(made, 'cache') }, before: () => putAside(made) });
}

/**
 * Measures this version against that of a commit, and prints the ratios.
 * @param {string} commit
 */
async function compareWith(commit) {
  const tree = join(root, '.cache', 'bench-against');
  layOutCommit({ root, commit, folder: tree });
  const earlier = join(folder, 'before');
  // Templates and the words that they name belong together.
  writeCorpus({ root: tree, folder: earlier, guides });
  const measured = await measureAgainst({
    before: { root: tree, content: join(earlier, 'site/content'), folder: earlier },
    now: { root, content: join(site, 'content'), folder: join(folder, 'now') },
    args: date,
    runs,
    putAside,
    change,
    path: addressOf(guides >> 1, 'en'),
    short: limit !== undefined,
  });
  for (const line of formatAgainst(measured)) console.log(line);
  const exceeded = limit === undefined ? 0 : exceededBy(measured, limit);
  if (exceeded === 0) return;
  console.log(`A first build takes ${exceeded.toFixed(1)} % more processor time than ${limit} % and the noise allow.`);
  process.exitCode = 1;
}
