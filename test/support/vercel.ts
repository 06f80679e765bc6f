import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeRoutes, type RouteWithSrc } from '@vercel/routing-utils';
import type { BuiltFolder } from './built-site.ts';
import { decodePath } from './decode.ts';
import type { HostServer, RawAnswer } from './host-server.ts';

/**
 * Answers as Vercel would, from the configuration that the build made. `@vercel/routing-utils` is Vercel's own: it
 * validates and completes the routes. The rest is what Vercel's documentation says of the Build Output API: routes are
 * tried in turn, first those before `handle: filesystem`, then files, then those behind it; a route with `continue` only
 * adds headers; `$1` is what a group matched; a redirect keeps the query.
 */
export async function startVercel({ folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): Promise<HostServer> {
  const { routes } = readVercelConfig(hosts);
  const split = routes.findIndex((route) => 'handle' in route);
  const phases = [routes.slice(0, split), routes.slice(split + 1)] as RouteWithSrc[][];
  return {
    ask: async (path, _, method = 'GET') => answer({ folder, phases }, path, method),
    stop: async () => {},
  };
}

/** Reads the configuration, and throws if Vercel would refuse a route. */
export function readVercelConfig(hosts: string) {
  const { version, routes: written } = JSON.parse(readFileSync(join(hosts, 'vercel/config.json'), 'utf8'));
  const { routes, error } = normalizeRoutes(written);
  if (version !== 3 || error || !routes) throw new Error(error?.message ?? 'No routes of version 3');
  return { routes, written };
}

interface Site {
  folder: string;
  phases: RouteWithSrc[][];
}

function answer({ folder, phases: [first = [], last = []] }: Site, asked: string, method: string): RawAnswer {
  const [path = '', query] = asked.split(/\?(.*)/s);
  const headers: Record<string, string> = {};
  const respond = (status: number, file?: string): RawAnswer => ({
    status,
    headers,
    rawHeaders: [],
    body: method === 'HEAD' || !file ? Buffer.alloc(0) : readFileSync(join(folder, file)),
  });
  for (const step of [() => take(first), () => serve(), () => take(last)]) {
    const found = step();
    if (found) return found;
  }
  return respond(404);

  function take(routes: readonly RouteWithSrc[]): RawAnswer | undefined {
    for (const route of routes) {
      const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(path);
      if (!match || !hasAll(route.has)) continue;
      const fill = (text: string) => text.replace(/\$(\d)/g, (_, group) => match[group] ?? '');
      for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = fill(value);
      if (headers.location !== undefined) headers.location = withQuery(headers.location, query);
      if (!route.continue) return respond(route.status ?? 200, route.dest && fill(route.dest));
    }
    return undefined;
  }

  /** `value` is an expression for a decoded value. */
  function hasAll(has: RouteWithSrc['has'] = []): boolean {
    const parameters = new URLSearchParams(query);
    return has.every((one) => {
      if (one.type !== 'query' || typeof one.value !== 'string') throw new Error(`Not read: ${JSON.stringify(one)}`);
      return new RegExp(one.value).test(parameters.get(one.key) ?? '\n') || false;
    });
  }

  /** Vercel answers with the file of a path, or with the `index.html` of a folder, with and without its last slash. */
  function serve(): RawAnswer | undefined {
    const decoded = decodePath(path);
    if (decoded === undefined || decoded.split('/').includes('..')) return respond(400);
    const file = [decoded, `${decoded}/index.html`].find(
      (name) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile() && !/.\/$/.test(name),
    );
    return file === undefined ? undefined : respond(200, file);
  }
}

function withQuery(target: string, query: string | undefined): string {
  if (query === undefined) return target;
  const [address = '', fragment] = target.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
