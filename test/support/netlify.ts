import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import redirector from 'netlify-redirector';
import { hostEnginePath } from '../../scripts/setup/host-engines.mjs';
import type { BuiltFolder } from './built-site.ts';
import { decodePath } from './decode.ts';
import type { HostServer, RawAnswer } from './host-server.ts';
import { root } from './project.ts';
import { filesBelow } from './site.ts';

const engineFolder = join(root, hostEnginePath, 'node_modules/@netlify');

interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** Returns whether Netlify's own parsers are on this machine; its matcher of redirects is a package of the project. */
export function hasNetlifyParsers(): boolean {
  return ['redirect-parser', 'headers-parser'].every((name) => existsSync(join(engineFolder, name)));
}

/**
 * Serves a built site by Netlify's own parsers and its matcher of redirects. Netlify documents that files come before
 * redirects, and that only files have headers of the site. Which files are uploaded, and what becomes of the target of a
 * redirect, is in the code of its command line. Not known is whether several rules for a header join their values; here they
 * do, which is worse.
 */
export async function startNetlify({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const settings = join(hosts, 'netlify/netlify.toml');
  const redirects = await parse('redirect', 'redirects', {
    redirectsFiles: [join(folder, '_redirects')],
    netlifyConfigPath: settings,
    minimal: false,
  });
  const headers: HeaderRule[] = await parse('headers', 'headers', {
    headersFiles: [join(folder, '_headers')],
    netlifyConfigPath: settings,
    minimal: false,
  });
  const matcher = await redirector.parseJSON(JSON.stringify(redirects.map(toMatched)), {});
  const files = new Set(filesBelow(folder).filter(isPublished));
  const match = (path: string, query = '') => matcher.match({ ...request, path, query });
  const answer = (asked: string, method: string): RawAnswer => {
    const [path = '', query] = asked.split(/\?(.*)/s);
    const respond = (status: number, file: string, own = joinHeaders(headers, path)): RawAnswer => ({
      status,
      headers: own,
      rawHeaders: Object.entries(own).flat(),
      body: method === 'HEAD' || file === '' ? Buffer.alloc(0) : readFileSync(join(folder, file)),
    });
    const wanted = decodePath(path)?.slice(1);
    if (wanted === undefined) return respond(400, '', {});
    const file = [wanted, `${wanted}index.html`].find((one) => files.has(one));
    const found = match(`/${wanted}`, query);
    if (file !== undefined && !found?.force) return respond(200, file);
    if (found && found.status < 400) {
      const location = locationOf(found.to, query);
      return location === undefined ? respond(400, '', {}) : respond(found.status, '', { location });
    }
    // "Pretty URLs", a setting that is on by default.
    if (files.has(`${wanted}/index.html`)) return respond(301, '', { location: locationOf(`${path}/`, query) ?? '' });
    return respond(404, found ? found.to.slice(1) : '404.html');
  };
  return { ask: async (path, _, method = 'GET') => answer(path, method), stop: async () => {} };
}

/** Parses rules by one of Netlify's parsers; throws if it would ignore one. */
async function parse(parser: 'redirect' | 'headers', what: 'redirects' | 'headers', input: object) {
  const { [`parseAll${parser === 'redirect' ? 'Redirects' : 'Headers'}`]: parseAll } = await import(
    pathToFileURL(join(engineFolder, `${parser}-parser/lib/index.js`)).href
  );
  const { errors, [what]: rules } = await parseAll(input);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return rules;
}

/** Converts a rule as Netlify's command does before it gives it to the matcher. */
function toMatched({ from, query, conditions: _, ...rule }: { from: string; query: object; conditions: object }) {
  return { ...rule, origin: from, params: query, conditions: {} };
}

const request = { scheme: 'https', host: 'www.wevoya.example', query: '', getHeader: () => '', getCookie: () => '' };

/** Returns whether Netlify's command uploads a file, and Netlify answers with it. */
function isPublished(file: string): boolean {
  return !['_headers', '_redirects'].includes(file) && !/(^|\/)\.(?!well-known\/)/.test(file);
}

function joinHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const own: Record<string, string> = {};
  for (const { values } of rules.filter(({ forRegExp }) => forRegExp.test(path)))
    for (const [name, value] of Object.entries(values)) {
      const key = name.toLowerCase();
      own[key] = own[key] === undefined ? value : `${own[key]}, ${value}`;
    }
  return { 'cache-control': 'public, max-age=0, must-revalidate', ...own };
}

/** Returns where a redirect leads, as `netlify dev` does: the query of the request counts if the target has none. */
function locationOf(target: string, query: string | undefined): string | undefined {
  const origin = 'https://www.wevoya.example';
  if (!URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.search === '' && query !== undefined) url.search = query;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return /^https?:/.test(target) ? url.origin + path : path;
}
