import { escapePattern } from '../model/files/escape-pattern.ts';
import type { ErrorPages } from './error-pages.ts';
import { endingOf, type Header, type HeaderRule, type HostInput } from './host.ts';
import { unpublished } from './unpublished-files.ts';

/** Media types of the site's text files: Apache's own list lacks some, and would take a compressed copy for an archive. */
const types = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  xml: 'text/xml; charset=utf-8',
};

/** Writes the directives for what is answered: headers, error pages, media types, encodings. */
export function emitAnswers({ rules, errorPages }: Pick<HostInput, 'rules' | 'errorPages'>): string[] {
  return [
    ...rules.flatMap(headerLines),
    'Header always set Vary Accept-Encoding',
    `Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"`,
    ...errorPages.flatMap(errorLines),
    // Every file is sent as it is: what a module of the server would run (PHP, CGI) is text.
    '<FilesMatch ".">\nSetHandler default-handler\n</FilesMatch>',
    ...Object.entries(types).map(
      ([ending, type]) => `<FilesMatch "\\.${ending}(\\.(br|gz))?$">\nForceType "${type}"\n</FilesMatch>`,
    ),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    // To Debian's Apache, .br is Breton too.
    'RemoveLanguage .br',
    // mod_deflate would compress what has no copy, and change its ETag, so that no answer is 304.
    'SetEnv no-gzip 1',
    'SetEnv no-brotli 1',
  ];
}

function headerLines({ pattern, headers }: HeaderRule): string[] {
  const lines = headers.map(([name, value]: Header) => `Header always set ${name} "${value.replace(/"/g, '\\"')}"`);
  const ending = endingOf(pattern);
  if (ending) return [`<FilesMatch "${escapePattern(ending)}$">`, ...lines, '</FilesMatch>'];
  return pattern === '/*' ? lines : applyBelow(pattern.slice(0, -1), lines);
}

function errorLines({ base, missing, failure }: ErrorPages): string[] {
  const lines = [
    ...(missing === undefined ? [] : [`ErrorDocument 404 ${missing}`]),
    ...(failure === undefined
      ? []
      : [400, 403, 405, 413, 414, 416, 500, 503].map((status) => `ErrorDocument ${status} ${failure}`)),
  ];
  return base === '' ? lines : applyBelow(`${base}/`, lines);
}

function applyBelow(base: string, lines: readonly string[]): string[] {
  return [`<If "%{REQUEST_URI} =~ m#^${escapePattern(base)}#">`, ...lines, '</If>'];
}

/**
 * Writes the directives of the published folder. `redirects` keeps the redirect of a path in the variable `rule`:
 * `301:/new/#part`. mod_rewrite would send a whole address, with the scheme and port that Apache itself has behind a
 * proxy. Therefore it only sets `redirect_301`, and mod_alias, which can send a path, redirects the internal request
 * that follows.
 */
export function emitDirectory(redirects: readonly string[]): string[] {
  return [
    'Options -Indexes -MultiViews -ExecCGI -Includes',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    '<IfDirective RedirectRelative>\nRedirectRelative On\n</IfDirective>',
    ...[301, 302].map(
      (status) =>
        `<If "-n reqenv('REDIRECT_redirect_${status}')">\nRedirect ${status} "%{reqenv:REDIRECT_redirect_${status}}"\n</If>`,
    ),
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    'RewriteCond %{ENV:REDIRECT_rule} .\nRewriteRule ^ - [END]',
    // Apache would answer POST with the file.
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$\nRewriteRule ^ - [R=405,L]',
    ...unpublishedRules,
    ...redirects,
    ...slashRedirect,
    ...[301, 302].flatMap(otherSiteLines),
    `${noQuery}RewriteCond %{ENV:rule} ^(\\d+):(.+)$\nRewriteRule ^ / [E=redirect_%1:%2,END]`,
    'RewriteCond %{ENV:rule} ^(\\d+):([^#?]+)(#.+)?$\nRewriteRule ^ / [E=redirect_%1:%2?%{QUERY_STRING}%3,END]',
    'RewriteCond %{ENV:rule} ^(\\d+):([^#]+)(#.+)?$\nRewriteRule ^ / [E=redirect_%1:%2&%{QUERY_STRING}%3,END]',
    ...emitFiles(),
  ];
}

const noQuery = 'RewriteCond %{QUERY_STRING} ^$\n';

/**
 * Redirects to another site: mod_alias would escape what is escaped already, and mod_rewrite has the whole address. It
 * refuses a `?` that is not written in the rule. A fragment comes after the query.
 */
function otherSiteLines(status: number): string[] {
  const [plain, withQuery] = ['', '\\?([^#]+)'].map(
    (query) => `RewriteCond %{ENV:rule} ^${status}:(https?:[^#?]+)${query}(#.+)?$\nRewriteRule ^`,
  );
  return [
    `${noQuery}${plain} %1%2`,
    `${plain} %1?%{QUERY_STRING}%2`,
    `${noQuery}${withQuery} %1?%2%3`,
    `${withQuery} %1?%2&%{QUERY_STRING}%3`,
  ].map((lines) => `${lines} [R=${status},NE,END]`);
}

const unpublishedRules = [
  `RewriteRule (^|/)${unpublished.dotfile} - [R=404,L]`,
  `RewriteRule ^_(${unpublished.rules})$ - [R=404,L]`,
  `RewriteCond %{REQUEST_FILENAME} ^(.+)\\.(${unpublished.copies})$\nRewriteCond %1 -f\nRewriteRule ^ - [R=404,L]`,
];

/** Leads to the address with its last slash. No part of a path is empty, so that `//` cannot name another site. */
const slashRedirect = [
  'RewriteCond %{ENV:rule} ^$\nRewriteCond %{REQUEST_FILENAME}/index.html -f\nRewriteRule ^([\\w.~-]+(/[\\w.~-]+)*)$ - [E=rule:301:/$1/]',
];

/** Answers with the file of a path, compressed if there is a copy that the browser accepts. */
function emitFiles(): string[] {
  const copies = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].flatMap(([encoding, ending]) => {
    const accepts = `RewriteCond %{HTTP:Accept-Encoding} "(^|[, ])${encoding}\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))" [NV]`;
    return [
      `${accepts}\nRewriteCond %{REQUEST_FILENAME}index.html.${ending} -f\nRewriteRule ^(.*/)?$ /$1index.html.${ending} [END]`,
      `${accepts}\nRewriteCond %{REQUEST_FILENAME}.${ending} -f\nRewriteRule [^/]$ %{REQUEST_URI}.${ending} [END]`,
    ];
  });
  return [
    ...copies,
    'RewriteCond %{REQUEST_FILENAME}index.html -f\nRewriteRule ^(.*/)?$ /$1index.html [END]',
    // Apache would answer 403 for a folder without a page.
    'RewriteCond %{REQUEST_FILENAME} -d\nRewriteRule ^ - [R=404,L]',
  ];
}
