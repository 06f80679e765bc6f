import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Header } from '../../hosts/host.ts';
import { prefixHtml } from '../../model/addresses/prefix-base.ts';
import { matchRedirect, type RedirectMatch } from '../../model/addresses/redirect-match.ts';
import { mediaTypes } from '../../model/files/media-types.ts';
import type { Redirect } from '../../model/route.ts';
import { DroppedConnection } from '../forms-api/handle.ts';
import { refuseRequest } from './request-guard.ts';
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

/** Serves a site from memory as its hosts would: same headers, redirects, trailing slashes and 404 pages. */
export function createPreviewServer(served: Served): Server {
  return createServer((request, response) => {
    answer(request, response, served).catch((error) => {
      // Nobody waits for an answer: the connection was broken on purpose, or by the other side.
      if (error instanceof DroppedConnection || response.destroyed || request.errored) return response.destroy();
      served.report(error);
      if (response.headersSent) return response.destroy();
      finish(response, 500, [plainTextType], 'The preview failed. Its terminal says why.\n');
    });
  });
}

/** The headers of a page that is shown until the site is there. */
const unbuiltHeaders: readonly Header[] = [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Cache-Control', 'no-store'],
  ['Retry-After', '1'],
];

const plainTextType: Header = ['Content-Type', 'text/plain; charset=utf-8'];

async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const refusal = refuseRequest(request);
  if (refusal) {
    const headers = [plainTextType, ...Object.entries(refusal.headers ?? {})];
    return finish(response, refusal.status, headers, `${refusal.text}\n`, request.method === 'HEAD');
  }
  const asked = toWebRequest(request);
  const url = new URL(asked.url);
  const own = await served.own(asked);
  if (own) return send(response, own);
  const unbuilt = served.unbuilt();
  if (unbuilt) return finish(response, 503, unbuiltHeaders, page(unbuilt, '.html', served), request.method === 'HEAD');
  const base = served.base();
  const whole = decodePath(url.pathname);
  if (whole === undefined) return finish(response, 400, [], 'Bad request');
  // The preview's dashboard link to pages of the site without the path.
  if (!whole.startsWith(`${base}/`))
    return finish(
      response,
      302,
      [['Location', withQuery(`${base}${url.pathname.replace(/^\/+/, '/')}`, url.search)]],
      '',
    );
  const path = whole.slice(base.length);
  const headers = served.headersFor(path);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return finish(response, 405, [...headers, ['Allow', 'GET, HEAD']], '');
  const redirect = matchRedirect(served.redirects(), path.replace(/[%?#\\]/g, encodeURIComponent) + url.search);
  if (redirect)
    return finish(
      response,
      redirect.rule.status,
      [...headers, ['Location', locationOf(redirect, base, url.search)]],
      '',
    );
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const contents = await served.read(file.slice(1));
  if (contents !== undefined)
    return finish(
      response,
      200,
      [...headers, ['Content-Type', typeOf(file)]],
      page(contents, file, served),
      request.method === 'HEAD',
    );
  if (!path.endsWith('/') && (await served.read(`${path.slice(1)}/index.html`)) !== undefined) {
    return finish(response, 301, [...headers, ['Location', `${base}${encodeURI(path)}/${url.search}`]], '');
  }
  const prefix = served.prefixes().find((candidate) => path.startsWith(`/${candidate}/`));
  const missing = prefix ? `${prefix}/404.html` : '404.html';
  // With the headers of the page that is shown: what is missing now may be there later, and is kept by nobody.
  finish(
    response,
    404,
    [...served.headersFor(`/${missing}`), ['Content-Type', 'text/html; charset=utf-8']],
    page((await served.read(missing)) ?? 'Not found', missing, served),
    request.method === 'HEAD',
  );
}

function page(contents: Uint8Array | string, file: string, served: Served): Uint8Array | string {
  if (!file.endsWith('.html')) return contents;
  return prefixHtml(Buffer.from(contents).toString(), served.base()).replace('</body>', `${served.addition}</body>`);
}

function finish(
  response: ServerResponse,
  status: number,
  headers: readonly Header[],
  body: Uint8Array | string,
  headOnly = false,
): void {
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(status);
  response.end(headOnly ? undefined : body);
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (!answered.body) return void response.end();
  for await (const chunk of answered.body) {
    if (response.destroyed) return;
    response.write(chunk);
  }
  response.end();
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
