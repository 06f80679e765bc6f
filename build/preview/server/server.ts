import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Header } from '../../hosts/host.ts';
import { prefixHtml } from '../../model/addresses/prefix-base.ts';
import { matchRedirect, type RedirectMatch } from '../../model/addresses/redirect-match.ts';
import { mediaTypes } from '../../model/files/media-types.ts';
import type { Redirect } from '../../model/route.ts';
import { slowPage } from '../pages/failed-page.ts';
import { dashboardHeaders } from '../pages/shell.ts';
import { DroppedConnection } from './dropped-connection.ts';
import { refuseConnect, refuseRequest } from './request-guard.ts';
import { toWebRequest } from './web-request.ts';

/** What the preview answers with; asked anew for every request, because a rebuild changes it. */
interface Served {
  /** The contents of an output path. */
  read: (path: string) => Promise<Uint8Array | string | undefined>;
  /** Returns the page that is shown until the site is there. */
  unbuilt: () => string | undefined;
  redirects: () => readonly Redirect[];
  headersFor: (path: string) => readonly Header[];
  /** The path prefixes of the languages, for their own 404 pages: `fr`. */
  prefixes: () => readonly string[];
  /** The path below which the site is served: `/site`; nothing if it is at the root. */
  base: () => string;
  /** Put before `</body>` of every page. */
  addition: string;
  /** Answers addresses of the preview itself and of the forms API, or nothing. */
  own: (request: Request) => Promise<Response | undefined> | undefined;
  /** Receives an error of the preview itself; the response says only that there was one. */
  report: (error: unknown) => void;
}

/** After so many milliseconds a request is answered, whatever it waits for: a browser has few connections. */
const patience = 8000;

/**
 * The time after which an unused connection is closed, in milliseconds. With Node's five seconds, a form that is sent
 * during a long step of a build may find its connection closed, and browsers send no form twice.
 */
const keptOpen = 60_000;

/** Serves a site from memory as its hosts would: same headers, redirects, trailing slashes and 404 pages. */
export function createPreviewServer(served: Served, longest = patience): Server {
  return createServer({ keepAliveTimeout: keptOpen }, (request, response) => {
    const answered = answer(request, served);
    withinTime(answered, longest, () => {
      answered.catch(served.report);
      return tooSlow(request.url ?? '', longest);
    })
      .then((answer) => send(response, answer, request.method === 'HEAD'))
      .catch(async (error) => {
        // Nobody waits for an answer: the connection was broken on purpose, or by the other side.
        if (error instanceof DroppedConnection || response.destroyed || request.errored) return void response.destroy();
        served.report(error);
        if (response.headersSent) return void response.destroy();
        await send(response, reply(500, [plainTextType], 'The preview failed. Its terminal says why.\n'));
      });
  }).on('connect', (_, connection) => refuseConnect(connection));
}

/** Returns what a promise gives, or something else if it takes longer. */
async function withinTime<T>(wanted: Promise<T>, milliseconds: number, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise()), milliseconds);
  });
  return Promise.race([wanted, late]).finally(() => clearTimeout(timer));
}

/** The headers of a page that is shown until another is there. */
const temporaryHeaders: readonly Header[] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'no-store'],
  ['Retry-After', '1'],
];

const plainTextType: Header = ['Content-Type', 'text/plain; charset=utf-8'];

/** Names what is slow. The preview goes on with it: later, the same request may find it done. */
function tooSlow(address: string, longest: number): Response {
  return reply(503, [...Object.entries(dashboardHeaders), ...temporaryHeaders], slowPage(address, longest / 1000));
}

async function answer(request: IncomingMessage, served: Served): Promise<Response> {
  const refusal = refuseRequest(request);
  if (refusal)
    return reply(refusal.status, [plainTextType, ...Object.entries(refusal.headers ?? {})], `${refusal.text}\n`);
  const asked = toWebRequest(request);
  const url = new URL(asked.url);
  const own = await served.own(asked);
  if (own) return own;
  const unbuilt = served.unbuilt();
  if (unbuilt) return reply(503, temporaryHeaders, page(unbuilt, '.html', served));
  const base = served.base();
  const whole = decodePath(url.pathname);
  // The preview's dashboard link to pages of the site without the path.
  if (!url.pathname.startsWith(`${base}/`))
    return reply(302, [['Location', withQuery(`${base}${url.pathname.replace(/^\/+/, '/')}`, url.search)]]);
  const path = (whole ?? url.pathname).slice(base.length);
  const headers = served.headersFor(path);
  if (asked.method !== 'GET' && asked.method !== 'HEAD')
    return reply(asked.method === 'OPTIONS' ? 204 : 405, [...headers, ['Allow', 'GET, HEAD']]);
  const redirect = matchRedirect(served.redirects(), url.pathname.slice(base.length) + url.search);
  if (redirect) return reply(redirect.rule.status, [...headers, ['Location', locationOf(redirect, base, url.search)]]);
  if (whole === undefined) return reply(400, [plainTextType], 'Bad request');
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const contents = await served.read(file.slice(1));
  if (contents !== undefined)
    return reply(200, [...headers, ['Content-Type', typeOf(file)]], page(contents, file, served));
  if (!path.endsWith('/') && (await served.read(`${path.slice(1)}/index.html`)) !== undefined)
    return reply(301, [...headers, ['Location', `${base}${encodeURI(path)}/${url.search}`]]);
  const prefix = served.prefixes().find((candidate) => path.startsWith(`/${candidate}/`));
  const missing = prefix ? `${prefix}/404.html` : '404.html';
  // With the headers of the shown page, so that nobody caches it: what is missing now may be there later.
  return reply(
    404,
    [...served.headersFor(`/${missing}`), ['Content-Type', 'text/html; charset=utf-8']],
    page((await served.read(missing)) ?? 'Not found', missing, served),
  );
}

function page(contents: Uint8Array | string, file: string, served: Served): Uint8Array | string {
  if (!file.endsWith('.html')) return contents;
  return prefixHtml(Buffer.from(contents).toString(), served.base()).replace('</body>', `${served.addition}</body>`);
}

function reply(status: number, headers: readonly Header[], contents?: Uint8Array | string): Response {
  if (contents === undefined) return new Response(null, { status, headers: Object.fromEntries(headers) });
  const body = Buffer.from(contents);
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), 'Content-Length': String(body.length) },
  });
}

/** Sends an answer; only its head if the request asks for that. A stream ends when the other side closes it. */
async function send(response: ServerResponse, answered: Response, headOnly = false): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (headOnly) await answered.body?.cancel();
  if (headOnly || !answered.body) return void response.end();
  // A pipeline cancels a stream of Node when the other side goes away, and one of the web only when it has data.
  await pipeline(Readable.fromWeb(answered.body as ReadableStream), response);
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function locationOf({ to, keepsQuery }: RedirectMatch, base: string, query: string): string {
  return withQuery(to.startsWith('/') ? base + to : to, keepsQuery ? query : '');
}

function withQuery(to: string, query: string): string {
  const [path = '', fragment] = to.split('#');
  const added = path.includes('?') ? query.replace('?', '&') : query;
  return `${path}${added}${fragment ? `#${fragment}` : ''}`;
}

/** Returns the media type of a file by its ending. */
export function typeOf(file: string): string {
  return mediaTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
