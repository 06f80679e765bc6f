import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { UsageProblem } from '../../build/commands/options/usage-problem.ts';
import { listen } from '../../build/preview/server/listen.ts';
import { requestHead, sendRaw, statusOf } from '../support/raw-request.ts';
import { previewSmall, type SmallPreview } from '../support/small-preview.ts';
import { copySmallSite, type SiteCopy } from '../support/small-site.ts';
import { someRows } from '../support/some-rows.ts';

interface State {
  copy: SiteCopy;
  running: SmallPreview;
  port: number;
  host: string;
}

/** Pages of other sites and other machines must neither read nor change anything through the preview. */
const preview = suite<State>('preview under attack');

const secret = 'ana@example.com';

preview.before(async (state) => {
  state.copy = copySmallSite();
  state.running = await previewSmall(state.copy);
  state.port = Number(new URL(state.running.url).port);
  state.host = `127.0.0.1:${state.port}`;
  mkdirSync(state.running.messages, { recursive: true });
  const message = { id: 'one', received: '2027-01-15T00:00:00.000Z', type: 'enquiry', data: { email: secret } };
  writeFileSync(join(state.running.messages, 'submissions.jsonl'), `${JSON.stringify(message)}\n`);
});

preview.after(async ({ running, copy }) => {
  await running?.stop();
  copy.remove();
});

preview('messages are shown under the names of this machine', async ({ port, host }) => {
  for (const name of [host, `localhost:${port}`, `LOCALHOST:${port}`]) {
    const response = await sendRaw(port, requestHead('GET /_preview/messages/', [`Host: ${name}`]));
    assert.is(statusOf(response), 200, name);
    assert.match(response, secret);
  }
});

const paths = ['/', '/_preview/', '/_preview/messages/', '/_preview/messages/one', '/_preview/events', '/workshop/'];

preview('another host name is refused at every address', async ({ port }) => {
  const names = [
    `evil.example:${port}`,
    'evil.example',
    `127.0.0.1.evil.example:${port}`,
    `localhost.evil.example:${port}`,
    `evil.example@127.0.0.1:${port}`,
    `127.0.0.1:${port}@evil.example`,
    `127.0.0.1:${port}/evil.example`,
    `127.0.0.1:${port}, evil.example`,
    `0.0.0.0:${port}`,
    '127.0.0.1:99999',
    '127.0.0.1:',
    '[',
    '[::1',
    ']',
    '',
  ];
  for (const path of [...paths, '/forms-api/enquiries']) {
    for (const name of names) {
      const response = await sendRaw(port, requestHead(`GET ${path}`, [`Host: ${name}`]));
      assert.is(statusOf(response), 403, `${path} ${name}`);
      assert.not.match(response, secret);
    }
  }
});

preview('a request with two hosts or none is refused', async ({ port, host }) => {
  const two = await sendRaw(port, requestHead('GET /_preview/messages/', [`Host: ${host}`, 'Host: evil.example']));
  assert.is(statusOf(two), 403);
  assert.is(statusOf(await sendRaw(port, requestHead('GET /_preview/messages/', []))), 400);
  const old = await sendRaw(port, 'GET /_preview/messages/ HTTP/1.0\r\n\r\n');
  assert.is(statusOf(old), 403);
});

preview('a request target must be a path', async ({ port, host }) => {
  const targets = [
    `/\\${host}/_preview/messages/`,
    `//\\${host}/_preview/messages/`,
    `http://${host}/_preview/messages/`,
    `http://evil.example/_preview/messages/`,
    `http:/_preview/messages/`,
    '*',
    '?',
    '_preview/messages/',
  ];
  for (const target of targets) {
    for (const name of [host, `evil.example:${port}`]) {
      const response = await sendRaw(port, requestHead(`GET ${target}`, [`Host: ${name}`]));
      assert.is(statusOf(response), 400, `${target} ${name}`);
      assert.not.match(response, secret);
    }
  }
  assert.is(statusOf(await sendRaw(port, requestHead('OPTIONS *', [`Host: ${host}`]))), 400);
});

preview('several slashes at the beginning of a target are one, as they are to hosts', async ({ port, host }) => {
  for (const target of [`//${host}/_preview/messages/`, '//evil.example/_preview/messages/', '///evil.example/']) {
    for (const [name, status] of [
      [host, 404],
      [`evil.example:${port}`, 403],
    ]) {
      const response = await sendRaw(port, requestHead(`GET ${target}`, [`Host: ${name}`]));
      assert.is(statusOf(response), status, `${target} ${name}`);
      assert.not.match(response, secret);
    }
  }
});

preview('no path leads out of the site', async ({ port, host }) => {
  const targets = [
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/..\\..\\package.json',
    '/assets/../../package.json',
    '/%2fetc/passwd',
    '/etc/passwd',
    '/%00',
    '/index.html%00.css',
    '/_preview/messages/one/file',
    '/_preview/messages/..%2fsubmissions.jsonl',
    '/_preview/messages/submissions.jsonl/file',
    '/_preview/components/../../package.json',
    '/_preview/styles/..%2f..%2fpackage.json',
    '/__proto__',
    '/constructor',
  ];
  for (const target of targets) {
    const response = await sendRaw(port, requestHead(`GET ${target}`, [`Host: ${host}`]));
    assert.ok([400, 404].includes(statusOf(response)), `${target}: ${statusOf(response)}`);
    assert.not.match(response, /devDependencies|root:|ana@example/, target);
  }
});

/** The headers of requests that pages of other sites make a browser send. */
const foreign = (port: number) => [
  ['Origin: https://evil.example', 'Sec-Fetch-Site: cross-site'],
  ['Origin: https://evil.example'],
  ['Origin: null'],
  ['Origin: null', 'Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: cross-site'],
  ['Sec-Fetch-Site: same-site'],
  [`Origin: http://127.0.0.1:${port === 80 ? 81 : 80}`, 'Sec-Fetch-Site: same-site'],
  [`Origin: https://127.0.0.1:${port}`, 'Sec-Fetch-Site: same-site'],
  [`Origin: http://127.0.0.1:${port}.evil.example`],
];

preview('no page of another site changes anything', async ({ port, host, running }) => {
  const body = new URLSearchParams({ date: '2028-01-01', email: 'mallory@example.com' }).toString();
  for (const path of ['/_preview/settings', '/_preview/messages/delete', '/_preview/source', '/forms-api/enquiries']) {
    for (const headers of foreign(port)) {
      const type = 'Content-Type: application/x-www-form-urlencoded';
      const head = requestHead(`POST ${path}`, [`Host: ${host}`, type, `Content-Length: ${body.length}`, ...headers]);
      assert.is(statusOf(await sendRaw(port, head + body)), 403, `${path} ${headers.join(', ')}`);
    }
  }
  const settings = await (await fetch(`${running.url}/_preview/settings`)).json();
  assert.is(settings.date, '2027-01-15');
  assert.match(await (await fetch(`${running.url}/_preview/messages/`)).text(), secret);
});

preview('a form of the site arrives under both names of the preview', async ({ port, host }) => {
  for (const headers of [
    [`Origin: http://127.0.0.1:${port}`, 'Sec-Fetch-Site: same-origin'],
    [`Origin: http://localhost:${port}`, 'Sec-Fetch-Site: cross-site'],
    ['Origin: null', 'Sec-Fetch-Site: same-origin'],
    [],
  ]) {
    const head = ['Content-Type: application/json', 'Content-Length: 2', ...headers];
    const response = await sendRaw(port, `${requestHead('POST /forms-api/enquiries', [`Host: ${host}`, ...head])}{}`);
    assert.is(statusOf(response), 422, headers.join(', '));
  }
});

preview('no page of another site reads an answer of the dashboard', async ({ running }) => {
  for (const path of [
    '/_preview/',
    '/_preview/messages/',
    '/_preview/problems',
    '/_preview/settings',
    '/_preview/dashboard.js',
  ]) {
    const { headers } = await fetch(running.url + path, { headers: { Origin: 'https://evil.example' } });
    assert.is(headers.get('access-control-allow-origin'), null, path);
    assert.is(headers.get('cross-origin-resource-policy'), 'same-origin', path);
    assert.match(headers.get('content-security-policy') ?? '', "frame-ancestors 'self'", path);
    assert.is(headers.get('x-content-type-options'), 'nosniff', path);
  }
  const events = await fetch(`${running.url}/_preview/events`);
  await events.body?.cancel();
  assert.is(events.headers.get('access-control-allow-origin'), null);
  assert.is(events.headers.get('cross-origin-resource-policy'), 'same-origin');
});

preview('a WebSocket is not opened', async ({ port, host }) => {
  const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
  const lines = [`GET /_preview/ HTTP/1.1`, `Host: ${host}`, 'Connection: Upgrade, close', ...upgrade, '', ''];
  assert.is.not(statusOf(await sendRaw(port, lines.join('\r\n'))), 101);
});

preview('methods other than GET, HEAD, POST and OPTIONS are refused', async ({ port, host }) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY']) {
    for (const path of paths) {
      const response = await sendRaw(port, requestHead(`${method} ${path}`, [`Host: ${host}`]));
      assert.is(statusOf(response), method === 'QUERY' && statusOf(response) === 400 ? 400 : 405, `${method} ${path}`);
      assert.not.match(response, /\n\s+at /, `${method} ${path}`);
    }
  }
  for (const target of ['evil.example:443', host]) {
    const response = await sendRaw(port, requestHead(`CONNECT ${target}`, [`Host: ${host}`]));
    assert.is(statusOf(response), 405, target);
    assert.match(response, /^Allow: GET, HEAD\r$/m);
  }
});

preview('malformed requests are refused, and the preview stays', async ({ port, host, running }) => {
  const requests: [status: number, request: string | Uint8Array][] = [
    [400, 'GET\r\n\r\n'],
    [400, 'GET / HTTP/9.9\r\n\r\n'],
    [400, `GET / HTTP/1.1\r\nHost: ${host}\r\nno colon\r\n\r\n`],
    [400, `GET / HTTP/1.1\r\nHost: ${host}\r\nbad name: x\r\n\r\n`],
    [400, `POST /_preview/source HTTP/1.1\r\nHost: ${host}\r\nContent-Length: x\r\n\r\n`],
    [400, `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`],
    [400, Uint8Array.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a])],
    [400, requestHead('GET /%', [`Host: ${host}`])],
    [400, requestHead('GET /%ff/', [`Host: ${host}`])],
    [431, requestHead('GET /', [`Host: ${host}`, `X: ${'x'.repeat(100_000)}`])],
    [431, requestHead('GET /', [`Host: ${host}`, ...Array(20_000).fill('a: b')])],
    // Of so many headers Node leaves out the last.
    [400, requestHead('GET /_preview/messages/', [...Array(2100).fill('a:'), `Host: evil.example`])],
  ];
  for (const [status, request] of requests) {
    const response = await sendRaw(port, request);
    assert.is(statusOf(response), status, String(request).slice(0, 60));
    assert.not.match(response, /\n\s+at /);
  }
  assert.is((await fetch(`${running.url}/_preview/messages/`)).status, 200);
});

preview('a port that is in use is named', async ({ port }) => {
  const error = await listen(createServer(), port).catch((reason) => reason);
  assert.instance(error, UsageProblem);
  const advice = `Choose another one: npm run preview -- --port ${port + 1}`;
  assert.is(error.message, `Port ${port} is in use, perhaps by another preview. ${advice}`);
});

preview('a page that goes away while it listens for builds leaves the preview alone', async ({ running }) => {
  const stop = new AbortController();
  await fetch(`${running.url}/_preview/events`, { signal: stop.signal });
  stop.abort();
  assert.is((await fetch(`${running.url}/_preview/`)).status, 200);
});

preview('a body of 50 MB is refused without being kept', async ({ running }) => {
  const before = process.memoryUsage().rss;
  for (const path of someRows(['/_preview/source', '/_preview/settings', '/forms-api/enquiries'], 1)) {
    for (const isChunked of [false, true]) {
      const chunk = new Uint8Array(65_536).fill(97);
      const bytes = isChunked ? endless(chunk, 800) : new Uint8Array(50_000_000).fill(97);
      const headers = { Origin: running.url, 'Content-Type': 'application/json' };
      const options = { method: 'POST', headers, body: bytes, duplex: 'half' };
      const response = await fetch(running.url + path, options as RequestInit);
      assert.is(response.status, 413, `${path} ${isChunked ? 'in chunks' : 'whole'}`);
      await response.arrayBuffer();
    }
  }
  const grown = (process.memoryUsage().rss - before) / 1_000_000;
  assert.ok(grown < 500, `the process grew by ${Math.round(grown)} MB`);
});

preview.run();

/** Returns a stream of `count` times the same chunk. */
function endless(chunk: Uint8Array, count: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
}
