import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../build/pipeline/build.ts';
import type { BuiltFolder } from './built-site.ts';
import type { HostServer, RawAnswer } from './host-server.ts';

/** What a host must answer to a request. */
export interface Expected {
  kind: 'redirect' | 'page' | 'file' | 'missing' | 'hostile';
  path: string;
  method: 'GET' | 'HEAD';
  status: number;
  location?: string;
  /** The file with the body. */
  body?: string;
  /** The address whose headers the answer has, if not its own; `null` if the host sends none of the site's. */
  headersOf?: string | null;
}

/** Matches the published files that no host serves by their own names. */
export const notServed = /\.(br|gz)$|^_(headers|redirects)$|^\.(htaccess|assetsignore)$/;

/** Lists the requests that each host must answer in the same way. */
export function hostTable({ site, files }: BuiltFolder): Expected[] {
  const redirects = site.redirects.flatMap(({ from, to, status }): Expected[] =>
    sourcesOf(from).flatMap((path) => {
      const target = from.endsWith('*') ? to.replace('*', path.slice(from.length - 1)) : to;
      return ['', '?a=1&b=%C3%A9'].flatMap((query) =>
        (['GET', 'HEAD'] as const).map(
          (method): Expected => ({
            kind: 'redirect',
            path: path + query,
            method,
            status,
            location: withQuery(target, query),
          }),
        ),
      );
    }),
  );
  const encoded = site.redirects
    .filter(({ from }) => /[a-z]/.test(from))
    .map(({ from, to, status }): Expected => {
      const rest = from.endsWith('*') ? 'one/' : '';
      return {
        kind: 'redirect',
        path: encodeLastLetter(from.replace(/\*$/, '')) + rest,
        method: 'GET',
        status,
        location: to.replace('*', rest),
      };
    });
  const upper = site.redirects
    .filter(({ from }) => /[a-z]/.test(from))
    .flatMap(({ from }) => sourcesOf(from))
    .map((path) => missing(path.toUpperCase(), '404.html'));
  const pages = [...site.routes.values()].flatMap(({ url, output }): Expected[] => [
    { kind: 'page', path: url, method: 'GET', status: 200, body: output },
    ...(url.endsWith('/') && url !== '/'
      ? [{ kind: 'page', path: url.slice(0, -1), method: 'GET', status: 301, location: url } as const]
      : []),
  ]);
  const others = files
    .filter((file) => !/(^|\/)index\.html$/.test(file) && !notServed.test(file))
    .map((file): Expected => ({ kind: 'file', path: `/${file}`, method: 'GET', status: 200, body: file }));
  const bases = site.config.locales.map(({ prefix }) => (prefix === '' ? '' : `${prefix}/`));
  const languages = bases.flatMap((base) =>
    ['nope', 'nope/', 'a/b/', 'nope.css', '%C3%A9/', '.hidden', 'a/.hidden/b', 'index.html.gz', 'nope.gz'].map((rest) =>
      missing(`/${base}${rest}`, `${base}404.html`),
    ),
  );
  const folders = foldersWithoutPage(files).flatMap((folder) => [folder, folder.slice(0, -1)]);
  const unpublished = [
    '/_headers',
    '/_redirects',
    '/assets/nothing.css',
    `/${files.find((file) => /^assets\/.*\.gz$/.test(file))}`,
    '/.git/config',
    '/.htaccess',
  ];
  return [
    ...redirects,
    ...encoded,
    ...upper,
    ...pages,
    ...others,
    ...languages,
    ...folders.map((path) =>
      missing(path, `${bases.find((base) => base !== '' && path.startsWith(`/${base}`)) ?? ''}404.html`),
    ),
    ...unpublished.map((path) => missing(path, '404.html')),
    ...hostile,
  ];
}

function missing(path: string, body: string): Expected {
  return { kind: 'missing', path, method: 'GET', status: 404, body, headersOf: '/404.html' };
}

/** Lists the folders that have no page: `/assets/`. */
function foldersWithoutPage(files: readonly string[]): string[] {
  const folders = new Set(
    files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))),
  );
  return [...folders].filter((folder) => !files.includes(`${folder}index.html`)).map((folder) => `/${folder}`);
}

/** Requests that must not leave the site; any status of 4xx and any address of the site is right. */
const hostile = [
  '//evil.example',
  '//evil.example/workshop',
  '//evil.example/..;/workshop',
  '/en//evil.example/',
  '/en/%2Fevil.example/',
  '/en/%5Cevil.example/',
  '/en/%09/evil.example/',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/workshop%00',
  '/workshop%0d%0aSet-Cookie:%20a=1',
  '/en/a%0d%0aSet-Cookie:%20a=1',
  '/../dist-documents/',
  // As if the path were a line of a map of redirects.
  '/a%20/a%20301%20/%5Cevil.example',
  '/%5Cevil.example%20/a%20301%20/%5Cevil.example',
].map((path): Expected => ({ kind: 'hostile', path, method: 'GET', status: 0 }));

function sourcesOf(from: string): string[] {
  if (from.endsWith('*')) return [`${from.slice(0, -1)}one/`, `${from.slice(0, -1)}one/two`];
  return [...new Set([from, from.replace(/(.)\/$/, '$1')])];
}

/** Writes the last letter of a path as its escape: `/old/` → `/ol%64/`, which is the same address. */
function encodeLastLetter(path: string): string {
  return path.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
}

function withQuery(target: string, query: string): string {
  const [path = '', fragment] = target.split('#');
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The right answers of each kind, the right headers of all, and what is wrong with the others. */
export interface TableResult {
  counts: Map<Expected['kind'] | 'headers', { right: number; all: number }>;
  wrong: string[];
}

/** Sends every request of a table to a server. */
export async function runTable(
  server: HostServer,
  real: BuiltFolder,
  table: readonly Expected[],
): Promise<TableResult> {
  const result: TableResult = { counts: new Map(), wrong: [] };
  const count = (kind: Expected['kind'] | 'headers', { method, path }: Expected, problem: string | undefined): void => {
    const { right, all } = result.counts.get(kind) ?? { right: 0, all: 0 };
    result.counts.set(kind, { right: right + (problem ? 0 : 1), all: all + 1 });
    if (problem) result.wrong.push(`${method} ${path}: ${problem}`);
  };
  for (const expected of table) {
    const answer = await server.ask(expected.path, {}, expected.method);
    const problem = expected.kind === 'hostile' ? hostileProblem(answer) : problemOf(answer, expected, real);
    count(expected.kind, expected, problem);
    if (expected.kind !== 'hostile' && !problem && expected.headersOf !== null)
      count('headers', expected, headerProblem(answer, expected, real));
  }
  return result;
}

function problemOf(answer: RawAnswer, expected: Expected, { folder }: BuiltFolder): string | undefined {
  const { status, headers, body } = answer;
  if (status !== expected.status) return `${status} instead of ${expected.status}`;
  if (headers.location !== expected.location) return `${headers.location} instead of ${expected.location}`;
  if (expected.body !== undefined && !body.equals(readFileSync(join(folder, expected.body))))
    return `not the words of ${expected.body}`;
  return undefined;
}

function headerProblem({ headers }: RawAnswer, expected: Expected, { site }: BuiltFolder): string | undefined {
  const path = expected.path.split('?')[0] ?? '';
  for (const [name, value] of headersOf(site, expected.headersOf ?? path))
    if (headers[name.toLowerCase()] !== value) return `${name}: ${headers[name.toLowerCase()]}`;
  return undefined;
}

function hostileProblem({ status, headers }: RawAnswer): string | undefined {
  if (headers['set-cookie']) return 'a header of the request';
  if (status >= 400 && status < 500) return undefined;
  const host = headers.location === undefined ? '' : new URL(headers.location, 'https://www.company.example').host;
  return host === 'www.company.example' ? undefined : `${status} ${headers.location}`;
}

/** What is wrong with an answer because of a limit of the host, as `runTable` reports it. */
export type Difference = RegExp;

/** Splits what is wrong into what no limit explains, and the names of the limits that explain something. */
export function splitDifferences(
  wrong: readonly string[],
  differences: Readonly<Record<string, Difference>>,
): { unnamed: string[]; met: string[] } {
  const isExplained = (line: string) => Object.values(differences).some((one) => one.test(line));
  return {
    unnamed: wrong.filter((line) => !isExplained(line)),
    met: Object.keys(differences).filter((name) => wrong.some((line) => differences[name]?.test(line))),
  };
}
