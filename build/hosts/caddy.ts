import {
  hasBytes,
  isByte,
  listDecodedPaths,
  listSpellings,
  withAndWithoutSlash,
} from '../model/addresses/old-address.ts';
import { forwardedRest, isOwn, plainRest } from '../model/addresses/redirect-match.ts';
import type { Redirect } from '../model/route.ts';
import type { ErrorPages } from './error-pages.ts';
import { endingOf, type Header, type HeaderRule, type Host, type HostInput } from './host.ts';
import {
  type AskedRedirect,
  allowSlashes,
  anyOf,
  listDecodedSources,
  type PatternRedirect,
  parameterPattern,
  sortRedirects,
  writtenPattern,
} from './sort-redirects.ts';
import { publicDotFolder, unpublished } from './unpublished-files.ts';

/** Caddy, on a server of one's own. */
export const caddy: Host = {
  sendsCopies: ['br', 'gz'],
  files: (input) => [{ area: 'hosts', path: 'caddy/site.caddy', text: emitCaddy(input) }],
  findProblems: () => [],
  limits: () => [
    {
      name: 'early-refusals',
      message:
        'Caddy answers requests with a wrong escape such as %zz, or without Host, before it reads the configuration of the site: visitors get a line of text (400), and no header of the site.',
    },
    {
      name: 'range-pages',
      message:
        'Caddy answers a range that is not satisfiable (416) with a line of text instead of the page for errors. The answer has the headers of the site, but also the ETag of the file.',
    },
  ],
};

/**
 * Writes directives that a site block of a Caddyfile imports. The site block sets `root`. Without `route`, Caddy would
 * sort the directives: general headers would replace those of `/assets/*`.
 */
function emitCaddy({ redirects, rules, errorPages }: Omit<HostInput, 'isPage'>): string {
  const served = [emitHeaders(rules), emitRedirects(redirects), slashRedirect, emitTypes(), fileServer].join('');
  return `route {\n${served}}\n${emitErrors(rules, errorPages)}`;
}

/** Writes the redirects: those of requests with a query first. */
function emitRedirects(redirects: readonly Redirect[]): string {
  const { exact, patterns, asked } = sortRedirects(redirects);
  const askedUses = [301, 302].flatMap((status) => [
    `@asked_${status} expression \`{query} != "" && {asked_status} == "${status}"\``,
    `redir @asked_${status} {asked_to} ${status}`,
  ]);
  return [
    ...(asked.length === 0
      ? []
      : [emitMap('"{path}?&{query}&" {asked_status} {asked_to}', asked.flatMap(askedLines), 'none ""'), ...askedUses]),
    ...emitTable('{path}', 'redirect', exact.filter(({ from }) => !hasBytes(from)).flatMap(exactLines)),
    // What is passed on to another site must stay as it was written, which {path} is not. Bytes that are no UTF-8 are all
    // one character to expressions.
    ...emitTable('"{http.request.uri} {path}"', 'pattern', [
      ...exact.filter(({ from }) => hasBytes(from)).map(writtenLine),
      ...patterns.flatMap(patternLines),
    ]),
    '',
  ].join('\n');
}

/** Writes the map of some redirects, and the answers that it leads to. */
function emitTable(key: string, name: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return [
    emitMap(`${key} {${name}_status} {${name}_to} {${name}_joint} {${name}_fragment}`, lines, '"none" "" "" ""'),
    ...[301, 302].flatMap((status) => [
      `@${name}_${status} expression \`{${name}_status} == "${status}" && {query} == ""\``,
      `redir @${name}_${status} {${name}_to}{${name}_fragment} ${status}`,
      `@${name}_${status}_query expression \`{${name}_status} == "${status}" && {query} != ""\``,
      `redir @${name}_${status}_query {${name}_to}{${name}_joint}{query}{${name}_fragment} ${status}`,
    ]),
  ];
}

/** Writes a map. Caddy compares whole texts with regard to case, one after another. */
function emitMap(head: string, lines: readonly string[], fallback: string): string {
  return `map ${head} {\n${lines.map((line) => `\t${line}\n`).join('')}\tdefault ${fallback}\n}`;
}

function exactLines(redirect: Redirect): string[] {
  return listDecodedSources(redirect.from).map((path) =>
    mapLine(/^[\w./~-]+$/.test(path) ? path : `"~^${runePattern(path)}$"`, redirect),
  );
}

/** Writes the line of an exact source that is compared as it is written in the request. */
function writtenLine(redirect: Redirect): string {
  const paths = listSpellings(redirect.from).flatMap(withAndWithoutSlash).map(writtenPattern);
  return mapLine(`"~^${anyOf(paths)}(?:[?]\\S*)? "`, redirect);
}

function patternLines(redirect: PatternRedirect): string[] {
  const { base, to } = redirect;
  const bases = anyOf(listSpellings(base).map(writtenPattern).map(allowSlashes));
  const written = `${bases}${to.includes('*') ? `(${forwardedRest(to)})` : '[^ ?]+'}(?:[?]\\S*)? `;
  if (hasBytes(base)) return [mapLine(`"~^${written}"`, redirect)];
  const decoded = `\\S+ ${anyOf(listDecodedPaths(base).map(runePattern).map(allowSlashes))}`;
  if (!to.includes('*')) return [mapLine(`"~^${decoded}.+$"`, redirect)];
  return [...(isOwn(to) ? [] : [written]), `${decoded}(${plainRest})$`].map((source) =>
    mapLine(`"~^${source}"`, redirect),
  );
}

/** Writes a line for each order of the parameters: Caddy's expressions have no lookahead. */
function askedLines({ path, query, to, status }: AskedRedirect): string[] {
  const paths = anyOf(listDecodedSources(path).map(runePattern));
  return permute(query.map(parameterPattern)).map(
    (has) => `"~^${paths}\\?.*&${has.join('&(?:.*&)?')}&" ${status} ${to}`,
  );
}

function permute(items: readonly string[]): string[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permute(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** Returns an expression for the characters of a decoded text, without any that a Caddyfile reads in its own way. */
function runePattern(text: string): string {
  return text.replace(/[^\w/\x80-\u{10ffff}-]|[\udc80-\udcff]/gu, (character) => {
    if (isByte(character)) return '\\x{FFFD}';
    return character === '.' ? '\\.' : `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}

function mapLine(source: string, { to, status }: Redirect): string {
  const [address = '', fragment] = to.split('#');
  const joint = address.includes('?') ? '&' : '?';
  const target = address.replace('*', '$' + '{1}');
  return `${source} ${status} ${target} "${joint}" "${fragment === undefined ? '' : `#${fragment}`}"`;
}

/** Leads to the address with its last slash. No part of a path is empty, so that `//` cannot name another site. */
const slashRedirect = `@slash {
	path_regexp slash ^((/[\\w.~-]+)+)$
	file {path}/index.html
	not expression \`{query} != ""\`
}
redir @slash {re.slash.1}/ 301
@slash_query {
	path_regexp slash ^((/[\\w.~-]+)+)$
	file {path}/index.html
	expression \`{query} != ""\`
}
redir @slash_query {re.slash.1}/?{query} 301
`;

/**
 * Changes what Caddy sends by itself: it names `Vary` with compressed answers only. Each is a line of its own, because it
 * would delay all lines of its block until the response is written.
 */
const ownHeaders = ['header -Server', 'header ?Vary Accept-Encoding'];

function emitHeaders(rules: readonly HeaderRule[]): string {
  return `${rules.map(({ pattern, headers }) => ruleBlock(pattern, headers)).join('')}${ownHeaders.map((line) => `${line}\n`).join('')}`;
}

/** Writes the headers of a rule. A matcher by ending needs a name: Caddy takes `*.md` for the name of a header. */
function ruleBlock(pattern: string, headers: readonly Header[]): string {
  const ending = endingOf(pattern);
  if (!ending) return headerBlock(pattern, headers);
  const name = `@ending_${ending.slice(1)}`;
  return `${name} path *${ending}\n${headerBlock(name, headers)}`;
}

function headerBlock(matcher: string, headers: readonly Header[], indent = ''): string {
  const lines = headers.map(([name, value]) => `${indent}\t${name} "${value.replace(/"/g, '\\"')}"\n`);
  return `${indent}header ${matcher} {\n${lines.join('')}${indent}}\n`;
}

/** Media types that depend on the system, or lack their character set. */
const types = {
  ics: 'text/calendar; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml; charset=utf-8',
};

/**
 * Writes the types of endings that Caddy does not know. They are deferred, because Caddy removes types that are set
 * earlier.
 */
function emitTypes(): string {
  return Object.entries(types)
    .map(
      ([ending, type]) =>
        `@type_${ending} path *.${ending}\nheader @type_${ending} {\n\tContent-Type "${type}"\n\tdefer\n}\n`,
    )
    .join('');
}

/**
 * Serves files; not those that are unpublished, and compressed copies only in place of the file itself. Caddy's expressions
 * have no lookahead. Files with a NUL in their name are failures to Caddy, and so are names and paths that are too long for
 * the system. Only in the escaped address can an expression count bytes.
 */
const fileServer = `@unpublished path_regexp /\\.([^${publicDotFolder.charAt(1)}]|$)|^/_(${unpublished.rules})$|\\.(${unpublished.copies})$|\\.\\w+/$|\\x00
error @unpublished 404
@too_long vars_regexp {http.request.uri} ^[^?]*/([^/%?]|%[0-9A-Fa-f]{2}){256}|^[^?]{1000}[^?]{1000}[^?]{1000}
error @too_long 404
@other_method not method GET HEAD
error @other_method 405
file_server {
	precompressed br gzip
	disable_canonical_uris
}
`;

function emitErrors(rules: readonly HeaderRule[], errorPages: readonly ErrorPages[]): string {
  const general = rules.find(({ pattern }) => pattern === '/*')?.headers ?? [];
  // Narrower languages first: Caddy takes the first `handle` that matches.
  const pages = [...errorPages]
    .reverse()
    .flatMap(({ base, missing, failure }) => [
      ...(missing === undefined ? [] : [errorHandle(base, '== 404', missing)]),
      ...(failure === undefined ? [] : [errorHandle(base, '!= 404', failure)]),
    ]);
  return `handle_errors {
${headerBlock('*', [...general, ['Content-Type', 'text/html; charset=utf-8']], '\t')}${ownHeaders.map((line) => `\t${line}\n`).join('')}${allowedMethods}${pages.join('')}}
`;
}

/** Names the right methods in the answer to another one. */
const allowedMethods = `	@other_method expression \`{http.error.status_code} == 405\`
	header @other_method Allow "GET, HEAD"
`;

function errorHandle(base: string, status: string, page: string): string {
  const name = `@${page.replace(/\W+/g, '_').slice(1)}`;
  return `	${name} expression \`{http.error.status_code} ${status} && {http.request.orig_uri.path}.startsWith("${base}/")\`
	handle ${name} {
		rewrite * ${page}
		file_server {
			precompressed br gzip
		}
	}
`;
}
