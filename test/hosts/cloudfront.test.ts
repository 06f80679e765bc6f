import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cloudfront } from '../../build/hosts/cloudfront.ts';
import { emitFunction, functionLimit } from '../../build/hosts/cloudfront-function.ts';
import type { HostInput } from '../../build/hosts/host.ts';
import type { Redirect } from '../../build/model/route.ts';
import { headersOf } from '../../build/pipeline/build.ts';
import type { BuiltFolder } from '../support/built-site.ts';
import { startCloudfront } from '../support/cloudfront.ts';
import type { HostServer } from '../support/host-server.ts';
import { type Difference, hostTable, runTable, splitDifferences } from '../support/host-table.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

/** The limits that show in the table. */
const differences: Record<string, Difference> = {
  'missing-pages': /: not the words of (ar|de)\/404\.html$/,
};

const general = [
  ['Content-Security-Policy', "default-src 'none'"],
  ['Strict-Transport-Security', 'max-age=1'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Cache-Control', 'no-cache'],
] as [string, string][];

const redirects = [
  rule('/old/a/', '/new/#there', 302),
  rule('/old/*', '/other/#rest', 302),
  rule('/old/*', '/never/'),
  rule('/moved/*', '/new/*'),
  rule('/away/', 'https://other.example/a,b/%C3%A9/?c=1'),
  rule('/Case/', '/upper/'),
  rule('/case/', '/lower/'),
  rule('/twice/', '/new/'),
  rule('/twice/', '/never/'),
];

/** Where these redirects lead. */
const led: [path: string, status: number, to?: string][] = [
  ['/old/a?x=1', 302, '/new/?x=1#there'],
  ['/old/c/?x=1', 302, '/other/?x=1#rest'],
  ['/old/', 404],
  ['/moved/c/d/?x=1&y&x=2&z=&a=b=c', 301, '/new/c/d/?x=1&y&x=2&z=&a=b=c'],
  ['/old/a?z=', 302, '/new/?z=#there'],
  ['/old/a?', 302, '/new/#there'],
  ['/old/a?b?c', 302, '/new/?b?c#there'],
  ['/moved/', 404],
  ['/moved//evil.example/', 404],
  ['/moved/%0d%0aa', 404],
  ['/away/?x=1', 301, 'https://other.example/a,b/%C3%A9/?c=1&x=1'],
  ['/Case', 301, '/upper/'],
  ['/case/', 301, '/lower/'],
  ['/CASE/', 404],
  ['/twice', 301, '/new/'],
  ['/new?a=1', 301, '/new/?a=1'],
  ['/constructor', 404],
];

interface State {
  real: BuiltFolder;
  server: HostServer;
}

const suiteOfHost = suite<State>('CloudFront', {} as State);

suiteOfHost.before(async (state) => {
  state.real = await smallSite();
  state.server = await startCloudfront(state.real);
});
suiteOfHost.after(({ server }) => server?.stop());

suiteOfHost('answers every request as the site says, but for the limits that it names', async ({ real, server }) => {
  const { counts, wrong } = await runTable(server, real, hostTable(real));
  console.log(`CloudFront: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
  const { unnamed, met } = splitDifferences(wrong, differences);
  // Policies apply to missing addresses too. That other sites may embed this answer harms nobody.
  assert.equal(
    unnamed.filter((line) => line !== 'GET /social/: Cross-Origin-Resource-Policy: cross-origin'),
    [],
  );
  assert.equal(met, Object.keys(differences));
});

suiteOfHost('names each of its differences as a limit', () => {
  const errorPages = ['', '/de'].map((base) => ({ base, missing: `${base}/404.html`, failure: `${base}/error.html` }));
  const names = cloudfront.limits?.(inputOf({ errorPages })).map(({ name }) => name);
  assert.equal(names, ['missing-pages', 'failure-pages']);
});

suiteOfHost('answers a missing asset with the headers of missing pages', async ({ real, server }) => {
  const answer = await server.ask('/assets/nothing.css');
  assert.is(answer.status, 404);
  for (const [name, value] of headersOf(real.site, '/404.html'))
    assert.is(answer.headers[name.toLowerCase()], value, name);
});

suiteOfHost('uploads each file with its type', async ({ real, server }) => {
  for (const file of real.files.filter((path) => !/\.(br|gz)$|^_|(^|\/)\.(htaccess|assetsignore)$/.test(path)))
    assert.is.not((await server.ask(`/${file}`)).headers['content-type'], 'binary/octet-stream', file);
  for (const [ending, type] of Object.entries({
    css: 'text/css; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    xml: 'text/xml; charset=utf-8',
    ics: 'text/calendar; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    webmanifest: 'application/manifest+json',
  })) {
    const file = real.files.find((path) => path.endsWith(`.${ending}`));
    assert.is((await server.ask(`/${file}`)).headers['content-type'], type, file);
  }
});

suiteOfHost('the function has the size and the syntax of its runtime', ({ real }) => {
  const { code } = emitFunction(inputOf({ redirects: real.site.redirects }));
  assert.ok(Buffer.byteLength(code) <= functionLimit);
  assert.not.match(code, /\.\.\.|\?\.|\?\?|\bof\b.*\) \{|\bclass\b|\beval\b|\brequire\b/);
});

for (const count of [0, 10_000])
  suiteOfHost(`leads by the first rule that matches, with ${count} more redirects`, () =>
    inTemporaryFolder(async (folder) => {
      const many = Array.from({ length: count }, (_, index) => rule(`/many/a-long-name-${index}/`, '/new/'));
      const input = inputOf({ redirects: [...redirects, ...many], pages: ['/', '/new/', '/404.html'] });
      assert.is(emitFunction(input).stored === undefined, count === 0);
      const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
      const files = [...cloudfront.files(input), { area: 'site', path: '404.html', text: '' } as const];
      for (const { area, path, text } of files) {
        const file = join(area === 'site' ? served.folder : served.hosts, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const server = await startCloudfront(served);
      try {
        for (const [path, status, to] of led) {
          const { status: found, headers } = await server.ask(path);
          assert.equal([found, headers.location], [status, to], path);
        }
        if (count > 0) assert.is((await server.ask('/many/a-long-name-9999')).headers.location, '/new/');
      } finally {
        await server.stop();
      }
    }),
  );

suiteOfHost('reports what AWS would refuse', () => {
  const patterns = Array.from({ length: 300 }, (_, index) => rule(`/a-long-name-${index}/*`, '/new/*'));
  const long = Array.from({ length: 60_000 }, (_, index) => rule(`/a-name-as-long-as-they-are-${index}/`, '/new/'));
  const header = (index: number) => [`X-${index}`, 'x'.repeat(2000)] as const;
  const found = (input: Partial<HostInput>) =>
    cloudfront.findProblems(inputOf(input)).map(({ code, severity, message }) => `${severity} ${code} ${message}`);
  assert.match(
    found({ redirects: patterns }).join(),
    /^error host-limit CloudFront takes a function of 10,240 bytes; .* it has \d\d,\d{3}\.$/,
  );
  assert.match(
    found({ redirects: long }).join(),
    /^error host-limit CloudFront stores redirects of 5 MB; these are \d+\.\d MB\.$/,
  );
  const headers = [...general, ...Array.from({ length: 11 }, (_, index) => header(index))];
  assert.match(
    found({ rules: [{ pattern: '/*', headers }] }).join('\n'),
    /takes 10 headers of one's own; \/\* has 11\.\n.*10,240 characters; those of \/\* are longer\.$/,
  );
  assert.equal(found({ redirects }), []);
});

suiteOfHost.run();

function rule(from: string, to: string, status: 301 | 302 = 301): Redirect {
  return { from, to, status, why: '', source: { file: 'redirects.yaml', path: [] } };
}

function inputOf(input: Partial<HostInput>): HostInput {
  return {
    redirects: [],
    rules: [{ pattern: '/*', headers: general }],
    errorPages: [{ base: '', missing: '/404.html' }],
    pages: [],
    isPage: () => false,
    ...input,
  };
}
