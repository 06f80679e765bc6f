import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from './decode.ts';
import type { HostServer, RawAnswer } from './host-server.ts';

interface PagesHost {
  /** The folders with the published files; of two files of the same name, the first counts. */
  folders: readonly string[];
  /** The status of redirects from a folder without its last slash. */
  slashStatus: 301 | 302;
  /** The path below which the site is served: `/site`; empty for the root. */
  base?: string;
  /** Finds where a path is redirected that is no file. */
  redirect?: (path: string) => { to: string; status: number } | undefined;
}

/**
 * Answers as GitHub Pages and GitLab Pages do, as far as their documentation says so: a file, the `index.html` of a
 * folder, a redirect to the last slash, or `404.html` of the root.
 */
export function startPagesHost({ folders, slashStatus, base = '', redirect }: PagesHost): HostServer {
  const find = (path: string) => folders.map((folder) => join(folder, path)).find(isFile);
  const answer = (asked: string, method: string): RawAnswer => {
    const [path = '', query] = asked.split(/\?(.*)/s);
    const respond = (status: number, file: string | undefined, location?: string): RawAnswer => ({
      status,
      headers: location === undefined ? {} : { location },
      rawHeaders: [],
      body: method === 'HEAD' || !file ? Buffer.alloc(0) : readFileSync(file),
    });
    const own = path.startsWith(`${base}/`) ? decodePath(path.slice(base.length)) : undefined;
    if (own === undefined || own.split('/').includes('..')) return respond(404, find('404.html'));
    const file = own.endsWith('/') ? find(`${own}index.html`) : find(own);
    if (file) return respond(200, file);
    if (!/^\/\/|\/$/.test(own) && find(`${own}/index.html`))
      return respond(slashStatus, undefined, `${path}/${query === undefined ? '' : `?${query}`}`);
    const target = redirect?.(own);
    if (target) return respond(target.status, undefined, target.to);
    return respond(404, find('404.html'));
  };
  return { ask: async (path, _, method = 'GET') => answer(path, method), stop: async () => {} };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
