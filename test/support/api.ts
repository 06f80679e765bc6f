import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as it came over the wire. */
export interface ApiRequest {
  /** The address as the site is published with it. */
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** What the forms API answers with. */
export interface ApiAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Breaks the connection before the answer, or in the middle of it. */
  cut?: 'before' | 'amid';
  /** When the connection breaks in the middle; at once by default. */
  cutAfter?: Promise<void>;
}

export type Api = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** The headers that a forms API allows by default. */
const everyHeader = 'Content-Type, Idempotency-Key, Form-Elapsed';

/** A forms API on this machine, at another origin than the site, as in production. */
export interface ApiServer {
  /** What the site's own `formsApi` is replaced by: `http://127.0.0.1:40124/v1/` */
  address: string;
  /** Says who answers from now on; nobody may be asked where that is nothing. */
  answerBy: (api: Api | undefined, allowedHeaders?: string) => void;
  /** Takes the addresses at which somebody asked while nobody was to be asked. */
  takeUnexpected: () => string[];
  stop: () => Promise<void>;
}

/** Starts a forms API in place of the one that the site names. */
export async function startApi(formsApi: string): Promise<ApiServer> {
  let current: Api | undefined;
  let allowed = everyHeader;
  let unexpected: string[] = [];
  const { pathname } = new URL(formsApi);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A request on a connection that was used before is sent again by the browser itself where the connection breaks.
    if (request.method === 'OPTIONS') {
      const headers = { Connection: 'close', 'Access-Control-Allow-Headers': allowed };
      return finish(response, { status: 204, headers });
    }
    // A browser asks for it by itself where an answer is shown as a page.
    if (request.url === '/favicon.ico') return finish(response, { status: 404 });
    const url = formsApi + (request.url ?? '').slice(pathname.length);
    if (!current) {
      unexpected.push(`request to ${url}`);
      return finish(response, { status: 500 });
    }
    const { method = '', headers } = request;
    const body = await buffer(request);
    finish(response, await current({ url, method, headers: headers as Record<string, string>, body }));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    answerBy(api, allowedHeaders = everyHeader) {
      current = api;
      allowed = allowedHeaders;
    },
    takeUnexpected() {
      const taken = unexpected;
      unexpected = [];
      return taken;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function finish(response: ServerResponse, { status, headers, body = '', cut, cutAfter }: ApiAnswer): void {
  if (cut === 'before') return void response.destroy();
  response.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'POST',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': 'text/html; charset=utf-8',
    ...(cut === 'amid' && { 'Content-Length': '1000' }),
    ...headers,
  });
  if (cut !== 'amid') return void response.end(body);
  response.write('half of an ans');
  // A reset would take back what the browser has not read yet.
  Promise.resolve(cutAfter).then(() => response.socket?.end());
}
