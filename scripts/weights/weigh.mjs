import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

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
 * @typedef {{ url: string, type: string, budget: 'text' | 'wide', weights: Weights, over: (keyof Weights)[], uses: string[] }} WeighedPage
 */

/**
 * Weighs every page of a built site, the heaviest first.
 * @param {string} folder
 * @returns {WeighedPage[]}
 */
export function weighPages(folder) {
  return weighFiles(filesOf(folder));
}

/** The width in pixels of the column that pictures of a text are shown in. */
const column = 640;

/**
 * Replaces each `<picture>` with the AVIF file that a browser loads for the column on a screen of one pixel a point.
 * @param {string} html
 */
function withShownPictures(html) {
  return html.replace(/<picture\b.*?<\/picture>/gs, (picture) => {
    const [, set] = /<source\b(?=[^>]*type="image\/avif")[^>]*\ssrcset="([^"]+)"/i.exec(picture) ?? [];
    const candidates = (set ?? '').split(', ').map((candidate) => candidate.split(' '));
    const [address] =
      candidates.find(([, width = '']) => Number.parseInt(width, 10) >= column) ?? candidates.at(-1) ?? [];
    return address ? `<img src="${address}">` : picture;
  });
}

/**
 * Weighs the pages of a built site that are over their budget. A page that keeps to it when its markup is compressed in
 * haste keeps to it as it is sent: only the others are compressed better. What pages share is compressed well at once:
 * one style sheet that is close to its budget would have all of them weighed again.
 * @param {string} folder
 * @returns {WeighedPage[]}
 */
export function weighHeavyPages(folder) {
  const files = filesOf(folder);
  const sizeInHaste = sizesOf(folder, 5);
  const inHaste = weighFiles({
    ...files,
    size: (path) => (path.endsWith('.html') ? sizeInHaste(path) : files.size(path)),
  });
  const heavy = inHaste.filter(({ over }) => over.length > 0);
  const pages = heavy.map(({ url }) => url.slice(1).replace(/(^|\/)$/, '$1index.html'));
  return weighFiles({ ...files, pages }).filter(({ over }) => over.length > 0);
}

/**
 * @param {string} folder
 * @returns {SiteFiles}
 */
function filesOf(folder) {
  return {
    paths: readdirSync(folder, { recursive: true, encoding: 'utf8' }),
    text: (path) => readFileSync(join(folder, path), 'utf8'),
    size: sizesOf(folder),
  };
}

/**
 * Weighs every page among the files of a site, wherever they are kept, the heaviest first.
 * @param {SiteFiles} files
 * @returns {WeighedPage[]}
 */
export function weighFiles({ paths, text, size, pages = paths.filter((path) => path.endsWith('.html')) }) {
  const scripts = readScripts(paths, text);
  return pages
    .map((path) => weighPage(path, text(path), size, scripts))
    .sort((a, b) => b.weights.all - a.weights.all || (a.url < b.url ? -1 : 1));
}

/**
 * The files of a site: their paths, the text of one, what one weighs as it is sent, in bytes, and which are weighed: all
 * pages by default.
 * @typedef {{ paths: readonly string[], text: (path: string) => string, size: (path: string) => number, pages?: readonly string[] }} SiteFiles
 */

/**
 * @param {string} path
 * @param {string} html
 * @param {(path: string) => number} size
 * @param {Scripts} scripts
 * @returns {WeighedPage}
 */
function weighPage(path, html, size, scripts) {
  const shown = withShownPictures(html);
  const addresses = (/** @type {RegExp} */ pattern) => [
    ...new Set([...shown.matchAll(pattern)].map(([, address = '']) => address.slice(1))),
  ];
  const sheets = addresses(/<link rel="stylesheet" href="([^"]+)"/g);
  const fonts = addresses(/<link rel="preload" href="([^"]+)" as="font"/g);
  const images = addresses(/<img\b[^>]*\ssrc="(\/[^"]+)"/g);
  const parts = [...html.matchAll(/<(?:form|div)\b[^>]*\sdata-(filter|search|slides)="/g)].map(([, name = '']) => name);
  const main = addresses(/<script type="module" src="([^"]+)"/g);
  const named = (/** @type {string[]} */ names) => scripts.named(names, main);
  const first = scripts.withImports([...main, ...named(parts.flatMap((name) => atOnce[name] ?? []))]);
  const islands = [...new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name))];
  const later = scripts.withImports(
    named([
      ...(islands.length > 0 ? ['islands', 'virtual_hydrate', ...islands] : []),
      ...parts.flatMap((name) => onUse[name] ?? []),
      ...(/<select\b[^>]*\sname="country"/.test(html) ? ['country-combobox'] : []),
    ]),
  );
  const total = (/** @type {Iterable<string>} */ paths) => [...paths].reduce((sum, one) => sum + size(one), 0);
  const sizes = {
    html: size(path),
    css: total(sheets.slice(0, 1)),
    script: total(first),
    reached: total(new Set([...first, ...later])),
    fonts: total(fonts),
    // The sheet of a component sets one picture of the page in type.
    images: total([...images, ...sheets.slice(1)]),
  };
  const { html: page, css, script, fonts: type, images: pictures } = sizes;
  const found = {
    ...sizes,
    all: page + css + script + type + pictures,
    requests: 1 + sheets.length + first.length + fonts.length + images.length,
  };
  const budget = isText(html) ? 'text' : 'wide';
  const over = /** @type {(keyof Weights)[]} */ (Object.keys(found)).filter(
    (part) => found[part] > budgets[budget][part],
  );
  const url = `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
  const uses = [...new Set([...islands, ...parts])].sort();
  return { url, type: typeOf(html), budget, weights: found, over, uses };
}

/**
 * The name of its page type; its layout where it does not say.
 * @param {string} html
 */
function typeOf(html) {
  const attributes = /<html([^>]*)>/.exec(html)?.[1] ?? '';
  return (/ data-type="([^"]*)"/.exec(attributes) ?? / data-layout="([^"]*)"/.exec(attributes))?.[1] ?? 'page';
}

/** What else a page loads as it opens, by what it has, and once that is used; scripts are known by their names. */
/** @type {Record<string, string[]>} */
const atOnce = { filter: ['filters'], search: ['search'], slides: ['slides'] };
/** @type {Record<string, string[]>} */
const onUse = { search: ['search-engine'] };

/**
 * Guides and jobs say in their graph what they are; notices have a layout of their own.
 * @param {string} html
 */
function isText(html) {
  if (/<html[^>]* data-layout="(minimal|bare)"/.test(html)) return true;
  return html.includes('"@type":"JobPosting"') || /"@type":"Article"[^}]*"datePublished"/.test(html);
}

/** @typedef {{ withImports: (paths: string[]) => string[], named: (names: string[], from: string[]) => string[] }} Scripts */

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
  /** @type {Map<string, string[]>} */
  const every = new Map();
  for (const name of names) {
    const text = textOf(`assets/${name}`);
    const found = (/** @type {RegExp} */ pattern) =>
      [...text.matchAll(pattern)].map(([, other = '']) => `assets/${other}`);
    imports.set(`assets/${name}`, found(/(?:from|import)\s*"\.\/([^"]+)"/g));
    every.set(`assets/${name}`, found(/(?:from|import)\s*\(?\s*"\.\/([^"]+)"/g));
  }
  return {
    withImports: (paths) => closure(paths, imports),
    // A folder may still hold the scripts of an earlier build: only those count that are reached from the page's.
    named: (wanted, from) =>
      closure(from, every).filter((path) => wanted.includes(/^assets\/(.+)-\w+\.js$/.exec(path)?.[1] ?? '')),
  };
}

/**
 * @param {string[]} paths
 * @param {ReadonlyMap<string, string[]>} imports
 */
function closure(paths, imports) {
  const reached = new Set(paths);
  for (const path of reached) for (const other of imports.get(path) ?? []) reached.add(other);
  return [...reached];
}

/**
 * Knows what a file weighs as it is sent: compressed, where that is how it is kept or could be.
 * @param {string} folder
 * @param {number} [quality] of Brotli, where a file is not compressed already; the best by default
 * @returns {(path: string) => number}
 */
function sizesOf(folder, quality = constants.BROTLI_MAX_QUALITY) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const file = join(folder, path);
    const compressed = existsSync(`${file}.br`) ? statSync(`${file}.br`).size : undefined;
    const isText = /\.(html|css|js|svg)$/.test(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const size =
      compressed ?? (isText ? brotliCompressSync(readFileSync(file), { params }).length : statSync(file).size);
    known.set(path, size);
    return size;
  };
}

/**
 * @param {Weights} kilobytes
 * @returns {Weights}
 */
function weights({ requests, ...kilobytes }) {
  const bytes = Object.fromEntries(Object.entries(kilobytes).map(([part, size]) => [part, size * 1024]));
  return /** @type {Weights} */ ({ ...bytes, requests });
}
