import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEvents } from '../../build/preview/events.ts';
import { createPreviewServer } from '../../build/preview/server/server.ts';
import { eventually } from '../support/eventually.ts';

const server = suite('the server of the preview');

type Served = Parameters<typeof createPreviewServer>[0];

const site: Served = {
  read: async (path) => (path === 'index.html' ? '<!doctype html><title>Home</title></body>' : undefined),
  unbuilt: () => undefined,
  redirects: () => [],
  headersFor: () => [],
  prefixes: () => [],
  base: () => '',
  addition: '',
  own: () => undefined,
  report: (error) => console.error(error),
};

/** Runs a test with a server, which answers after so many milliseconds at the latest. */
async function withServer(
  served: Partial<Served>,
  longest: number | undefined,
  test: (origin: string) => Promise<void>,
) {
  const running = createPreviewServer({ ...site, ...served }, longest);
  await new Promise<void>((resolve) => running.listen(0, '127.0.0.1', resolve));
  try {
    await test(`http://127.0.0.1:${(running.address() as AddressInfo).port}`);
  } finally {
    running.closeAllConnections();
    await new Promise<void>((resolve) => running.close(() => resolve()));
  }
}

server('a request that takes too long is answered with what it is, and its failure is reported', async () => {
  const reported: unknown[] = [];
  let fail: (error: Error) => void = () => {};
  const read = (path: string) =>
    path === 'slow.pdf' ? new Promise<undefined>((_, reject) => (fail = reject)) : site.read(path);
  await withServer({ read, report: (error) => reported.push(error) }, 5, async (origin) => {
    const slow = await fetch(`${origin}/slow.pdf?a&b`);
    assert.is(slow.status, 503);
    assert.match(await slow.text(), '<code>/slow.pdf?a&amp;b</code> is not ready after');
    fail(new Error('no font'));
    await eventually(() => reported.length, 1);
    assert.is((await fetch(`${origin}/`)).status, 200);
  });
});

server('a stream of events is forgotten when its connection closes', async () => {
  const events = createEvents();
  await withServer({ own: () => Promise.resolve(events.open('index.html')) }, undefined, async (origin) => {
    const closing = new AbortController();
    const answer = await fetch(`${origin}/events`, { signal: closing.signal });
    await answer.body?.getReader().read();
    assert.equal([...events.openPages()], ['index.html']);
    closing.abort();
    await eventually(() => events.openPages().size, 0);
  });
});

server('HEAD is answered as GET, without a body and without an open stream', async () => {
  const events = createEvents();
  const own: Served['own'] = ({ url }) =>
    url.endsWith('/events') ? Promise.resolve(events.open('index.html')) : undefined;
  await withServer({ own }, undefined, async (origin) => {
    for (const path of ['/', '/none/', '/events']) {
      const [head, get] = await Promise.all(['HEAD', 'GET'].map((method) => fetch(origin + path, { method })));
      assert.is(await head?.text(), '');
      const kept = (answer?: Response) => [
        answer?.status,
        ...['content-type', 'content-length'].map((name) => answer?.headers.get(name)),
      ];
      assert.equal(kept(head), kept(get), path);
      await get?.body?.cancel();
    }
    await eventually(() => events.openPages().size, 0);
  });
});

server('every other method is answered with those that an address takes', async () => {
  await withServer({}, undefined, async (origin) => {
    for (const [method, status] of Object.entries({ OPTIONS: 204, POST: 405, PUT: 405, DELETE: 405, PATCH: 405 })) {
      const answer = await fetch(origin, { method });
      assert.equal([answer.status, answer.headers.get('allow')], [status, 'GET, HEAD'], method);
    }
  });
});

server.run();
