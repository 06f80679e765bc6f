import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '../../build/pipeline/build.ts';
import type { BuiltFolder } from './built-site.ts';
import type { HostServer, Method, RawAnswer } from './host-server.ts';

interface Refused {
  /** What is wrong with the request. */
  name: string;
  path: string;
  headers?: Record<string, string>;
  method?: Method;
  /** The right statuses. */
  statuses: readonly number[];
  /** The folder of the language whose page is the answer, if the host must know it. */
  base?: string;
}

const longPart = 'a'.repeat(256);

/** Requests that a host must refuse, with a page and the headers of the site. */
const refused: readonly Refused[] = [
  { name: 'an escaped slash', path: '/projects%2Fx', statuses: [404] },
  { name: 'a NUL', path: '/workshop%00', statuses: [400, 404] },
  { name: 'a way out', path: '/..%2f..%2fetc/passwd', statuses: [400, 404] },
  { name: 'a wrong escape', path: '/%zz', statuses: [400] },
  { name: 'a long path', path: `/${'a'.repeat(20_000)}`, statuses: [404, 414] },
  { name: 'a long part', path: `/${longPart}`, statuses: [404], base: '' },
  { name: 'a long part of German', path: `/de/${longPart}/`, statuses: [404], base: 'de/' },
  { name: 'a long part in escapes', path: `/de/${'%C3%A9'.repeat(128)}`, statuses: [404], base: 'de/' },
  { name: 'many parts', path: `/de/${'abcdefg/'.repeat(700)}`, statuses: [404], base: 'de/' },
  { name: 'TRACE', path: '/', method: 'TRACE', statuses: [405], base: '' },
  { name: 'TRACE of German', path: '/de/werkstatt/', method: 'TRACE', statuses: [405], base: 'de/' },
  { name: 'no Host', path: '/', headers: { Host: '' }, statuses: [400] },
  { name: 'no such bytes', path: '/', headers: { Range: 'bytes=99999999-' }, statuses: [416], base: '' },
  {
    name: 'no such bytes of German',
    path: '/de/',
    headers: { Range: 'bytes=99999999-' },
    statuses: [416],
    base: 'de/',
  },
  {
    name: 'no such bytes of a file that is kept',
    path: '/assets/',
    headers: { Range: 'bytes=99999999-' },
    statuses: [416],
    base: '',
  },
];

/** Sends requests that must be refused → what is wrong with the answers. */
export async function runRefusals(server: HostServer, real: BuiltFolder): Promise<string[]> {
  const wrong: string[] = [];
  const sheet = real.files.find((file) => /^assets\/.*\.css$/.test(file));
  for (const request of refused) {
    const path = request.path === '/assets/' ? `/${sheet}` : request.path;
    const answer = await server.ask(path, request.headers, request.method);
    const problem = problemOf(answer, request, real);
    if (problem) wrong.push(`${request.name}: ${problem}`);
    const { etag } = answer.headers;
    if (answer.status === 416 && etag !== undefined && etag === (await server.ask(path)).headers.etag)
      wrong.push(`${request.name}: ETag of the file that was asked for`);
  }
  return wrong;
}

function problemOf(answer: RawAnswer, { statuses, base }: Refused, { folder, site }: BuiltFolder): string | undefined {
  const { status, rawHeaders, body } = answer;
  if (!statuses.includes(status)) return `${status} instead of ${statuses.join(' or ')}`;
  const page = status === 404 ? '404.html' : 'error.html';
  const bases = base === undefined ? ['', 'de/'] : [base];
  if (!bases.some((one) => body.equals(readFileSync(join(folder, one, page)))))
    return `${status}, not the words of ${base ?? ''}${page}`;
  for (const [name, value] of headersOf(site, '/404.html')) {
    const values = rawHeaders.filter(
      (_, index) => rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase() && index % 2 === 1,
    );
    if (values.length !== 1 || values[0] !== value) return `${name}: ${values.join(' and ')}`;
  }
  return undefined;
}
