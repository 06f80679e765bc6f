import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { headersOf } from '../../build/pipeline/build.ts';
import type { BuiltFolder } from '../support/built-site.ts';
import type { HostServer, RawAnswer } from '../support/host-server.ts';
import { hostTable, runTable } from '../support/host-table.ts';
import { startNginx } from '../support/nginx.ts';
import { isExhaustive } from '../support/project.ts';
import { realSite } from '../support/real-site.ts';
import { smallSite } from '../support/small-site.ts';

/** What `table` asks every host is not asked again here. */
const nginx = suite<{ small: BuiltFolder; server: HostServer }>('nginx');

nginx.before(async (state) => {
  state.small = await smallSite();
  state.server = await startNginx(state.small);
});
nginx.after(({ server }) => server?.stop());

nginx('every page and file of this site is served with its headers, and every redirect', async () => {
  const real = await realSite();
  const server = await startNginx(real);
  try {
    // Of the redirects that the languages imply, one of ten is enough.
    const all = hostTable(real);
    const table = all.filter(
      ({ kind, method }, index) =>
        isExhaustive || kind === 'page' || kind === 'file' || (method === 'GET' && index % 10 === 0),
    );
    const { wrong } = await runTable(server, real, table);
    assert.equal(wrong, []);
  } finally {
    await server.stop();
  }
});

nginx('an address below the prefix of the default language leads to its end in one step', async ({ server }) => {
  for (const path of ['/en/workshop', '/en/workshop/', '/en/joiners', '/en/joiners/', '/en/furniture/a/b']) {
    const [status, to = ''] = await redirectOf(server, path);
    assert.is(status, 301, path);
    assert.is((await server.ask(to)).status, 200, `${path} leads to ${to}`);
  }
});

nginx('the base of a pattern is led on, and an address without its last slash, with its query', async ({ server }) => {
  for (const [path, to] of Object.entries({
    '/furniture': '/',
    '/furniture/': '/',
    '/en/furniture': '/',
    '/workshop?a=1': '/workshop/?a=1',
    '/de': '/de/',
    '/de/projekte/eichentreppe': '/de/projekte/eichentreppe/',
  }))
    assert.equal(await redirectOf(server, path), [301, to], path);
});

nginx('a language begins at its prefix only, and upper case is no lower case', async ({ server, small }) => {
  for (const [path, page] of Object.entries({
    '/eo/': '404.html',
    '/dex/': '404.html',
    '/de/nope': 'de/404.html',
    '/Furniture/a': '404.html',
    '/EN/workshop/': '404.html',
  })) {
    const { status, body } = await server.ask(path);
    assert.is(status, 404, path);
    assert.ok(body.equals(readFileSync(join(small.folder, page))), path);
  }
});

nginx('requests that it cannot read get the page for errors and the headers of the site', async (state) => {
  const { server, small } = state;
  const refused: [headers: Record<string, string>, status: number][] = [
    [{ 'X-Large': 'a'.repeat(20_000) }, 400],
    [{ 'Transfer-Encoding': 'unknown' }, 501],
  ];
  for (const [headers, status] of refused) {
    const answer = await server.ask('/', headers);
    assert.is(answer.status, status);
    assert.ok(answer.body.equals(readFileSync(join(small.folder, 'error.html'))), String(status));
    for (const [name, value] of headersOf(small.site, '/404.html')) assert.equal(valuesOf(answer, name), [value], name);
  }
});

nginx('no header is sent twice', async ({ server, small }) => {
  const sheet = small.files.find((file) => file.endsWith('.css'));
  for (const path of ['/', `/${sheet}`, '/nowhere/', '/workshop', '/joiners/', '/en/workshop/']) {
    const { rawHeaders } = await server.ask(path);
    const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    assert.equal(names, [...new Set(names)], path);
  }
});

nginx('what was asked is never written into a header, nor led to another site', async ({ server }) => {
  for (const path of [
    '/en///evil.example',
    '/en/\\evil.example/',
    '/en/a%0dSet-Cookie:%20a=1',
    '/en/a%0aSet-Cookie:%20a=1',
    '/en/workshop/?a=%0d%0aSet-Cookie:%20a=1',
  ]) {
    const { status, headers } = await server.ask(path);
    assert.is(headers['set-cookie'], undefined, path);
    assert.ok([301, 400, 404].includes(status), `${path}: ${status}`);
    const to = headers.location ?? '/';
    assert.is(new URL(to, 'https://www.company.example').host, 'www.company.example', `${path} leads to ${to}`);
    assert.match(to, /^[!-~]+$/, `${path} leads to ${JSON.stringify(to)}`);
  }
});

nginx.run();

async function redirectOf(server: HostServer, path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await server.ask(path);
  return [status, headers.location];
}

function valuesOf({ rawHeaders }: RawAnswer, name: string): string[] {
  return rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase(),
  );
}
