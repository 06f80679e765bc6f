import { forwardedPath } from '../../addresses/redirect-match.ts';
import type { Redirect } from '../../model/route.ts';
import type { HeaderRule } from '../headers.ts';
import type { ErrorPages } from './error-pages.ts';

interface NginxInput {
  redirects: readonly Redirect[];
  rules: readonly HeaderRule[];
  errorPages: readonly ErrorPages[];
}

/**
 * Writes nginx configuration in two files: maps for the `http` block, and the body of a server. The server sets `root`,
 * its port and its name itself.
 */
export function emitNginx({ redirects, rules, errorPages }: NginxInput): { maps: string; server: string } {
  return { maps: emitMaps(redirects), server: emitServer(rules, errorPages) };
}

/** Media types that nginx's own list lacks. */
const types = { ics: 'text/calendar', webmanifest: 'application/manifest+json' };

function emitMaps(redirects: readonly Redirect[]): string {
  return [
    emitMap('redirect_to', redirects, ({ to }) => to.split('#')[0] ?? to),
    // A fragment comes after the query, so it is kept apart.
    emitMap('redirect_fragment', redirects, ({ to }) => (to.includes('#') ? to.slice(to.indexOf('#')) : '')),
    emitMap('redirect_for_now', redirects, ({ status }) => (status === 302 ? 'yes' : '')),
    `types {\n${Object.entries(types)
      .map(([ending, type]) => `  ${type} ${ending};\n`)
      .join('')}}\n`,
  ].join('');
}

/** Writes a map. Plain strings of a map ignore case, so each source is an anchored expression. */
function emitMap(name: string, redirects: readonly Redirect[], tell: (redirect: Redirect) => string): string {
  const values = redirects.map((redirect) => tell(redirect).replace('*', '$rest'));
  // The first matching rule decides, so a map that has any value names all rules.
  const named = values.some((value) => value !== '') ? redirects : [];
  const lines = named.map((redirect, index) => `  ~^${sourcePattern(redirect)}$ ${quote(values[index] ?? '')};\n`);
  return `map $uri $${name} {\n  default "";\n${lines.join('')}}\n`;
}

function sourcePattern({ from, to }: Redirect): string {
  if (from.endsWith('*'))
    return `${escapePattern(from.slice(0, -1))}${to.includes('*') ? `(?<rest>${forwardedPath})` : '.+'}`;
  return from.endsWith('/') && from !== '/' ? `${escapePattern(from.slice(0, -1))}/?` : escapePattern(from);
}

function emitServer(rules: readonly HeaderRule[], errorPages: readonly ErrorPages[]): string {
  const general = rules.find((rule) => rule.pattern === '/*')?.headers ?? [];
  const headers = (own: HeaderRule['headers'], indent: string) => {
    const names = new Set(own.map(([name]) => name));
    const all = [...general.filter(([name]) => !names.has(name)), ...own];
    return all.map(([name, value]) => `${indent}add_header ${name} "${value.replace(/"/g, '\\"')}" always;`).join('\n');
  };
  // A block with its own add_header inherits none, so each block has all headers.
  const narrower = rules
    .filter((rule) => rule.pattern !== '/*')
    .map(
      (rule) =>
        `location ^~ ${rule.pattern.replace(/\*$/, '')} {\n${headers(rule.headers, '  ')}\n  try_files $uri =404;\n}`,
    );
  const usual = errorPages.filter(({ base }) => base === '').map((pages) => errorRules(pages, ''));
  const errors = errorPages
    .filter(({ base }) => base !== '')
    .map((pages) => {
      const { base } = pages;
      const name = `@slash_${base.slice(1)}`;
      const rules = errorRules(pages, '  ');
      return `location ${base}/ {\n${rules}\n  try_files $uri \${uri}index.html ${name};\n}\nlocation ${name} {\n${rules}\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}`;
    });
  return [
    'charset utf-8;',
    'charset_types text/calendar text/css text/javascript text/plain text/xml application/javascript;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'gzip_vary on;',
    'index index.html;',
    ...usual,
    headers([], ''),
    'if ($redirect_for_now) { return 302 $redirect_to$is_args$args$redirect_fragment; }',
    'if ($redirect_to) { return 301 $redirect_to$is_args$args$redirect_fragment; }',
    ...unpublishedFiles,
    ...narrower,
    ...errors,
    `location / {\n  try_files $uri \${uri}index.html @slash;\n}`,
    'location @slash {\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}',
    '',
  ].join('\n');
}

/** What is in the published folder for servers to read: the rules of other hosts, and compressed twins of files. */
const unpublishedFiles = [
  'location ~ ^/_(headers|redirects)$ {\n  return 404;\n}',
  'location ~ ^(?<plain>.+)\\.(br|gz)$ {\n  if (-f $document_root$plain) { return 404; }\n  try_files $uri =404;\n}',
];

/** Writes which pages answer what cannot be answered. */
function errorRules({ missing, failure }: ErrorPages, indent: string): string {
  return [
    missing === undefined ? '' : `${indent}error_page 404 ${missing};`,
    failure === undefined ? '' : `${indent}error_page 400 403 405 413 414 416 500 502 503 504 ${failure};`,
  ]
    .filter(Boolean)
    .join('\n');
}

function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function quote(value: string): string {
  return value === '' || /[{};#\s]/.test(value) ? `"${value}"` : value;
}
