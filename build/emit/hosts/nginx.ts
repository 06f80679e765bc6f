import type { Redirect, SiteConfig } from '../../model.ts';
import type { HeaderRule } from '../headers.ts';

interface NginxInput {
  redirects: readonly Redirect[];
  rules: readonly HeaderRule[];
  config: Pick<SiteConfig, 'locales'>;
}

/**
 * Writes nginx configuration in two files: maps for the `http` block, and a server's body. The folder of the site and
 * the port are the server's own; `root` is to be set beside the include.
 */
export function emitNginx({ redirects, rules, config }: NginxInput): { maps: string; server: string } {
  return { maps: emitMaps(redirects), server: emitServer(rules, config) };
}

/** Plain strings of a map ignore case, so every source is an anchored expression. */
function emitMaps(redirects: readonly Redirect[]): string {
  const lines = redirects.map(({ from, to }) => {
    if (from.endsWith('*'))
      return `  ~^${escapePattern(from.slice(0, -1))}(?<rest>.+)$ ${quote(to.replace('*', '$rest'))};`;
    const optionalSlash =
      from.endsWith('/') && from !== '/' ? `${escapePattern(from.slice(0, -1))}/?` : escapePattern(from);
    return `  ~^${optionalSlash}$ ${quote(to)};`;
  });
  return `map $uri $redirect_to {\n  default "";\n${lines.join('\n')}\n}\n`;
}

function emitServer(rules: readonly HeaderRule[], config: Pick<SiteConfig, 'locales'>): string {
  const general = rules.find((rule) => rule.pattern === '/*')?.headers ?? [];
  const headers = (own: HeaderRule['headers'], indent: string) => {
    const names = new Set(own.map(([name]) => name));
    const all = [...general.filter(([name]) => !names.has(name)), ...own];
    return all.map(([name, value]) => `${indent}add_header ${name} "${value.replace(/"/g, '\\"')}" always;`).join('\n');
  };
  // A block with an add_header of its own inherits none, so each block names them all.
  const narrower = rules
    .filter((rule) => rule.pattern !== '/*')
    .map(
      (rule) =>
        `location ^~ ${rule.pattern.replace(/\*$/, '')} {\n${headers(rule.headers, '  ')}\n  try_files $uri =404;\n}`,
    );
  const errors = config.locales
    .filter(({ prefix }) => prefix !== '')
    .map(
      ({ prefix }) =>
        `location /${prefix}/ {\n  error_page 404 /${prefix}/404.html;\n  try_files $uri \${uri}index.html @slash_${prefix};\n}\nlocation @slash_${prefix} {\n  error_page 404 /${prefix}/404.html;\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}`,
    );
  return [
    'charset utf-8;',
    'absolute_redirect off;',
    'server_tokens off;',
    'gzip_static on;',
    'index index.html;',
    'error_page 404 /404.html;',
    headers([], ''),
    'if ($redirect_to != "") { return 301 $redirect_to$is_args$args; }',
    ...narrower,
    ...errors,
    `location / {\n  try_files $uri \${uri}index.html @slash;\n}`,
    'location @slash {\n  if (-f $document_root$uri/index.html) { return 301 $uri/$is_args$args; }\n  return 404;\n}',
    '',
  ].join('\n');
}

function escapePattern(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function quote(value: string): string {
  return /[{};\s]/.test(value) ? `"${value}"` : value;
}
