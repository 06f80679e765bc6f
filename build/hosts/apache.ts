import {
  decodeSpelling,
  escapeBytes,
  listDecodedPaths,
  listSpellings,
  withAndWithoutSlash,
} from '../model/addresses/old-address.ts';
import { forwardedRest, isOwn, plainRest } from '../model/addresses/redirect-match.ts';
import type { Redirect } from '../model/route.ts';
import { emitAnswers, emitDirectory } from './apache-directives.ts';
import type { ErrorPages } from './error-pages.ts';
import { type Host, type HostInput, type HostLimit, limitProblem } from './host.ts';
import {
  type AskedRedirect,
  anyOf,
  bytePattern,
  listDecodedSources,
  type PatternRedirect,
  parameterPattern,
  sortRedirects,
  writtenPattern,
} from './sort-redirects.ts';

/** Apache, on a server of one's own: the body of a virtual host, and its redirects, which Apache keeps in memory. */
export const apache: Host = {
  sendsCopies: ['br', 'gz'],
  files: (input) => [
    { area: 'hosts', path: 'apache/site.conf', text: emitVirtualHost(input) },
    { area: 'hosts', path: 'apache/redirects.txt', text: emitMap(input.redirects) },
  ],
  findProblems: () => [],
  limits: ({ errorPages }) => listTraceLimits(errorPages),
};

/** Lists what Apache does with TRACE, which it refuses before it knows the language of an address. */
function listTraceLimits(errorPages: readonly ErrorPages[]): HostLimit[] {
  const other = errorPages.find(({ base, failure }) => base !== '' && failure !== undefined);
  if (!other) return [];
  const message = `Apache refuses a request with the method TRACE with the page for errors in the default language, also below ${other.base}/.`;
  return [{ name: 'trace-pages', message }];
}

/** Apache on a server that somebody else configures: a file in the published folder. */
export const htaccess: Host = {
  sendsCopies: ['br', 'gz'],
  files: (input) => [{ area: 'site', path: '.htaccess', text: emitHtaccess(input) }],
  findProblems: ({ redirects }) =>
    redirects.length <= mostRules
      ? []
      : [
          limitProblem(
            `Apache reads .htaccess again for each request: with ${redirects.length} redirects, visitors wait for every page and file.`,
            'Choose the host "apache", which keeps them in memory, or join redirects that share a beginning into one that ends in *.',
            'warning',
          ),
        ],
  limits: () => [
    {
      name: 'early-refusals',
      message:
        'Apache answers some requests before it reads .htaccess, with its own page and no header of the site: addresses with %2F or %00 (404) or %zz (400), with more than 8,190 characters (414) or a part of more than 255 bytes (403), and requests without Host (400).',
      hint: 'Choose the host "apache", or let who configures the server set ErrorDocument and Header there.',
    },
    {
      name: 'trace',
      message:
        'Apache answers a request with the method TRACE before it reads .htaccess: whoever sends one gets its headers back (200) instead of 405.',
      hint: 'TraceEnable off, in the configuration of the server, refuses it; the host "apache" has it.',
    },
  ],
};

/** Above this, reading `.htaccess` takes more than some milliseconds of each request. */
const mostRules = 2000;

/**
 * Writes the body of a virtual host. The server defines SITE_ROOT (the published folder) and SITE_HOSTS (the folder of
 * the hosts' configuration) before it includes the file.
 */
function emitVirtualHost(input: HostInput): string {
  const { patterns, asked } = sortRedirects(input.redirects);
  return [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Apache reads it.
    'DocumentRoot "${SITE_ROOT}"',
    'ServerSignature Off',
    'TraceEnable Off',
    ...emitAnswers(input),
    // Otherwise such addresses are 404.
    ...(input.redirects.some(({ from }) => from.includes('%2F')) ? ['AllowEncodedSlashes NoDecode'] : []),
    'RewriteEngine On',
    // Apache would answer 403 where the name of a file is too long for the system. Dotfiles are 404.
    'RewriteRule "[^/]{256}|.{3000}" /.too-long [L]',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Apache reads it.
    'RewriteMap redirects "txt:${SITE_HOSTS}/apache/redirects.txt"',
    'RewriteMap escape int:escape',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Apache reads it.
    '<Directory "${SITE_ROOT}">',
    'AllowOverride None',
    'Require all granted',
    ...emitDirectory([
      ...asked.flatMap(askedLines),
      `${unlessFound}RewriteRule ^ - [E=rule:\${redirects:\${escape:%{REQUEST_URI}}}]`,
      ...patterns.flatMap(patternLines),
    ]),
    '</Directory>',
    '',
  ].join('\n');
}

function emitHtaccess(input: HostInput): string {
  const { exact, patterns, asked } = sortRedirects(input.redirects);
  const rules = [...asked.flatMap(askedLines), ...exact.flatMap(exactLines), ...patterns.flatMap(patternLines)];
  return [...emitAnswers(input), ...emitDirectory(rules), ''].join('\n');
}

/** Writes the map from a path, escaped as Apache's `escape` does, to its redirect: `/old/ 301:/new/#part`. */
function emitMap(redirects: readonly Redirect[]): string {
  return sortRedirects(redirects)
    .exact.flatMap(({ from, to, status }) =>
      listKeptSources(from).map((source) => `${escapeLikeApache(source)} ${status}:${to}\n`),
    )
    .join('');
}

/** Lists the decoded paths of a source, and those in which an encoded slash stays, because Apache keeps it. */
function listKeptSources(path: string): string[] {
  const kept = listSpellings(path.replaceAll('%2F', '%252F')).map(decodeSpelling).flatMap(withAndWithoutSlash);
  return path.includes('%2F')
    ? [...listDecodedSources(path), ...kept, ...kept.map((one) => one.replaceAll('%2F', '%2f'))]
    : listDecodedSources(path);
}

function escapeLikeApache(path: string): string {
  return path.replace(/[^\w$.+!*'(),:;@&=/~-]/gu, (character) => escapeBytes(character).toLowerCase());
}

const unlessFound = 'RewriteCond %{ENV:rule} ^$\n';

function exactLines(redirect: Redirect): string[] {
  return ruleLines(anyOf(listDecodedSources(redirect.from).map(toLocalPattern)), redirect);
}

function patternLines(redirect: PatternRedirect): string[] {
  const { base, to } = redirect;
  const decoded = anyOf(listDecodedPaths(base).map(toLocalPattern));
  if (!to.includes('*')) return ruleLines(`${decoded}.+`, redirect);
  const plain = ruleLines(`${decoded}(${plainRest})`, redirect);
  if (isOwn(to)) return plain;
  // What is passed on to another site must stay as it was written: only the line of the request has it.
  const written = `${anyOf(listSpellings(base).map(writtenPattern))}(${forwardedRest(to)})(?:[?]\\S*)?`;
  return [
    `${unlessFound}RewriteCond %{THE_REQUEST} "^\\S+ ${written} "`,
    `RewriteCond "${redirect.status}:${to.replaceAll('%', '\\%').replace('*', '%1')}" ^(.+)$`,
    'RewriteRule ^ - [E=rule:%1]',
    ...plain,
  ];
}

/** Writes a rule for a query, and removes the query from the request, so that it does not follow. */
function askedLines(redirect: AskedRedirect): string[] {
  const has = redirect.query.map(
    (parameter) => `RewriteCond %{QUERY_STRING} (?:^|&)${parameterPattern(parameter)}(?:&|$)`,
  );
  return [...has, ...ruleLines(anyOf(listDecodedSources(redirect.path).map(toLocalPattern)), redirect, ',QSD')];
}

/** Returns the expression of a path; in a directory, paths begin without their slash. */
const toLocalPattern = (path: string): string => bytePattern(path.slice(1));

/** Writes a rule that keeps its redirect in a variable, unless a rule before it has. Flags cannot contain commas. */
function ruleLines(source: string, { to, status }: Redirect, flags = ''): string[] {
  const target = to.replaceAll('%', '\\%').replace('*', '$1');
  return [
    `${unlessFound}RewriteCond "${status}:${target}" ^(.+)$`,
    `RewriteRule ^${source}$ ${flags === '' ? '-' : '%{REQUEST_URI}'} [E=rule:%1${flags}]`,
  ];
}
