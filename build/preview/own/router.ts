import { ownHeaders } from './shell.ts';

/** Answers what one address of the preview is asked. */
export type OwnHandler = (request: Request, rest: string) => Promise<Response> | Response;

/** Address below `/_preview/` and the methods it takes → what answers; a key that ends with `*` takes all below it. */
export type OwnRoutes = Readonly<Record<string, Partial<Record<'get' | 'post', OwnHandler>>>>;

/**
 * Answers requests to the preview's own addresses, for pages on this machine only: the host must be this one by its number
 * or as localhost (a name that someone makes lead here is refused), and what changes something must come from a page of
 * the same origin.
 */
export async function answerOwn(request: Request, routes: OwnRoutes): Promise<Response> {
  const { pathname, host, origin } = new URL(request.url);
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return refuse(403, 'The preview answers on 127.0.0.1 only.');
  const site = request.headers.get('sec-fetch-site');
  const from = request.headers.get('origin');
  if (request.method === 'POST' && from !== origin && !(from === null && site === 'same-origin'))
    return refuse(403, 'This was not sent by a page of the preview.');
  const found = Object.entries(routes).find(([path]) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path,
  );
  if (!found) return refuse(404, 'The preview has no such page.');
  const [path, methods] = found;
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const handler = method === 'get' || method === 'post' ? methods[method] : undefined;
  const allowed = Object.keys(methods).join(', ').toUpperCase();
  if (!handler) return refuse(405, `This address takes ${allowed}.`, { Allow: allowed });
  return handler(request, path.endsWith('*') ? pathname.slice(path.length - 1) : '');
}

/** Answers with a page. */
export function htmlAnswer(text: string, status = 200): Response {
  return new Response(text, { status, headers: { ...ownHeaders, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Answers with data. */
export function jsonAnswer(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: { ...ownHeaders, 'Content-Type': 'application/json; charset=utf-8' },
  });
}

/** Answers with a text of another type. */
export function textAnswer(text: string, type: string): Response {
  return new Response(text, { headers: { ...ownHeaders, 'Content-Type': `${type}; charset=utf-8` } });
}

/** Leads to another page of the preview after a change. */
export function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...ownHeaders, Location: path } });
}

function refuse(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { ...ownHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });
}
