import { escapePattern } from '../model/files/escape-pattern.ts';
import type { ErrorPages } from './error-pages.ts';
import { endingOf, type Header, type HeaderRule, type Host, type HostInput } from './host.ts';
import { emitMap, emitRedirectMaps } from './nginx-redirects.ts';
import { unpublished } from './unpublished-files.ts';

/** nginx, on a server of one's own. */
export const nginx: Host = {
  sendsCopies: ['br', 'gz'],
  files(input) {
    const { maps, server } = emitNginx(input);
    return [
      { area: 'hosts', path: 'nginx/maps.conf', text: maps },
      { area: 'hosts', path: 'nginx/server.conf', text: server },
      // Without the module of Brotli, nginx would not start with it.
      { area: 'hosts', path: 'nginx/brotli.conf', text: 'brotli_static on;\n' },
    ];
  },
  findProblems: () => [],
};

/**
 * Writes nginx configuration in two files: maps for the `http` block, and the body of a server. The server sets `root`,
 * its port and its name itself.
 */
export function emitNginx({ redirects, rules, errorPages }: HostInput): {
  maps: string;
  server: string;
} {
  return { maps: emitMaps({ redirects, rules, errorPages }), server: emitServer(rules, errorPages) };
}

/** Media types that nginx's own list lacks. */
const types = {
  csv: 'text/csv',
  ics: 'text/calendar',
  md: 'text/markdown',
  webmanifest: 'application/manifest+json',
};

type MapsInput = Pick<HostInput, 'redirects' | 'rules' | 'errorPages'>;

/** Writes the maps that the server looks into, and the media types. */
function emitMaps({ redirects, rules, errorPages }: MapsInput): string {
  return [
    ...emitRedirectMaps(redirects),
    // Of all answers, only one to another method names the right ones.
    emitMap('$status', 'allowed_methods', ['default "";', `405 "GET, HEAD";`]),
    ...lifetimeMaps(rules),
    ...failureMap(errorPages),
    `types {\n${Object.entries(types)
      .map(([ending, type]) => `  ${type} ${ending};\n`)
      .join('')}}\n`,
  ].join('');
}

/**
 * Writes a map for each special lifetime, which replaces it by the usual lifetime for requests with `Range`. nginx
 * adds headers before it knows that the range is not satisfiable, and caches must not keep the error page as long as
 * the file.
 */
function lifetimeMaps(rules: readonly HeaderRule[]): string[] {
  const usual = lifetimeOf(rules.find(({ pattern }) => pattern === '/*')) ?? '';
  return rules.flatMap((rule) => {
    const own = rule.pattern === '/*' ? undefined : lifetimeOf(rule);
    return own === undefined
      ? []
      : [emitMap('$http_range', lifetimeName(rule), [`default "${usual}";`, `"" "${own}";`])];
  });
}

/** Writes the map from a path to the page for failures, for requests that nginx refuses before it chooses a location. */
function failureMap(errorPages: readonly ErrorPages[]): string[] {
  const lines = errorPages.flatMap(({ base, failure }) =>
    failure === undefined ? [] : [base === '' ? `default ${failure};` : `"~^${base}/" ${failure};`],
  );
  return usualFailure(errorPages) === undefined ? [] : [emitMap('$uri', failureVariable, lines)];
}

const failureVariable = 'failure_page';

/** Returns the page for failures in the default language. */
function usualFailure(errorPages: readonly ErrorPages[]): string | undefined {
  return errorPages.find(({ base }) => base === '')?.failure;
}

function lifetimeOf(rule: HeaderRule | undefined): string | undefined {
  return rule?.headers.find(([name]) => name === 'Cache-Control')?.[1];
}

/** Returns the variable with the lifetime of a rule: `lifetime_assets_` */
const lifetimeName = ({ pattern }: Pick<HeaderRule, 'pattern'>): string => `lifetime${pattern.replace(/\W+/g, '_')}`;

/** Returns the matcher of a location: paths below a folder, or with an ending. */
function locationOf(pattern: string): string {
  const ending = endingOf(pattern);
  return ending ? `~ ${escapePattern(ending)}$` : `^~ ${pattern.replace(/\*$/, '')}`;
}

function emitServer(rules: readonly HeaderRule[], errorPages: readonly ErrorPages[]): string {
  const general = rules.find((rule) => rule.pattern === '/*')?.headers ?? [];
  const headers = (own: Header[], indent: string) => {
    const names = new Set(own.map(([name]) => name));
    const all = [...general.filter(([name]) => !names.has(name)), ...own, ['Allow', '$allowed_methods'] as const];
    return all.map(([name, value]) => `${indent}add_header ${name} ${quoteValue(value)} always;`).join('\n');
  };
  // A block with its own add_header inherits none, so each block has all headers.
  const ownHeaders = (rule: HeaderRule) =>
    rule.headers.map(([name, value]): Header => [name, name === 'Cache-Control' ? `$${lifetimeName(rule)}` : value]);
  const block = (rule: HeaderRule) =>
    `location ${locationOf(rule.pattern)} {\n${headers(ownHeaders(rule), '  ')}\n${endingOf(rule.pattern) ? '' : linesOf(unpublishedLocations)}  try_files $uri =404;\n}`;
  const narrower = rules.filter((rule) => rule.pattern !== '/*').map(block);
  // An expression is tried before the folder of a language, but not before one that is inside of it. Inside, it answers
  // with the error pages of the language.
  const endings = rules.filter(({ pattern }) => endingOf(pattern) !== undefined).map(block);
  const inner = linesOf([...unpublishedLocations, ...endings]);
  const usual = errorPages
    .filter(({ base }) => base === '')
    .map((pages) => errorRules(pages, '', pages.failure && `$${failureVariable}`));
  const errors = errorPages
    .filter(({ base }) => base !== '')
    .map((pages) => {
      const { base } = pages;
      const name = `@slash_${base.slice(1)}`;
      const rules = errorRules(pages, '  ');
      return `location ${base}/ {\n${rules}\n${inner}  try_files $uri \${uri}index.html ${name};\n}\nlocation ${name} {\n${rules}\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}`;
    });
  return [
    'charset utf-8;',
    'charset_types text/calendar text/css text/csv text/markdown text/javascript text/plain text/xml application/javascript;',
    'absolute_redirect off;',
    'server_tokens off;',
    'ssi off;',
    'gzip_static on;',
    'gzip_vary on;',
    'index index.html;',
    ...usual,
    headers([], ''),
    ...[302, 301].map(redirectLine),
    ...errorPages.flatMap(rangeErrors),
    ...unpublishedLocations,
    ...narrower,
    ...errors,
    `location / {\n  try_files $uri \${uri}index.html @slash;\n}`,
    'location @slash {\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}',
    '',
  ].join('\n');
}

/** Quotes the value of a header; a variable is written as it is. */
const quoteValue = (value: string): string => (/^\$\w+$/.test(value) ? value : `"${value.replace(/"/g, '\\"')}"`);

const linesOf = (blocks: readonly string[]): string => blocks.map((block) => `${block}\n`).join('');

/** Writes how a redirect is answered: a fragment comes after the query. */
function redirectLine(status: number): string {
  return `if ($redirect ~ "^${status} (?<redirect_to>[^# ]*)(?<redirect_fragment>[^ ]*)") { return ${status} $redirect_to$redirect_query$redirect_fragment; }`;
}

const unpublishedLocations = [
  `location ~ /${unpublished.dotfile}|^/_(${unpublished.rules})$ {\n  return 404;\n}`,
  `location ~ ^(?<plain>.+)\\.(${unpublished.copies})$ {\n  if (-f $document_root$plain) { return 404; }\n  try_files $uri =404;\n}`,
];

/** Writes which pages answer what cannot be answered. */
function errorRules({ base, missing, failure }: ErrorPages, indent: string, page = failure): string {
  return [
    missing === undefined ? '' : `${indent}error_page 404 ${missing};`,
    failure === undefined
      ? ''
      : [
          `${indent}error_page 400 403 405 413 414 500 501 502 503 504 505 ${page};`,
          // Headers that are too large: nginx's own page has 400.
          `${indent}error_page 494 =400 ${page};`,
          `${indent}error_page 416 ${rangeLocation(base)};`,
        ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n');
}

const rangeLocation = (base: string): string => `@range${base.replace('/', '_')}`;

/**
 * Writes the location that answers a range that is not satisfiable. nginx has already added the headers of the file
 * and would add them again; a single `add_header` here replaces them all, and removes the ETag of the file.
 */
function rangeErrors({ base, failure }: ErrorPages): string[] {
  if (failure === undefined) return [];
  return [
    `location ${rangeLocation(base)} {\n  etag off;\n  add_header ETag "" always;\n  try_files ${failure} =416;\n}`,
  ];
}
