#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { endWith, readArguments, readNumber } from './setup/arguments.mjs';
import { findBrowsers } from './setup/browsers.mjs';

const help = `Measures the country combobox and a filter of 200 rows in Chromium, on a slowed processor, in ms, the median and the
worst: the input delay, from the press of a key or button until the page begins to deal with it, and the answer, until
the next frame is there.

node scripts/input-delay.mjs [folder] [options]

  folder        the built site (dist)
  --slowdown N  how many times slower the processor is (4)
  --help        prints this
`;

/** What a press may take, in ms. */
const limit = 80;
const rowCount = 200;

/** @typedef {import('playwright-core').Page} Page */

/** What is measured, by its name: the page, what is done in it before, and the presses. */
/** @type {Record<string, { path: string, prepare: (page: Page) => Promise<void>, press: (page: Page, answered: Answered) => Promise<void> }>} */
const parts = {
  'country combobox': {
    path: '/contact/',
    async prepare(page) {
      await page.locator('[role="combobox"]').first().scrollIntoViewIfNeeded();
      await page.locator('[role="combobox"]').first().click();
    },
    async press(page, answered) {
      for (const text of ['Belgique', 'Nederland', 'e', 'United'])
        for (const key of [...text, 'ArrowDown', 'ArrowDown', 'ArrowUp', ...[...text].map(() => 'Backspace')])
          await answered(() => page.keyboard.press(key));
    },
  },
  [`filter of ${rowCount} rows`]: {
    path: '/training-calendar/',
    async prepare(page) {
      await page.locator('[data-filter-submit]').waitFor({ state: 'hidden' });
      await page.evaluate((count) => {
        const rows = [...document.querySelectorAll('[data-filter-item]')];
        for (let index = rows.length; index < count; index++) {
          const row = rows[index % rows.length];
          row?.after(row.cloneNode(true));
        }
      }, rowCount);
    },
    async press(page, answered) {
      for (const panel of await page.locator('form[data-filter] details').all()) {
        await panel.locator('summary').click();
        for (const box of await panel.locator('input').all())
          for (let round = 0; round < 4; round++) await answered(() => box.click());
      }
    },
  },
};

/** How long a press took, in ms. @typedef {{ input: number, answer: number }} Delay */

/** Does a press and waits for its answer. @typedef {(press: () => Promise<void>) => Promise<void>} Answered */

/**
 * Serves a built site on this machine.
 * @param {string} folder
 */
async function serve(folder) {
  /** @type {Record<string, string>} */
  const types = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  };
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const isFile = existsSync(file) && statSync(file).isFile();
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(isFile ? readFileSync(file) : '');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/**
 * Keeps, in a page, how long each answer takes: from the press to the task after the next frame.
 * @param {Page} page
 */
function watch(page) {
  return page.evaluate(() => {
    /** @type {Delay[]} */
    const delays = [];
    let start = 0;
    let input = 0;
    const answer = () => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => delays.push({ input, answer: performance.now() - start });
        port2.postMessage(undefined);
      });
    };
    const begin = (/** @type {Event} */ { timeStamp }) => {
      start = timeStamp;
      input = performance.now() - start;
    };
    for (const type of ['keydown', 'pointerup']) addEventListener(type, begin, { capture: true });
    addEventListener('input', answer, { capture: true });
    addEventListener('keydown', (event) => event.key.startsWith('Arrow') && answer(), { capture: true });
    Object.assign(window, { delays });
  });
}

/**
 * Measures one part → how long each of its presses took.
 * @param {Page} page
 * @param {{ url: string, slowdown: number, part: (typeof parts)[string] }} options
 */
async function measure(page, { url, slowdown, part }) {
  await page.goto(url);
  await part.prepare(page);
  await watch(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const delays = () => page.evaluate(() => /** @type {{ delays: Delay[] }} */ (/** @type {unknown} */ (window)).delays);
  let count = 0;
  await part.press(page, async (press) => {
    await press();
    count++;
    while ((await delays()).length < count) await new Promise((done) => setTimeout(done, 5));
  });
  return delays();
}

/**
 * @param {string} name
 * @param {Delay[]} delays
 */
function format(name, delays) {
  const said = (/** @type {keyof Delay} */ kind) => {
    const sorted = delays.map((delay) => delay[kind]).sort((a, b) => a - b);
    const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms) =>
      Math.round(ms ?? 0),
    );
    return `${kind} median ${median}, worst ${worst}${worst > limit ? ' (over)' : ''}`;
  };
  return `${name}, ${delays.length} presses, ms, limit ${limit}: ${said('input')}; ${said('answer')}\n`;
}

const options = /** @type {const} */ ({ slowdown: { type: 'string', default: '4' } });
const { values, positionals } = await readArguments(help, options, 1);
const slowdown = await readNumber('--slowdown', values.slowdown, 1);
const folder = resolve(positionals[0] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist'));
if (!existsSync(join(folder, 'index.html')))
  await endWith(2, `There is no built site in ${folder}. Run npm run build first.`);
const executablePath = findBrowsers().Chromium ?? (await endWith(2, 'Chromium is missing; npm test installs it.'));
const server = await serve(folder);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  for (const [name, part] of Object.entries(parts)) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    process.stdout.write(format(name, await measure(page, { url: server.origin + part.path, slowdown, part })));
    await page.close();
  }
} finally {
  await browser.close();
  server.stop();
}
