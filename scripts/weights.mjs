#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const help = `Lists the heaviest pages of a built site, in bytes as they are sent (brotli), and what is over its budget.

node scripts/weights.mjs [folder] [options]

  folder      the built site (dist)
  --count N   how many pages are listed (20)
  --help      prints this
`;

/**
 * What a first view may weigh, in bytes: text (guides, jobs, notices) and pages with more to see. `reached` is the
 * script once a form or another island is reached.
 * @type {Record<'text' | 'wide', Weights>}
 */
export const budgets = {
  text: weights({ html: 12, css: 12, script: 6, reached: 15, fonts: 50, images: 20, all: 90, requests: 8 }),
  wide: weights({ html: 18, css: 12, script: 6, reached: 15, fonts: 50, images: 60, all: 150, requests: 12 }),
};

/**
 * @typedef {{ html: number, css: number, script: number, reached: number, fonts: number, images: number, all: number, requests: number }} Weights
 * @typedef {{ url: string, type: string, budget: 'text' | 'wide', weights: Weights, over: (keyof Weights)[] }} WeighedPage
 */

/**
 * Weighs every page of a built site, the heaviest first.
 * @param {string} folder
 * @returns {WeighedPage[]}
 */
export function weighPages(folder) {
  return weighFiles({
    paths: readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    text: (path) => readFileSync(join(folder, path), 'utf8'),
    size: sizesOf(folder),
  });
}

/**
 * Weighs every page among the files of a site, wherever they are kept, the heaviest first.
 * @param {SiteFiles} files
 * @returns {WeighedPage[]}
 */
export function weighFiles({ paths, text, size }) {
  const scripts = readScripts(paths, text);
  return paths
    .filter((path) => path.endsWith('.html'))
    .map((path) => weighPage(path, text(path), size, scripts))
    .sort((a, b) => b.weights.all - a.weights.all || (a.url < b.url ? -1 : 1));
}

/**
 * The files of a site: their paths, the text of one, and what one weighs as it is sent, in bytes.
 * @typedef {{ paths: readonly string[], text: (path: string) => string, size: (path: string) => number }} SiteFiles
 */

/**
 * @param {string} path
 * @param {string} html
 * @param {(path: string) => number} size
 * @param {Scripts} scripts
 * @returns {WeighedPage}
 */
function weighPage(path, html, size, scripts) {
  const addresses = (/** @type {RegExp} */ pattern) => [
    ...new Set([...html.matchAll(pattern)].map(([, address = '']) => address.slice(1))),
  ];
  const sheets = addresses(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = addresses(/<link rel="preload" href="([^"]+)" as="font"/g);
  const images = addresses(/<img\b[^>]*\ssrc="(\/[^"]+)"/g);
  const first = scripts.withImports(addresses(/<script type="module" src="([^"]+)"/g));
  const islands = [...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name))];
  const later =
    islands.length > 0 ? scripts.withImports(scripts.named(['islands', 'virtual_hydrate', ...islands])) : [];
  const total = (/** @type {Iterable<string>} */ paths) => [...paths].reduce((sum, one) => sum + size(one), 0);
  const parts = {
    html: size(path),
    css: total(sheets),
    script: total(first),
    reached: total(new Set([...first, ...later])),
    fonts: total(fonts),
    images: total(images),
  };
  const { html: page, css, script, fonts: type, images: pictures } = parts;
  const found = {
    ...parts,
    all: page + css + script + type + pictures,
    requests: 1 + sheets.length + first.length + fonts.length + images.length,
  };
  const budget = isText(html) ? 'text' : 'wide';
  const over = /** @type {(keyof Weights)[]} */ (Object.keys(found)).filter(
    (part) => found[part] > budgets[budget][part],
  );
  return { url: `/${path.replace(/(^|\/)index\.html$/, '$1')}`, type: typeOf(html), budget, weights: found, over };
}

/**
 * What kind of page it is: the kind of entry that its graph describes, or else its layout.
 * @param {string} html
 */
function typeOf(html) {
  const [, entry] = /"@type":"(?:Article|JobPosting|LocalBusiness|Course)","@id":"[^"#]*#(\w+)"/.exec(html) ?? [];
  return entry ?? /<html[^>]* data-layout="([^"]*)"/.exec(html)?.[1] ?? 'page';
}

/**
 * Guides and jobs say in their graph what they are; notices have a layout of their own.
 * @param {string} html
 */
function isText(html) {
  if (/<html[^>]* data-layout="(minimal|bare)"/.test(html)) return true;
  return html.includes('"@type":"JobPosting"') || /"@type":"Article"[^}]*"datePublished"/.test(html);
}

/** @typedef {{ withImports: (paths: string[]) => string[], named: (names: string[]) => string[] }} Scripts */

/**
 * Reads which scripts import which.
 * @param {readonly string[]} paths
 * @param {(path: string) => string} textOf
 * @returns {Scripts}
 */
function readScripts(paths, textOf) {
  const names = paths.filter((path) => /^assets\/[^/]+\.js$/.test(path)).map((path) => path.slice('assets/'.length));
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  for (const name of names) {
    const text = textOf(`assets/${name}`);
    const found = [...text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, other = '']) => `assets/${other}`);
    imports.set(`assets/${name}`, found);
  }
  return {
    withImports(paths) {
      const reached = new Set(paths);
      for (const path of reached) for (const other of imports.get(path) ?? []) reached.add(other);
      return [...reached];
    },
    named: (wanted) => [...imports.keys()].filter((path) => wanted.some((name) => path.startsWith(`assets/${name}-`))),
  };
}

/**
 * Knows what a file weighs as it is sent: compressed, where that is how it is kept or could be.
 * @param {string} folder
 * @returns {(path: string) => number}
 */
function sizesOf(folder) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const file = join(folder, path);
    const compressed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : undefined;
    const isText = /\.(html|css|js|svg)$/.test(path);
    const size = compressed ?? (isText ? brotliCompressSync(readFileSync(file)).length : statSync(file).size);
    known.set(path, size);
    return size;
  };
}

/**
 * Writes a table of pages, the first ones given and all that are over their budget.
 * @param {WeighedPage[]} pages
 * @param {number} count
 */
export function formatWeights(pages, count) {
  const shown = pages.filter(({ over }, index) => index < count || over.length > 0);
  const columns = /** @type {(keyof Weights)[]} */ (Object.keys(budgets.text));
  const row = (/** @type {Weights} */ found) => columns.map((column) => String(found[column]));
  const rows = [
    ['', ...columns, ''],
    ...Object.entries(budgets).map(([name, budget]) => [`budget: ${name}`, ...row(budget), '']),
    ...shown.map(({ url, budget, weights: found, over }) => [
      `${url} (${budget})`,
      ...row(found),
      over.length > 0 ? `over: ${over.join(', ')}` : '',
    ]),
  ];
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((cells) => cells[index]?.length ?? 0))) ?? [];
  const pad = (/** @type {string} */ cell, /** @type {number} */ index) => {
    const isNumber = index > 0 && index <= columns.length;
    return isNumber ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0);
  };
  return `${rows.map((cells) => cells.map(pad).join('  ').trimEnd()).join('\n')}\n`;
}

/**
 * @param {Weights} kilobytes
 * @returns {Weights}
 */
function weights({ requests, ...kilobytes }) {
  const bytes = Object.fromEntries(Object.entries(kilobytes).map(([part, size]) => [part, size * 1024]));
  return /** @type {Weights} */ ({ ...bytes, requests });
}

// Not where it is part of a bundle that is run.
if (process.argv[1]?.endsWith('weights.mjs') && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string', default: '20' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const folder = resolve(positionals[0] ?? join(root, 'dist'));
  if (values.help) process.stdout.write(help);
  else if (existsSync(join(folder, 'index.html')))
    process.stdout.write(formatWeights(weighPages(folder), Number(values.count)));
  else {
    console.error(`There is no built site in ${folder}. Run npm run build first.`);
    process.exitCode = 2;
  }
}
