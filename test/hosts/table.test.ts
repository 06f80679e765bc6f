import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { apache, htaccess } from '../../build/hosts/apache.ts';
import { caddy } from '../../build/hosts/caddy.ts';
import type { Host, HostInput } from '../../build/hosts/host.ts';
import { nginx } from '../../build/hosts/nginx.ts';
import { headersOf } from '../../build/pipeline/build.ts';
import { compressFile } from '../../build/pipeline/emit/compress.ts';
import { createDiskWriter } from '../../build/pipeline/write/disk.ts';
import { findProgram } from '../../scripts/setup/find-program.mjs';
import { startApache, startHtaccess } from '../support/apache.ts';
import { startCaddy } from '../support/caddy.ts';
import { runRefusals } from '../support/host-refusals.ts';
import type { HostServer } from '../support/host-server.ts';
import { type Difference, hostTable, notServed, runTable, splitDifferences } from '../support/host-table.ts';
import { expectedRedirects, writeManyRedirects } from '../support/many-redirects.ts';
import { startNginx } from '../support/nginx.ts';
import { file } from '../support/outputs.ts';
import { inTemporaryFolder } from '../support/project.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const apache2 = findProgram('apache2');
const caddyProgram = findProgram('caddy');
for (const [name, program] of Object.entries({ apache2, caddy: caddyProgram }))
  if (!program)
    console.log(`There is no ${name}, so its configuration is not tested (Debian: apt-get install ${name}).`);

type Served = Pick<RealSite, 'folder' | 'hosts'>;

interface ServedHost {
  host: Host;
  start: (served: Served) => Promise<HostServer>;
}

/** The hosts whose own server is on this machine. */
const servers: Record<string, ServedHost> = {
  nginx: { host: nginx, start: startNginx },
  ...(apache2
    ? {
        Apache: { host: apache, start: (served: Served) => startApache(apache2, served) },
        'Apache with .htaccess': { host: htaccess, start: (served: Served) => startHtaccess(apache2, served) },
      }
    : {}),
  ...(caddyProgram ? { Caddy: { host: caddy, start: (served: Served) => startCaddy(caddyProgram, served) } } : {}),
};

/** The media type of each ending that the site has. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

/** Returns the name of a media type that `types` has: nginx's names depend on its version, others on the system. */
function usualName(type: string | undefined): string | undefined {
  return type?.replace('application/javascript', 'text/javascript').replace('image/vnd.microsoft.icon', 'image/x-icon');
}

/** The limits that show where a host refuses a request. */
const refusalLimits: Readonly<Record<string, Record<string, Difference>>> = {
  Apache: { 'trace-pages': /^TRACE of French: 405, not the words/ },
  'Apache with .htaccess': {
    'early-refusals':
      /^(an escaped slash|a NUL|a way out|a wrong escape|a long p.+|many parts|no Host): (40[04]|414|403 instead)\b/,
    trace: /^TRACE( of French)?: 200 instead of 405$/,
  },
  Caddy: {
    'early-refusals': /^(a wrong escape|no Host): 400, not the words/,
    'range-pages': /^no such bytes.*: (416, not the words|ETag of the file)/,
  },
};

const emptyInput: HostInput = { redirects: [], rules: [], errorPages: [], pages: [], isPage: () => false };

const table = suite('the same requests on each host');

for (const [name, { host, start }] of Object.entries(servers)) {
  /** Runs work with the server, and stops it. */
  async function withServer(work: (server: HostServer, real: RealSite) => Promise<void>): Promise<void> {
    const real = await realSite();
    const server = await start(real);
    try {
      await work(server, real);
    } finally {
      await server.stop();
    }
  }

  table(`${name} answers every request as the site says`, () =>
    withServer(async (server, real) => {
      const { counts, wrong } = await runTable(server, real, hostTable(real));
      console.log(`${name}: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
      assert.equal(wrong, []);
    }),
  );

  table(`${name} sends compressed copies, parts of files, and nothing if nothing has changed`, () =>
    withServer(async (server, real) => {
      const sheet = real.files.find((file) => file.endsWith('.css'));
      for (const path of ['/', '/fr/contact/', `/${sheet}`]) {
        const plain = await server.ask(path);
        const packed = await server.ask(path, { 'Accept-Encoding': 'gzip, br' });
        assert.is(plain.headers['content-encoding'], undefined, path);
        assert.is(packed.headers['content-encoding'], 'gzip', path);
        assert.ok(gunzipSync(packed.body).equals(plain.body), path);
        for (const { headers } of [plain, packed]) assert.is(headers.vary, 'Accept-Encoding', path);
        const again = { 'Accept-Encoding': 'gzip, br', 'If-None-Match': packed.headers.etag ?? '' };
        const unchanged = await server.ask(path, again);
        assert.is(unchanged.status, 304, path);
        for (const [header, value] of headersOf(real.site, path))
          assert.is(unchanged.headers[header.toLowerCase()], value, `304 of ${path}: ${header}`);
        const part = await server.ask(path, { Range: 'bytes=0-9' });
        assert.is(part.status, 206, path);
        assert.ok(part.body.equals(plain.body.subarray(0, 10)), path);
      }
    }),
  );

  table(`${name} sends the copies that it names, by the wish of the browser`, () =>
    inTemporaryFolder(async (folder) => {
      const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
      const page = file('page/index.html', 'a page '.repeat(100));
      const copies = compressFile(page, ['br', 'gz'], { bytes: (_, make) => make() });
      const settings = host.files(emptyInput).map(({ area, path, text }) => ({ ...file(path, text), area }));
      const outputs = { site: served.folder, documents: join(folder, 'documents'), hosts: served.hosts };
      await createDiskWriter(outputs, new Map()).write([page, ...copies, ...settings]);
      const server = await start(served);
      try {
        for (const [accepted, encoding] of [
          ['br', 'br'],
          ['gzip, br', 'br'],
          ['gzip', 'gz'],
          ['br;q=0, gzip', 'gz'],
          ['identity', undefined],
        ] as const) {
          const { headers, body } = await server.ask('/page/', { 'Accept-Encoding': accepted });
          assert.is(headers['content-encoding'], encoding === 'gz' ? 'gzip' : encoding, accepted);
          const copy = copies.find(({ path }) => path.endsWith(`.${encoding}`)) ?? page;
          assert.ok(body.equals(Buffer.from(await copy.contents())), accepted);
        }
      } finally {
        await server.stop();
      }
    }),
  );

  table(`${name} refuses other methods with the page for errors`, () =>
    withServer(async (server, real) => {
      for (const base of ['', 'fr/', 'nl/']) {
        const answer = await server.ask(`/${base}`, {}, 'POST');
        assert.is(answer.status, 405, base);
        assert.is(answer.headers.allow, 'GET, HEAD', base);
        assert.ok(answer.body.equals(readFileSync(join(real.folder, `${base}error.html`))), base);
      }
    }),
  );

  table(`${name} refuses requests with a page of the site, but for the limits that it names`, () =>
    withServer(async (server, real) => {
      const differences = refusalLimits[name] ?? {};
      const { unnamed, met } = splitDifferences(await runRefusals(server, real), differences);
      assert.equal(unnamed, []);
      assert.equal(met, Object.keys(differences));
    }),
  );

  table(`${name} names each of its differences as a limit`, async () => {
    const { site } = await realSite();
    const errorPages = [{ base: '' }, { base: '/fr', failure: '/fr/error.html' }];
    const input = { ...emptyInput, redirects: site.redirects, errorPages };
    assert.equal(host.limits?.(input).map((limit) => limit.name) ?? [], Object.keys(refusalLimits[name] ?? {}));
  });

  table(`${name} says of which type each file is`, () =>
    withServer(async (server, real) => {
      const files = real.files.filter((file) => !notServed.test(file));
      const fileOf = new Map(files.map((file) => [extname(file).slice(1), file]));
      assert.equal([...fileOf.keys()].sort(), Object.keys(types).sort());
      for (const [ending, type] of Object.entries(types)) {
        const file = fileOf.get(ending);
        const { headers, status } = await server.ask(`/${file}`);
        assert.is(status, 200, file);
        assert.is(usualName(headers['content-type']), type, file);
      }
    }),
  );

  table(`${name} takes the first rule that matches, joins queries, and puts a fragment last`, () =>
    inTemporaryFolder(async (folder) => {
      const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
      writeManyRedirects(host, served);
      const server = await start(served);
      try {
        for (const [path, status, to] of expectedRedirects) {
          const { status: found, headers } = await server.ask(path);
          assert.equal([found, headers.location], [status, to], path);
        }
      } finally {
        await server.stop();
      }
    }),
  );
}

table.run();
