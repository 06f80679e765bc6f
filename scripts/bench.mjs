#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idOf, writeCorpus } from './bench/corpus.mjs';
import { readProcessStat, ticks } from './process-stat.mjs';
import { findProgram } from './setup/find-program.mjs';
import { ensurePackages } from './setup/packages.mjs';

/** Measures whole processes on a generated corpus, beside Hugo on the same documents. Prints; asserts nothing. */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = Number(process.argv[2] ?? 4000);
const runs = Number(process.argv[3] ?? 3);
const guides = Math.max(1, Math.round(pages / 3));
const folder = join(root, '.cache', 'bench');
const site = join(folder, 'site');
const cache = join(folder, 'cache');
const env = { ...process.env, SITE_CACHE: cache };

/**
 * Where old files wait until all is measured: where a file system keeps no journal, it looks at every file that was
 * removed in the last minutes before it makes a new one, and what follows would be measured as many times too slow.
 */
const old = join(root, '.cache', 'bench-old');
mkdirSync(old, { recursive: true });
const aside = mkdtempSync(join(old, 'run-'));
process.on('exit', () => rmSync(old, { recursive: true, force: true }));
let moved = 0;
const putAside = (/** @type {string} */ path) => {
  if (existsSync(path)) renameSync(path, join(aside, String(++moved)));
};

ensurePackages({ development: false });
console.log(
  `Node ${process.versions.node}, ${cpus().length} cores, ${guides} guides in three languages, ${runs} runs, medians; load average ${loadavg()[0]?.toFixed(1)}`,
);
putAside(folder);
writeCorpus({ root, folder, guides });

const build = [
  'scripts/run.mjs',
  'build',
  '--content',
  join(site, 'content'),
  '--out',
  join(site, 'dist'),
  '--date',
  '2026-11-21',
];
const changed = join(site, 'content', 'toolbox', idOf(guides >> 1), 'en.md');
let edits = 0;
const change = () => appendFileSync(changed, `\nEdit ${++edits} is here.\n`);
const forgetPages = () => {
  for (const path of [join(cache, 'memo'), ...['dist', 'dist-documents', 'dist-hosts'].map((name) => join(site, name))])
    putAside(path);
};
const forget = () => {
  forgetPages();
  putAside(join(cache, 'assets'));
};

// The first run compiles the templates, as installing a program does.
await measure('node', build, { cwd: root });
/** @type {[name: string, result: Measured][]} */
const rows = [
  ['cold', await repeat(() => measure('node', build, { cwd: root, before: forget }))],
  ['nothing changed', await repeat(() => measure('node', build, { cwd: root }))],
  ['one file changed', await repeat(() => measure('node', build, { cwd: root, before: change }))],
];
rows.push(...(await measureHosts({ 'all pages, nginx': ['nginx'], 'all pages, all hosts': readHostNames() })));
const hugo = findProgram('hugo');
if (hugo) {
  const hugoFolder = join(folder, 'hugo');
  const clean = () => putAside(join(hugoFolder, 'public'));
  rows.push(['Hugo, cold', await repeat(() => measure(hugo, ['--quiet'], { cwd: hugoFolder, before: clean }))]);
  rows.push(['Hugo, again', await repeat(() => measure(hugo, ['--quiet'], { cwd: hugoFolder }))]);
}
for (const [name, { seconds, processor, megabytes }] of rows) {
  const columns = [`${seconds.toFixed(2)} s`, `${processor.toFixed(2)} s of processors`, `${megabytes.toFixed(0)} MB`];
  console.log(`${name.padEnd(20)} ${columns.map((column, index) => column.padStart([9, 23, 8][index] ?? 0)).join('')}`);
}
if (!hugo) console.log('Hugo is not installed (Debian: apt-get install hugo).');
console.log(`${'save to served'.padEnd(20)} ${(await measurePreview()).toFixed(0).padStart(7)} ms`);

/**
 * Measures builds of all pages for several lists of hosts, one after the other in each run: what else the machine does
 * changes from minute to minute.
 * @param {Record<string, readonly string[]>} lists
 * @returns {Promise<[name: string, result: Measured][]>}
 */
async function measureHosts(lists) {
  const measured = Object.entries(lists).map(([name, hosts]) => ({
    name,
    hosts,
    results: /** @type {Measured[]} */ ([]),
  }));
  // The first run of each makes the files that later ones take from the cache.
  for (let run = 0; run <= runs; run++)
    for (const { hosts, results } of measured) {
      chooseHosts(hosts);
      const result = await measure('node', build, { cwd: root, before: forgetPages });
      if (run > 0) results.push(result);
    }
  return measured.map(({ name, results }) => [name, medianOf(results)]);
}

/** Returns the names of all hosts that take a site of this size; GitLab Pages takes 1,000 redirects. */
function readHostNames() {
  const list = readFileSync(join(root, 'build/hosts/hosts.ts'), 'utf8');
  const names = [...list.matchAll(/^ {2}\['([\w-]+)', \w+\],$/gm)].map(([, name]) => String(name));
  return names.filter((name) => name !== 'gitlab-pages');
}

/** @param {readonly string[]} hosts */
function chooseHosts(hosts) {
  const path = join(site, 'content', 'site.yaml');
  const others = readFileSync(path, 'utf8').replace(/^hosts: .*\n/m, '');
  writeFileSync(path, `${others}hosts: [${hosts.join(', ')}]\n`);
}

/** @typedef {{ seconds: number, processor: number, megabytes: number }} Measured */

/**
 * Runs a process to its end → its time, that of all processors, and its peak memory.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, before?: () => void }} options
 * @returns {Promise<Measured>}
 */
async function measure(command, args, { cwd, before }) {
  before?.();
  const started = performance.now();
  const startedProcessor = endedSeconds();
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 20);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(0, 4000)}`);
  const processor = endedSeconds() - startedProcessor;
  return { seconds: (performance.now() - started) / 1000, processor, megabytes };
}

/** Returns the processor time of all children that have ended; 0 on systems without `/proc`. */
function endedSeconds() {
  return (readProcessStat('self')?.ended ?? 0) / ticks;
}

/** @param {number | undefined} pid */
function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** @param {() => Promise<Measured>} run */
async function repeat(run) {
  const results = [];
  for (let index = 0; index < runs; index++) results.push(await run());
  return medianOf(results);
}

/**
 * @param {readonly Measured[]} results
 * @returns {Measured}
 */
function medianOf(results) {
  return {
    seconds: median(results.map(({ seconds }) => seconds)),
    processor: median(results.map(({ processor }) => processor)),
    megabytes: median(results.map(({ megabytes }) => megabytes)),
  };
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/**
 * The time from a saved file to its new page being served, in milliseconds: the median of nine saves, each made when
 * the preview has nothing left to do.
 */
async function measurePreview() {
  const child = spawn(
    'node',
    ['scripts/run.mjs', 'preview', '--content', join(site, 'content'), '--date', '2026-11-21', '--port', '0'],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    let output = '';
    const address = await new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const found = /Preview: (\S+)\//.exec(output);
        if (found) resolve(found[1]);
      });
      child.once('close', () => reject(new Error(`The preview ended:\n${output}`)));
    });
    const url = `${address}/toolbox/${idOf(guides >> 1)}/`;
    const times = [];
    for (let save = 0; save < 9; save++) {
      const started = performance.now();
      change();
      while (!(await (await fetch(url)).text()).includes(`Edit ${edits} is here`));
      times.push(performance.now() - started);
      while (output.split(' pages rendered').length < save + 3) await once(child.stdout, 'data');
    }
    return median(times);
  } finally {
    child.kill('SIGTERM');
  }
}
