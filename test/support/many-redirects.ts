import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Host } from '../../build/hosts/host.ts';
import type { Redirect } from '../../build/model/route.ts';
import type { BuiltFolder } from './built-site.ts';

const longName = 'a-long-name-'.repeat(10);
const redirects = [
  redirect('/old/a/', '/new/#there', 302),
  redirect('/old/b/', '/new/b/', 301),
  redirect('/old/*', '/other/#rest', 302),
  redirect('/moved/*', '/new/*', 301),
  redirect('/away/', 'https://other.example/a,b/%C3%A9/?c=1', 301),
  redirect('/asked/', '/search/?q=plan#results', 301),
  redirect('/far/', 'https://other.example/#there', 302),
  redirect('/Case/', '/upper/', 301),
  redirect('/case/', '/lower/', 301),
  ...Array.from({ length: 10_000 }, (_, index) => redirect(`/many/${longName}${index}/`, '/new/', 301)),
];

export const expectedRedirects: [path: string, status: number, to?: string][] = [
  ['/old/a?x=1', 302, '/new/?x=1#there'],
  ['/old/b/?x=1', 301, '/new/b/?x=1'],
  ['/old/c/?x=1', 302, '/other/?x=1#rest'],
  ['/moved/c/d/?x=1', 301, '/new/c/d/?x=1'],
  ['/moved/', 404],
  ['/away/', 301, 'https://other.example/a,b/%C3%A9/?c=1'],
  ['/away?x=1', 301, 'https://other.example/a,b/%C3%A9/?c=1&x=1'],
  ['/asked/', 301, '/search/?q=plan#results'],
  ['/asked?x=1', 301, '/search/?q=plan&x=1#results'],
  ['/far?x=1', 302, 'https://other.example/?x=1#there'],
  ['/Case', 301, '/upper/'],
  ['/case/', 301, '/lower/'],
  ['/CASE/', 404],
  [`/many/${longName}9999`, 301, '/new/'],
];

/** Writes the configuration of a host for many redirects, and an empty site. */
export function writeManyRedirects(host: Host, { folder, hosts }: Pick<BuiltFolder, 'folder' | 'hosts'>): void {
  for (const { area, path, text } of host.files({
    redirects,
    rules: [],
    errorPages: [],
    pages: [],
    isPage: () => false,
  })) {
    const file = join(area === 'site' ? folder : hosts, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(folder, { recursive: true });
}

export function redirect(from: string, to: string, status: 301 | 302): Redirect {
  return { from, to, status, why: '', source: { file: 'redirects.yaml', path: [] } };
}
