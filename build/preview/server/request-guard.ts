import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { parseUrl } from '../../authoring/values/web-address.ts';

/** Why a request gets no answer from the preview. */
interface Refusal {
  status: 400 | 403 | 405;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

/**
 * The methods of proxies, for which there is no `Request`. Each address checks the other methods itself. Node gives CONNECT to
 * no handler of requests.
 */
const proxyMethods = ['TRACE', 'TRACK'];
const noProxy: Refusal = { status: 405, text: 'The preview is no proxy.', headers: { Allow: 'GET, HEAD' } };

/** Answers a CONNECT and closes its connection, which Node passes without a response. */
export function refuseConnect(connection: Duplex): void {
  connection.on('error', () => connection.destroy());
  const head = ['HTTP/1.1 405 Method Not Allowed', 'Allow: GET, HEAD', 'Content-Type: text/plain; charset=utf-8'];
  connection.end([...head, 'Connection: close', '', `${noProxy.text}\n`].join('\r\n'), () => connection.destroy());
}

/**
 * Returns why a request must not be answered: its target is not a path, its host is not this machine, or its method
 * is for proxies. A page of another site that makes its own host name lead to 127.0.0.1 (DNS rebinding) sends that name
 * as the host, so the header itself is checked. `http://host/path` would put another host in its place.
 */
export function refuseRequest({ method = '', url = '', headers, rawHeaders }: RequestHead): Refusal | undefined {
  if (!/^\/+(?![/\\])/.test(url))
    return { status: 400, text: 'The target of a request must be a path that begins with a slash.' };
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length !== 1 || !isOwnHost(headers.host ?? ''))
    return { status: 403, text: 'The preview answers as 127.0.0.1 or localhost only.' };
  if (proxyMethods.includes(method)) return noProxy;
  return undefined;
}

/** Returns whether a host is this machine. A tunnel from the machine with the browser may change the port. */
function isOwnHost(host: string): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(host) && parseUrl(`http://${host}`) !== undefined;
}

/** Who sent a request: a page of the preview, a page of another site, or no browser. */
type Sender = 'preview' | 'other site' | 'no browser';

/** Returns who sent a request, by the headers that a page cannot set itself. */
export function senderOf(request: Request): Sender {
  const { port } = new URL(request.url);
  const own = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${port || 80}`).origin);
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null && own.includes(origin)) return 'preview';
  // A page whose referrer policy hides its address sends no origin, or `null`.
  if (site === 'same-origin' && (origin === null || origin === 'null')) return 'preview';
  return origin === null && site === null ? 'no browser' : 'other site';
}
