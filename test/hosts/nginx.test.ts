import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headersOf } from '../../build/pipeline/build.ts';
import type { HostServer, RawAnswer } from '../support/host-server.ts';
import { startNginx } from '../support/nginx.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

interface State {
  real: RealSite;
  nginx: HostServer;
}

const nginx = suite<State>('nginx');

nginx.before(async (state) => {
  state.real = await realSite();
  state.nginx = await startNginx(state.real);
});
nginx.after((state) => state.nginx?.stop());

nginx('serves every page as it is', async ({ real, nginx }) => {
  for (const { url, output } of real.site.routes.values()) {
    const answer = await nginx.ask(url);
    assert.is(answer.status, 200, url);
    assert.is(answer.headers['content-type'], 'text/html; charset=utf-8', url);
    assert.ok(answer.body.equals(readFileSync(join(real.folder, output))), url);
  }
});

nginx('sends every header, once, with pages, files, missing pages and redirects', async ({ real, nginx }) => {
  const asset = real.files.find((file) => file.startsWith('assets/') && file.endsWith('.css'));
  const picture = real.files.find((file) => file.startsWith('social/'));
  const font = real.files.find((file) => file.endsWith('.woff2'));
  const asked: [path: string, status: number][] = [
    ['/', 200],
    ['/fr/contact/', 200],
    ['/sitemap.xml', 200],
    ['/.well-known/security.txt', 200],
    [`/${asset}`, 200],
    [`/${font}`, 200],
    [`/${picture}`, 200],
    ['/nowhere/', 404],
    ['/fr/nulle-part/', 404],
    ['/nl/nergens', 404],
    ['/assets/nothing.css', 404],
    ['/contact', 301],
    ['/fr/contact', 301],
    ['/about-us/', 301],
    ['/en/contact/', 301],
    ['/en/contact/?a=%0d%0aSet-Cookie:%20a=1', 301],
  ];
  for (const [path, status] of asked) {
    const answer = await nginx.ask(path);
    assert.is(answer.status, status, path);
    const shown = status === 404 ? '/404.html' : path;
    for (const [name, value] of headersOf(real.site, shown))
      assert.equal(valuesOf(answer, name), [value], `${path}: ${name}`);
  }
});

nginx('sends every redirect to its target and keeps the query', async ({ real, nginx }) => {
  for (const { from, to, status } of real.site.redirects) {
    const isPattern = from.endsWith('*');
    const sources = isPattern
      ? [`${from.slice(0, -1)}one`, `${from.slice(0, -1)}one/two/`]
      : [from, from.replace(/(.)\/$/, '$1')];
    for (const source of sources) {
      const target = isPattern ? to.replace('*', source.slice(from.length - 1)) : to;
      for (const query of ['', '?a=1&b=%C3%A9'])
        assert.equal(await redirectOf(nginx, source + query), [status, withQuery(target, query)], source + query);
    }
  }
});

nginx('leads an address below the prefix of the default language to its end in one step', async ({ nginx }) => {
  for (const path of ['/en/contact', '/en/contact/', '/en/about-us', '/en/about-us/', '/en/whitepapers/a/b']) {
    const [status, to = ''] = await redirectOf(nginx, path);
    assert.is(status, 301, path);
    assert.is((await nginx.ask(to)).status, 200, `${path} leads to ${to}`);
  }
});

nginx('leads the base of a pattern too', async ({ nginx }) => {
  for (const path of ['/whitepapers', '/whitepapers/', '/en/whitepapers'])
    assert.equal(await redirectOf(nginx, path), [301, '/toolbox/'], path);
});

nginx('leads an address without its last slash to the page, with its query', async ({ nginx }) => {
  assert.equal(await redirectOf(nginx, '/contact?a=1'), [301, '/contact/?a=1']);
  assert.equal(await redirectOf(nginx, '/fr'), [301, '/fr/']);
  assert.equal(await redirectOf(nginx, '/nl/contact/den-haag'), [301, '/nl/contact/den-haag/']);
});

nginx('answers 404 with the page of the address’s language', async ({ real, nginx }) => {
  const missing = {
    '/nope': '404',
    '/nope/nope/': '404',
    '/eo/': '404',
    '/frx/': '404',
    '/fr/nope': 'fr/404',
    '/fr/a/b/': 'fr/404',
    '/nl/nope/': 'nl/404',
  };
  for (const [path, page] of Object.entries(missing)) {
    const answer = await nginx.ask(path);
    assert.is(answer.status, 404, path);
    assert.ok(answer.body.equals(readFileSync(join(real.folder, `${page}.html`))), path);
  }
});

nginx('answers what it refuses with the page for errors, in the address’s language', async ({ real, nginx }) => {
  for (const [path, page] of Object.entries({
    '/': 'error',
    '/contact/': 'error',
    '/fr/': 'fr/error',
    '/nl/contact/': 'nl/error',
  })) {
    const answer = await nginx.ask(path, {}, 'POST');
    assert.is(answer.status, 405, path);
    assert.ok(answer.body.equals(readFileSync(join(real.folder, `${page}.html`))), path);
  }
});

nginx('answers 404 to the rules of other hosts and to compressed twins by their own names', async ({ nginx }) => {
  for (const path of ['/_headers', '/_redirects', '/index.html.gz', '/index.html.br', '/fr/index.html.gz'])
    assert.is((await nginx.ask(path)).status, 404, path);
});

nginx('answers a request that is too long with the page for errors', async ({ real, nginx }) => {
  const answer = await nginx.ask(`/${'a'.repeat(20_000)}`);
  assert.is(answer.status, 414);
  assert.ok(answer.body.equals(readFileSync(join(real.folder, 'error.html'))));
});

nginx(
  'answers requests that it cannot read with the page for errors and the headers of the site',
  async ({ real, nginx }) => {
    const refused: [headers: Record<string, string>, status: number][] = [
      [{ 'X-Large': 'a'.repeat(20_000) }, 400],
      [{ 'Transfer-Encoding': 'unknown' }, 501],
    ];
    for (const [headers, status] of refused) {
      const answer = await nginx.ask('/', headers);
      assert.is(answer.status, status);
      assert.ok(answer.body.equals(readFileSync(join(real.folder, 'error.html'))), String(status));
      for (const [name, value] of headersOf(real.site, '/404.html'))
        assert.equal(valuesOf(answer, name), [value], name);
    }
  },
);

nginx('tells apart upper and lower case', async ({ nginx }) => {
  assert.is((await nginx.ask('/About-Us/')).status, 404);
  assert.is((await nginx.ask('/Whitepapers/a')).status, 404);
  assert.is((await nginx.ask('/EN/contact/')).status, 404);
});

nginx('never redirects to another site, nor writes what was asked into the header', async ({ nginx }) => {
  const hostile = [
    '/en//evil.example/',
    '/en///evil.example',
    '/en/%2Fevil.example/',
    '/en/%5Cevil.example/',
    '/en/\\evil.example/',
    '/en/%09/evil.example/',
    '/en/a%0d%0aSet-Cookie:%20a=1',
    '/en/a%0dSet-Cookie:%20a=1',
    '/en/a%0aSet-Cookie:%20a=1',
    '//evil.example/contact',
    '//evil.example',
    '/contact%0d%0aSet-Cookie:%20a=1',
  ];
  for (const path of hostile) {
    const { status, headers } = await nginx.ask(path);
    assert.is(headers['set-cookie'], undefined, path);
    assert.ok([301, 400, 404].includes(status), `${path}: ${status}`);
    const to = headers.location;
    if (to === undefined) continue;
    assert.is(new URL(to, 'https://www.wevoya.example').host, 'www.wevoya.example', `${path} leads to ${to}`);
    assert.match(to, /^[!-~]+$/, `${path} leads to ${JSON.stringify(to)}`);
  }
});

nginx('serves what was compressed before to whoever takes it, and says so to caches', async ({ real, nginx }) => {
  const sheet = real.files.find((file) => file.endsWith('.css'));
  for (const [path, file] of [
    ['/', 'index.html'],
    ['/fr/contact/', 'fr/contact/index.html'],
    [`/${sheet}`, sheet ?? ''],
    ['/sitemap.xml', 'sitemap.xml'],
  ] as const) {
    const plain = await nginx.ask(path);
    const packed = await nginx.ask(path, { 'Accept-Encoding': 'gzip, br' });
    assert.is(plain.headers['content-encoding'], undefined, path);
    assert.is(packed.headers['content-encoding'], 'gzip', path);
    assert.is(packed.body.length, statSync(join(real.folder, `${file}.gz`)).size, path);
    assert.ok(gunzipSync(packed.body).equals(plain.body), path);
    for (const answer of [plain, packed]) assert.is(answer.headers.vary, 'Accept-Encoding', path);
  }
});

nginx('answers that nothing has changed', async ({ nginx }) => {
  const { headers } = await nginx.ask('/contact/');
  assert.is((await nginx.ask('/contact/', { 'If-None-Match': headers.etag ?? '' })).status, 304);
});

nginx.run();

async function redirectOf(nginx: HostServer, path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await nginx.ask(path);
  return [status, headers.location];
}

function valuesOf({ rawHeaders }: RawAnswer, name: string): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase(),
  );
}

function withQuery(target: string, query: string): string {
  const [path = '', fragment] = target.split('#');
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
