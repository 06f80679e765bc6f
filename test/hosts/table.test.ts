import { chmodSync, readFileSync } from 'node:fs';
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
import type { BuiltFolder } from '../support/built-site.ts';
import { startCaddy } from '../support/caddy.ts';
import { runRefusals } from '../support/host-refusals.ts';
import type { HostServer } from '../support/host-server.ts';
import { type Difference, hostTable, notServed, runTable, splitDifferences } from '../support/host-table.ts';
import { expectedRedirects, writeManyRedirects } from '../support/many-redirects.ts';
import { mediaTypes } from '../support/media-types.ts';
import { startNginx } from '../support/nginx.ts';
import { file } from '../support/outputs.ts';
import { inTemporaryFolder, isExhaustive } from '../support/project.ts';
import { smallSite } from '../support/small-site.ts';

const apache2 = isExhaustive ? findProgram('apache2') : undefined;
const caddyProgram = isExhaustive ? findProgram('caddy') : undefined;
for (const [name, program] of Object.entries({ apache2, caddy: caddyProgram }))
  if (isExhaustive && !program)
    console.log(`There is no ${name}, so its configuration is not tested (Debian: apt-get install ${name}).`);

type Served = Pick<BuiltFolder, 'folder' | 'hosts'>;

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

/** Returns the name of a media type that `mediaTypes` has: nginx's names depend on its version, others on the system. */
function usualName(type: string | undefined): string | undefined {
  return type?.replace('application/javascript', 'text/javascript').replace('image/vnd.microsoft.icon', 'image/x-icon');
}

/** The limits that show where a host refuses a request. */
const refusalLimits: Readonly<Record<string, Record<string, Difference>>> = {
  Apache: { 'trace-pages': /^TRACE of German: 405, not the words/ },
  'Apache with .htaccess': {
    'early-refusals':
      /^(an escaped slash|a NUL|a way out|a wrong escape|a long p.+|many parts|no Host): (40[04]|414|403 instead)\b/,
    trace: /^TRACE( of German)?: 200 instead of 405$/,
  },
  Caddy: {
    'early-refusals': /^(a wrong escape|no Host): 400, not the words/,
    'range-pages': /^no such bytes.*: (416, not the words|ETag of the file)/,
  },
};

const emptyInput: HostInput = { redirects: [], rules: [], errorPages: [], pages: [], isPage: () => false };

interface State {
  server: HostServer;
  small: BuiltFolder;
}

for (const [name, { host, start }] of Object.entries(servers)) {
  const table = suite<State>(name);
  table.before(async (state) => {
    state.small = await smallSite();
    state.server = await start(state.small);
  });
  table.after(({ server }) => server?.stop());

  table('every request is answered as the site says', async ({ server, small }) => {
    const { counts, wrong } = await runTable(server, small, hostTable(small));
    console.log(`${name}: ${[...counts].map(([kind, { right, all }]) => `${kind} ${right} of ${all}`).join(', ')}`);
    assert.equal(wrong, []);
  });

  table('compressed copies, parts of files, and nothing if nothing has changed', async ({ server, small }) => {
    const sheet = small.files.find((file) => file.endsWith('.css'));
    for (const path of ['/', '/de/werkstatt/', `/${sheet}`]) {
      const plain = await server.ask(path);
      const packed = await server.ask(path, { 'Accept-Encoding': 'gzip, br' });
      assert.is(plain.headers['content-encoding'], undefined, path);
      assert.is(packed.headers['content-encoding'], 'gzip', path);
      assert.ok(gunzipSync(packed.body).equals(plain.body), path);
      for (const { headers } of [plain, packed]) assert.is(headers.vary, 'Accept-Encoding', path);
      const again = { 'Accept-Encoding': 'gzip, br', 'If-None-Match': packed.headers.etag ?? '' };
      const unchanged = await server.ask(path, again);
      assert.is(unchanged.status, 304, path);
      for (const [header, value] of headersOf(small.site, path))
        assert.is(unchanged.headers[header.toLowerCase()], value, `304 of ${path}: ${header}`);
      const part = await server.ask(path, { Range: 'bytes=0-9' });
      assert.is(part.status, 206, path);
      assert.ok(part.body.equals(plain.body.subarray(0, 10)), path);
    }
  });

  table('the copies are sent that it names, by the wish of the browser', () =>
    withSite(start, async (served) => {
      const page = file('page/index.html', 'a page '.repeat(100));
      const copies = compressFile(page, ['br', 'gz'], { bytes: (_, make) => make() });
      const settings = host.files(emptyInput).map(({ area, path, text }) => ({ ...file(path, text), area }));
      const outputs = { site: served.folder, documents: `${served.folder}-documents`, hosts: served.hosts };
      await createDiskWriter(outputs, new Map()).write([page, ...copies, ...settings]);
      return async ({ ask }) => {
        for (const [accepted, encoding] of [
          ['br', 'br'],
          ['gzip, br', 'br'],
          ['gzip', 'gz'],
          ['br;q=0, gzip', 'gz'],
          ['identity', undefined],
        ] as const) {
          const { headers, body } = await ask('/page/', { 'Accept-Encoding': accepted });
          assert.is(headers['content-encoding'], encoding === 'gz' ? 'gzip' : encoding, accepted);
          const copy = copies.find(({ path }) => path.endsWith(`.${encoding}`)) ?? page;
          assert.ok(body.equals(Buffer.from(await copy.contents())), accepted);
        }
      };
    }),
  );

  table('no file is run, whatever the server runs elsewhere', () =>
    withSite(start, async (served) => {
      const settings = host.files(emptyInput).map(({ area, path, text }) => ({ ...file(path, text), area }));
      const outputs = { site: served.folder, documents: `${served.folder}-documents`, hosts: served.hosts };
      const program = '#!/bin/sh\necho "Content-Type: text/plain"\necho\necho was run\n';
      const page = 'a <!--#echo var="DOCUMENT_URI" --> <!--#exec cmd="echo was run" --> b';
      const sources: Record<string, string> = {
        'x.cgi': program,
        'x.php': program,
        'x.php.txt': program,
        'x.cgi.png': program,
        'x.shtml': page,
        'x.html': page,
        'x.asis': 'Status: 302 Found\nLocation: https://evil.example/\n\n',
      };
      const files = Object.entries(sources).map(([path, text]) => file(path, text));
      await createDiskWriter(outputs, new Map()).write([...files, ...settings]);
      for (const path of Object.keys(sources)) chmodSync(join(served.folder, path), 0o755);
      return async ({ ask }) => {
        for (const [path, text] of Object.entries(sources)) {
          const { status, body } = await ask(`/${path}`);
          assert.equal([status, body.toString()], [200, text], path);
        }
      };
    }),
  );

  table('other methods are refused with the page for errors', async ({ server, small }) => {
    for (const base of ['', 'de/']) {
      const answer = await server.ask(`/${base}`, {}, 'POST');
      assert.is(answer.status, 405, base);
      assert.is(answer.headers.allow, 'GET, HEAD', base);
      assert.ok(answer.body.equals(readFileSync(join(small.folder, `${base}error.html`))), base);
    }
  });

  table('requests are refused with a page of the site, but for the limits that it names', async (state) => {
    const differences = refusalLimits[name] ?? {};
    const { unnamed, met } = splitDifferences(await runRefusals(state.server, state.small), differences);
    assert.equal(unnamed, []);
    assert.equal(met, Object.keys(differences));
  });

  table('each difference is named as a limit', ({ small }) => {
    const errorPages = [{ base: '' }, { base: '/de', failure: '/de/error.html' }];
    const input = { ...emptyInput, redirects: small.site.redirects, errorPages };
    assert.equal(host.limits?.(input).map((limit) => limit.name) ?? [], Object.keys(refusalLimits[name] ?? {}));
  });

  table('each file has its type', async ({ server, small }) => {
    const files = small.files.filter((path) => !notServed.test(path));
    const fileOf = new Map(files.map((path) => [extname(path).slice(1), path]));
    for (const [ending, type] of Object.entries(mediaTypes)) {
      const path = fileOf.get(ending);
      const { headers, status } = await server.ask(`/${path}`);
      assert.is(status, 200, path);
      assert.is(usualName(headers['content-type']), type, path);
    }
  });

  table('the first rule that matches is taken, queries are joined, and a fragment is last', () =>
    withSite(start, async (served) => {
      writeManyRedirects(host, served);
      return async ({ ask }) => {
        for (const [path, status, to] of expectedRedirects) {
          const { status: found, headers } = await ask(path);
          assert.equal([found, headers.location], [status, to], path);
        }
      };
    }),
  );

  table.run();
}

/** Writes a site into folders of its own, and asks its server. */
function withSite(
  start: ServedHost['start'],
  write: (served: Served) => Promise<(server: HostServer) => Promise<void>>,
): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const served = { folder: join(folder, 'site'), hosts: join(folder, 'hosts') };
    const ask = await write(served);
    const server = await start(served);
    try {
      await ask(server);
    } finally {
      await server.stop();
    }
  });
}
