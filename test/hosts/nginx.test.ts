import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findProgram } from '../../scripts/setup.mjs';
import { makeTemporaryFolder } from '../support/project.ts';
import { type BuiltSite, buildSite, changeToCase, layOutBase } from '../support/site.ts';

interface State {
  folder: string;
  port: number;
  server: ChildProcess;
  site: BuiltSite;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const nginx = suite<State>('nginx with the emitted configuration');

nginx.before(async (state) => {
  state.folder = makeTemporaryFolder();
  layOutBase(state.folder);
  changeToCase('redirect-chain-is-flattened', state.folder);
  state.site = await buildSite(state.folder);
  for (const area of ['site', 'hosts'] as const) {
    for (const path of state.site.writer.paths(area)) {
      const target = join(state.folder, area, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, state.site.writer.read(area, path) ?? '');
    }
  }
  state.port = await freePort();
  state.server = await startNginx(state.folder, state.port);
});
nginx.after(({ server }) => {
  server?.kill();
});

nginx('every page answers at its address, with every header', async (state) => {
  for (const url of state.site.site?.routes.keys() ?? []) {
    const { status, headers, body } = await ask(state, url);
    assert.is(status, 200, url);
    assert.match(String(headers['content-type']), /^text\/html; charset=utf-8$/i, url);
    assert.match(body, /<!doctype html>/i);
    securityHeaders(headers, url);
    assert.match(String(headers['cache-control']), /must-revalidate/);
  }
});

nginx('an address without its slash leads to the one with it, the query kept', async (state) => {
  for (const url of [...(state.site.site?.routes.keys() ?? [])].filter(
    (path) => path.endsWith('/') && path.length > 1,
  )) {
    const { status, headers } = await ask(state, `${url.slice(0, -1)}?a=b`);
    assert.equal([status, headers.location], [301, `${url}?a=b`]);
    securityHeaders(headers, url);
  }
});

nginx('redirects lead where the table says', async (state) => {
  for (const { from, to } of state.site.site?.redirects ?? []) {
    const asked = from.endsWith('*') ? `${from.slice(0, -1)}some/thing/` : from;
    const { status, headers } = await ask(state, asked);
    assert.ok(status === 301 || status === 302, `${asked}: ${status}`);
    assert.is(headers.location, to.replace('*', 'some/thing/'), asked);
    securityHeaders(headers, asked);
  }
});

nginx('an unknown address has the 404 page of its language', async (state) => {
  const cases: [string, string][] = [
    ['/nowhere/', 'en'],
    ['/nowhere', 'en'],
    ['/toolbox/nowhere/', 'en'],
    ['/fr/nulle-part/', 'fr'],
    ['/fr/nulle-part', 'fr'],
    ['/de/', 'en'],
    ['/assets/nothing.js', 'en'],
    ['/Toolbox/', 'en'],
  ];
  for (const [url, language] of cases) {
    const { status, headers, body } = await ask(state, url);
    assert.is(status, 404, url);
    assert.match(body, new RegExp(`<html[^>]* lang="${language}"`), url);
    securityHeaders(headers, url);
  }
});

nginx('what has its digest in its name is kept for ever', async (state) => {
  const asset = state.site.writer.paths('site').find((path) => /^assets\/.*\.css$/.test(path));
  const { status, headers } = await ask(state, `/${asset}`);
  assert.is(status, 200);
  assert.match(String(headers['cache-control']), /immutable/);
  securityHeaders(headers, String(asset));
});

nginx('no path leaves the site', async (state) => {
  for (const url of [
    '/../hosts/nginx/server.conf',
    '/%2e%2e/hosts/nginx/server.conf',
    '/assets/..%2f..%2fhosts/nginx/server.conf',
  ]) {
    const { status, body } = await ask(state, url);
    assert.ok(status >= 400, `${url}: ${status}`);
    assert.not.match(body, /add_header/);
  }
});

nginx.run();

function securityHeaders(headers: Answer['headers'], url: string): void {
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'cross-origin-opener-policy',
    'permissions-policy',
  ])
    assert.type(headers[name], 'string', `${url} lacks ${name}`);
}

/** Asks for a path exactly as it is written. */
function ask({ port }: State, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    asked.on('error', reject).end();
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Starts nginx in the foreground, with everything it writes below the folder. */
async function startNginx(folder: string, port: number): Promise<ChildProcess> {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/tmp;`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr warn; events {}
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; application/pdf pdf; }
  access_log off; ${temporary.join(' ')}
  include ${folder}/hosts/nginx/maps.conf;
  server { listen 127.0.0.1:${port}; root ${folder}/site; include ${folder}/hosts/nginx/server.conf; }
}
`,
  );
  const server = spawn(findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr?.on('data', (part) => {
    said += part;
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`nginx stopped: ${said}`);
    if (await answers(port)) return server;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.kill();
  throw new Error(`nginx does not answer: ${said}`);
}

function answers(port: number): Promise<boolean> {
  return ask({ port } as State, '/').then(
    () => true,
    () => false,
  );
}
