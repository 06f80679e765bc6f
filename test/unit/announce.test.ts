import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  announce,
  listChanges,
  readPublishedPages,
  readSitemap,
  withDigests,
} from '../../build/commands/publish/announce.ts';
import { pageDigestsHead } from '../../build/model/page-digests.ts';

const tests = suite('announcing changes to search engines');
const origin = 'https://www.company.example';
const sitemap = (rows: string) => `<urlset>${rows}</urlset>`;
const row = (path: string, day?: string) =>
  `<url><loc>${origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}<xhtml:link href="${origin}/fr/"/></url>`;

/** Answers requests with a status, and records what was sent. */
function recorder(status: number, text = '') {
  const sent: { address: string; body: unknown }[] = [];
  const ask = async (address: string, options?: RequestInit) => {
    sent.push({ address, body: typeof options?.body === 'string' ? JSON.parse(options.body) : undefined });
    return new Response(text, { status });
  };
  return { sent, ask };
}

function read(rows: string) {
  const days = readSitemap(sitemap(rows), origin);
  assert.ok(days);
  return days;
}

tests('lists what is new, changed and gone', () => {
  const before = read(row('/', '2026-01-01') + row('/same/') + row('/gone/', '2026-01-02'));
  const after = read(row('/', '2026-02-01') + row('/same/') + row('/new/'));
  assert.equal(listChanges(before, after), [`${origin}/`, `${origin}/new/`, `${origin}/gone/`]);
});

const digestsOf = (...rows: string[]) => `${pageDigestsHead}\n${rows.join('\n')}\n`;

tests('lists what changes twice on one day, by the words of the pages', () => {
  const pages = read(row('/', '2026-01-01') + row('/a/', '2026-01-01') + row('/b/'));
  const before = withDigests(pages, digestsOf('/ aaaaaaaaaa', '/a/ bbbbbbbb-_', '/b/ cccccccccc'), origin);
  const after = withDigests(pages, digestsOf('/ aaaaaaaaaa', '/a/ dddddddddd', '/b/ eeeeeeeeee'), origin);
  assert.equal(listChanges(before, after), [`${origin}/a/`, `${origin}/b/`]);
  assert.equal(listChanges(after, after), []);
  // The site before had no digests, or they cannot be read: the day alone says what has changed.
  assert.equal(listChanges(pages, after), []);
  assert.equal(listChanges(before, pages), []);
});

tests('believes no digests of other sites, of pages that the sitemap lacks, or of a page of the host', () => {
  const pages = read(row('/', '2026-01-01'));
  const others = digestsOf('//evil.example/ aaaaaaaaaa', 'https://evil.example/ aaaaaaaaaa', '/secret/ aaaaaaaaaa');
  assert.equal(withDigests(pages, others, origin), pages);
  assert.equal(withDigests(pages, '<html>\n/ aaaaaaaaaa\n', origin), pages);
});

tests('reads the digests beside the sitemap', async () => {
  const answers = (digests: Response | Error) => async (address: string) => {
    if (!address.endsWith('/page-digests.txt')) return new Response(sitemap(row('/', '2026-01-01')));
    if (digests instanceof Error) throw digests;
    return digests;
  };
  const words = await readPublishedPages(origin, answers(new Response(digestsOf('/ aaaaaaaaaa'))));
  assert.equal([...(words ?? [])], [[`${origin}/`, { day: '2026-01-01', words: 'aaaaaaaaaa' }]]);
  for (const none of [new Response('', { status: 404 }), new Response('', { status: 503 }), new Error('no network')])
    assert.equal(
      [...((await readPublishedPages(origin, answers(none))) ?? [])],
      [[`${origin}/`, { day: '2026-01-01' }]],
    );
});

tests('takes a missing sitemap for a site that is new, and another answer for none', async () => {
  assert.is((await readPublishedPages(origin, recorder(200, sitemap(row('/'))).ask))?.size, 1);
  assert.is((await readPublishedPages(origin, recorder(404).ask))?.size, 0);
  assert.is(await readPublishedPages(origin, recorder(503).ask), undefined);
  const refuse = () => Promise.reject(new Error('no network'));
  assert.is(await readPublishedPages(origin, refuse), undefined);
  assert.is(await readPublishedPages(origin, recorder(200, '<html><p>Back soon</p></html>').ask), undefined);
});

tests('reads all parts that an index names, and none if one is missing', async () => {
  const files: Record<string, string> = {
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${origin}/sitemap-1.xml</loc></sitemap><sitemap><loc>${origin}/sitemap-2.xml</loc></sitemap></sitemapindex>`,
    '/sitemap-1.xml': sitemap(row('/a/')),
    '/sitemap-2.xml': sitemap(row('/b/')),
  };
  const ask = async (address: string) => {
    const text = files[address.slice(origin.length)];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  };
  assert.equal([...((await readPublishedPages(origin, ask)) ?? []).keys()], [`${origin}/a/`, `${origin}/b/`]);
  delete files['/sitemap-2.xml'];
  assert.is(await readPublishedPages(origin, ask), undefined);
});

tests('reads addresses of the site alone, however they are laid out', () => {
  const pretty = `\n <url>\n <loc>\n ${origin}/a/?x=1&amp;y=2 </loc>\n <lastmod>2026-01-01</lastmod> </url>`;
  const days = read(
    `${pretty}<url><loc>https://evil.example/</loc></url><url><loc>${origin}.evil.example/</loc></url>`,
  );
  assert.equal([...days], [[`${origin}/a/?x=1&y=2`, { day: '2026-01-01' }]]);
});

tests('sends 10,000 addresses at once, with the key and its file', async () => {
  const { sent, ask } = recorder(202);
  const addresses = Array.from({ length: 10_001 }, (_, index) => `${origin}/${index}/`);
  assert.equal(await announce({ origin, key: 'abcdefgh', addresses }, ask), { count: 10_001 });
  assert.is(sent.length, 2);
  assert.equal(sent[1]?.body, {
    host: 'www.company.example',
    key: 'abcdefgh',
    keyLocation: `${origin}/abcdefgh.txt`,
    urlList: [`${origin}/10000/`],
  });
  const none = recorder(200);
  await announce({ origin, key: 'abcdefgh', addresses: [] }, none.ask);
  assert.equal(none.sent, []);
});

tests('reports a refusal and a missing answer', async () => {
  const addresses = [`${origin}/`];
  const refused = await announce({ origin, key: 'abcdefgh', addresses }, recorder(403).ask);
  assert.equal(refused, { count: 0, problem: 'IndexNow answered 403.' });
  const lost = await announce({ origin, key: 'abcdefgh', addresses }, () => Promise.reject(new Error('no network')));
  assert.equal(lost, { count: 0, problem: 'IndexNow does not answer: no network.' });
});

tests.run();
