import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a built site says on one page.
 * @typedef {object} ReadPage
 * @property {string} title
 * @property {string} description
 * @property {string} robots the directives for search engines, such as `noindex`; empty where nothing
 * @property {string} languages the languages that the page says it exists in, one after the other
 * @property {string[]} text the visible text of its main part, a block an item
 * @property {string[]} frame the visible text around it: header and footer
 * @property {string[]} links where its main part links to, sorted, each once
 */

/** @typedef {{ from: string, to: string, status: number }} ReadRedirect */

/**
 * A built site as a visitor sees it: no digests, no markup.
 * @typedef {object} ReadSite
 * @property {Map<string, ReadPage>} pages by address
 * @property {ReadRedirect[]} redirects
 * @property {Map<string, Buffer>} files other files that visitors download, by address: PDFs and calendars
 */

/**
 * Reads a built site.
 * @param {string} folder
 * @returns {ReadSite}
 */
export function readSite(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const addressOf = (/** @type {string} */ path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;
  const named = (/** @type {RegExp} */ ending) => paths.filter((path) => ending.test(path));
  return {
    pages: new Map(
      named(/\.html$/)
        .map((path) => /** @type {const} */ ([addressOf(path), path]))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([url, path]) => [url, readPage(readFileSync(join(folder, path), 'utf8'))]),
    ),
    redirects: readRedirects(join(folder, '_redirects')),
    files: new Map(named(/\.(pdf|ics)$/).map((path) => [addressOf(path), readFileSync(join(folder, path))])),
  };
}

/**
 * Reads what a page says.
 * @param {string} html
 * @returns {ReadPage}
 */
export function readPage(html) {
  const head = html.slice(0, html.indexOf('</head>'));
  const found = (/** @type {RegExp} */ pattern) => decode(pattern.exec(head)?.[1] ?? '');
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  const body = html.indexOf('<body');
  const [before, main, after] =
    start === -1 ? ['', html.slice(body), ''] : [html.slice(body, start), html.slice(start, end), html.slice(end)];
  return {
    title: found(/<title>([^<]*)<\/title>/),
    description: found(/<meta name="description" content="([^"]*)"/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    languages: [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)"/gi)].map(([, id]) => id).join(' '),
    text: blocksOf(main),
    frame: [...blocksOf(before), ...blocksOf(after)],
    links: [...new Set([...main.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)))].sort(),
  };
}

/** Inline elements, which do not separate words. `span` is not one of them, because it may be a column. */
const inline = /^\/?(a|abbr|b|bdi|bdo|cite|code|data|dfn|em|i|kbd|mark|q|s|samp|small|strong|sub|sup|time|u|var|wbr)$/i;

/**
 * The visible text of markup, a block an item.
 * @param {string} html
 */
function blocksOf(html) {
  return html
    .replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
    .replace(/<(\/?[a-z][a-z0-9-]*)[^>]*>/gi, (_, name) =>
      inline.test(name) ? '' : /^\/?span$/i.test(name) ? ' ' : '\n',
    )
    .split('\n')
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** @type {Record<string, string>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** @param {string} text */
function decode(text) {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number));
  });
}

/**
 * Reads the redirects of a `_redirects` file, without its shortcuts; an address with and without its slash is one.
 * @param {string} path
 * @returns {ReadRedirect[]}
 */
function readRedirects(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const rules = lines.flatMap((line) => {
    const [from, to, status] = line.trim().split(/\s+/);
    return from?.startsWith('/') && to ? [{ from, to, status: Number.parseInt(status ?? '301', 10) }] : [];
  });
  const known = new Set(rules.map(({ from }) => from));
  return withoutShortcuts(rules.filter(({ from }) => from.endsWith('/') || !known.has(`${from}/`)));
}

/**
 * Removes the rules below the prefix of the default language that save a second redirect: they lead where the rule of
 * the prefix leads too, come and go with pages and other rules, and hosts with limits lack some.
 * @param {ReadRedirect[]} rules
 */
function withoutShortcuts(rules) {
  const prefix = rules.find(({ from, to }) => to === '/:one/' && from.endsWith(to))?.from.slice(0, -'/:one/'.length);
  if (prefix === undefined) return rules;
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  const targetOf = (/** @type {string} */ path) =>
    targets.get(path) ?? targets.get(path.replace(/\*$/, ':one/*')) ?? path;
  return rules.filter(({ from, to }) => !from.startsWith(`${prefix}/`) || targetOf(from.slice(prefix.length)) !== to);
}
