#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processorTime } from './edit-delay/processor-time.mjs';
import { change, layOutSite } from './edit-delay/site.mjs';
import { readArguments, readNumber } from './setup/arguments.mjs';
import { ensurePackages } from './setup/packages.mjs';

const help = `Measures the time from a save to the new page in a browser, for each kind of file; asserts nothing.

npm run edit-delay -- [PAGES] [RUNS] [KIND]

  PAGES   how many generated pages the site has (0: this site)
  RUNS    how often each kind of file is saved (7)
  KIND    only the kinds whose name has this in it
  --help  prints this
`;

// A client listens as an open page does, and fetches the files that the events name.
const { positionals } = await readArguments(help, {}, 3);
const pages = await readNumber('PAGES', positionals[0] ?? '0');
const runs = await readNumber('RUNS', positionals[1] ?? '7', 1);
const only = positionals[2] ?? '';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, '.cache', 'edit-delay');

/** @type {Map<string, string>} */
const sheets = new Map();

await ensurePackages({ development: false });
const { site, page, edits } = layOutSite({ root, folder, pages });
const preview = await startPreview();
try {
  const output = `${page.slice(1)}index.html`;
  const events = await listen(`${preview.url}/_preview/events?page=${output}`);
  const file = (/** @type {string} */ name) => join(site, name);
  const row = (/** @type {string[]} */ cells) =>
    cells.map((cell, index) => (index ? cell.padStart(9) : cell.padEnd(16))).join('');
  console.log(
    `Node ${process.versions.node}, ${pages || 'the real site'}${pages ? ' pages' : ''}, ${runs} saves of each kind, in ms`,
  );
  console.log(`${row(['', 'median', 'least', 'processor', 'all', 'processor'])}  stages of the median`);
  let save = 0;
  for (const edit of edits.filter(({ name }) => name.includes(only))) {
    const found = [];
    for (let run = -1; run < runs; run++) {
      save++;
      const result = await measure(file(edit.file), edit, save, { events, output });
      // The first one finds what is compiled when it is first asked for.
      if (run >= 0) found.push(result);
      await wait(300);
    }
    const sorted = found.sort((a, b) => a.shown - b.shown);
    const middle = sorted[sorted.length >> 1];
    if (!middle) continue;
    const cells = [middle.shown, sorted[0]?.shown ?? 0, middle.processor, middle.all, middle.allProcessor];
    console.log(`${row([edit.name, ...cells.map((value) => value.toFixed(0))])}  ${middle.stages}`);
  }
  await events.close();
} finally {
  preview.child.kill('SIGTERM');
  await once(preview.child, 'close');
}

/** Starts the preview of the site, and waits until it has built it. */
async function startPreview() {
  const marks = join(root, 'scripts/edit-delay/print-marks.mjs');
  const child = spawn(
    process.execPath,
    ['--import', marks, 'scripts/run.mjs', 'preview', '--site', site, '--date', '2026-11-21', '--port', '0'],
    {
      cwd: root,
      env: { ...process.env, SITE_CACHE: join(folder, '..', 'edit-delay-cache') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  /** @param {RegExp} pattern */
  async function waitFor(pattern) {
    for (;;) {
      const found = pattern.exec(printed);
      if (found) return found;
      if (child.exitCode !== null) throw new Error(`The preview ended:\n${printed}`);
      await wait(5);
    }
  }
  const url = (await waitFor(/Preview: (\S+)\//))[1];
  await waitFor(/ pages rendered/);
  return {
    child,
    url,
    waitFor,
    processor: () => processorTime(child.pid ?? 0),
    forget: () => {
      printed = '';
    },
    /** @param {number} since */
    stages: (since) =>
      [...printed.matchAll(/^mark (\S+) (.*)$/gm)]
        .map(([, time, name]) => ({ at: Number(time) - since, name }))
        .map(({ at, name }) => `${name} ${at.toFixed(0)}`)
        .join(', '),
  };
}

/**
 * Saves an edit → the time until the page shows it, and until the build behind it has ended.
 * @param {string} path
 * @param {import('./edit-delay/site.mjs').Edit} edit
 * @param {number} save
 * @param {{ events: Awaited<ReturnType<typeof listen>>, output: string }} open
 */
async function measure(path, { place, text, shown: words }, save, { events, output }) {
  preview.forget();
  const [started, startedAt, used] = [performance.now(), Date.now(), preview.processor()];
  change(path, (before) => before.replace(place, text(save)));
  for (;;) {
    const { files, styles } = await events.next();
    const address = styles[output]?.href ?? (files.includes(output) ? page : undefined);
    if (address && (await fetchWithStyles(address)).includes(words(save))) break;
  }
  const [shown, processor] = [performance.now() - started, preview.processor() - used];
  await preview.waitFor(/files changed in \d+ ms/);
  const [all, allProcessor] = [performance.now() - started, preview.processor() - used];
  return { shown, processor, all, allProcessor, stages: preview.stages(startedAt) };
}

/**
 * Fetches a style sheet, or a page with the style sheets that it links. Like a browser, it fetches no style sheet twice.
 * @param {string} address
 */
async function fetchWithStyles(address) {
  async function ask(/** @type {string} */ path) {
    const text = sheets.get(path) ?? (await (await fetch(preview.url + path)).text());
    if (path.endsWith('.css')) sheets.set(path, text);
    return text;
  }
  const text = await ask(address);
  const linked = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => ask(href));
  return [text, ...(await Promise.all(linked))].join('\n');
}

/**
 * Collects the events that an open page receives.
 * @param {string} address
 */
async function listen(address) {
  const reader = (await fetch(address)).body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  return {
    /** @returns {Promise<{ files: string[], styles: Record<string, { href: string }> }>} */
    async next() {
      while (!buffered.includes('\n\n')) buffered += (await reader?.read())?.value ?? '';
      const [line = '', ...others] = buffered.split('\n\n');
      buffered = others.join('\n\n');
      return JSON.parse(line.slice('data: '.length));
    },
    close: () => reader?.cancel(),
  };
}
