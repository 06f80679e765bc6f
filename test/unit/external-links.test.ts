import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkExternalLinks, findExternalLinks } from '../../build/commands/links/external-links.ts';
import { requestAddresses } from '../../build/commands/links/request-addresses.ts';

const links = suite<{ server: Server; origin: string; asked: string[] }>('links to other sites');

/** A site of which each page answers in its own way. */
links.before(async (state) => {
  state.asked = [];
  const seen = new Map<string, number>();
  state.server = createServer((request, response) => {
    const path = request.url ?? '';
    state.asked.push(path);
    seen.set(path, (seen.get(path) ?? 0) + 1);
    if (path === '/silent') return;
    if (path === '/moved') return response.writeHead(301, { location: '/good' }).end();
    if (path === '/elsewhere-today') return response.writeHead(302, { location: '/good' }).end();
    const status = path === '/gone' ? 404 : path === '/shaky' && seen.get(path) === 1 ? 500 : 200;
    const answer = () => response.writeHead(status, { 'content-type': 'text/html' }).end('<p>Here.</p>');
    if (path === '/slow') setTimeout(answer, 120);
    else answer();
  });
  await new Promise<void>((resolve) => state.server.listen(0, '127.0.0.1', resolve));
  state.origin = `http://127.0.0.1:${(state.server.address() as AddressInfo).port}`;
});
links.after(({ server }) => {
  server.closeAllConnections();
  server.close();
});

links('addresses are found where they are written, without what belongs to the sentence', () => {
  const text = [
    'See [the law](https://law.example/a_(b)#article-3), <https://two.example/x?y=1&z=2>, or (https://three.example).',
    `link: ${btoa('https://www.linkedin.com/in/someone/')}`,
    'mail@four.example and //five.example are no addresses to ask; nor is a word like responsibilitiesandmore.',
  ].join('\n');
  const found = findExternalLinks(text);
  assert.equal(
    found.map(({ url }) => url),
    [
      'https://law.example/a_(b)',
      'https://two.example/x?y=1&z=2',
      'https://three.example',
      'https://www.linkedin.com/in/someone/',
    ],
  );
  assert.is(text.slice(found[0]?.offset).slice(0, found[0]?.length), 'https://law.example/a_(b)#article-3');
});

links('each address is asked once, again where it fails, and told as it answers', async ({ origin, asked }) => {
  const paths = ['/good', '/gone', '/shaky', '/slow', '/moved', '/elsewhere-today'];
  const answers = await requestAddresses(
    paths.map((path) => origin + path),
    { timeout: 5000, retries: 1 },
  );
  const of = (path: string) => answers.get(origin + path);
  assert.equal(of('/good'), { good: true, status: 200 });
  assert.equal(of('/gone'), { good: false, status: 404 });
  assert.equal(of('/shaky'), { good: true, status: 200 });
  assert.equal(of('/slow'), { good: true, status: 200 });
  assert.is(of('/moved')?.good, true);
  assert.is(of('/moved')?.moved, `${origin}/good`);
  assert.is(of('/elsewhere-today')?.good, true);
  assert.is(of('/elsewhere-today')?.moved, undefined);
  assert.is(asked.filter((path) => path === '/slow').length, 1);
  const silent = await requestAddresses([`${origin}/silent`], { timeout: 200, retries: 0 });
  assert.equal(silent.get(`${origin}/silent`), { good: false, status: 0 });
});

links(
  'what is wrong is told at every place; good answers are believed for a week; what is declared is not asked',
  async () => {
    const asked: string[][] = [];
    const check = (known: Record<string, string>, date: string) =>
      checkExternalLinks({
        texts: new Map([
          ['a.md', 'First line\n[x](https://good.example/) [y](https://gone.example/1)\n'],
          [
            'b.yaml',
            'link: https://gone.example/1\nother: https://moved.example/\nme: https://www.me.example/contact/\n',
          ],
          ['c.yaml', 'linkedin: https://social.example/in/me/\n'],
        ]),
        own: ['https://www.me.example'],
        allowed: { 'https://*.example/in/*': 'answers people only' },
        known,
        date,
        probe: async (urls) => new Map(urls.map((url) => [url, { good: true, status: 200 }])),
        ask: async (urls) => {
          asked.push([...urls]);
          return new Map(
            urls.map((url) => [
              url,
              {
                good: !url.includes('gone'),
                status: url.includes('gone') ? 410 : 200,
                ...(url.includes('moved') ? { moved: 'https://new.example/' } : {}),
              },
            ]),
          );
        },
      });
    const first = await check({ 'https://old.example/': '2027-01-01' }, '2027-01-15');
    assert.equal(asked.pop(), ['https://gone.example/1', 'https://good.example/', 'https://moved.example/']);
    assert.equal(first.counts, { named: 4, allowed: 1, asked: 3 });
    assert.equal(first.good, { 'https://good.example/': '2027-01-15' });
    assert.equal(
      first.diagnostics.map(({ file, line, column, code, severity, message }) =>
        [`${file}:${line}:${column}`, severity, message, code].join(' '),
      ),
      [
        'a.md:2:32 error https://gone.example/1 answers 410. broken-link',
        'b.yaml:1:7 error https://gone.example/1 answers 410. broken-link',
        'b.yaml:2:8 warning https://moved.example/ has moved for good to https://new.example/. link-through-redirect',
      ],
    );
    const soon = await check(first.good, '2027-01-21');
    assert.equal(asked.pop(), ['https://gone.example/1', 'https://moved.example/']);
    assert.equal(soon.good, first.good, 'the day of the answer stays');
    await check(soon.good, '2027-01-22');
    assert.equal(asked.pop(), ['https://gone.example/1', 'https://good.example/', 'https://moved.example/']);
  },
);

links('without a network only a few sites are asked, and nothing is said of single addresses', async () => {
  const answer = { good: false, status: 0 };
  const asked: string[][] = [];
  const check = (urls: string[], statuses: number[]) =>
    checkExternalLinks({
      texts: new Map([['a.md', urls.join(' ')]]),
      own: [],
      allowed: {},
      known: {},
      date: '2027-01-15',
      probe: async () => new Map(urls.map((url, index) => [url, { ...answer, status: statuses[index] ?? 0 }])),
      ask: async (all) => {
        asked.push([...all]);
        return new Map();
      },
    });
  const two = ['https://a.example/', 'https://b.example/'];
  assert.is((await check(two, [0, 0])).isOffline, true);
  assert.equal(asked, []);
  assert.is((await check(two, [0, 404])).isOffline, false);
  assert.is((await check(two.slice(1), [0])).isOffline, false, 'one address may well be gone');
});

links.run();
