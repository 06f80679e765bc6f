import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { announce, listChanges, readPublishedSitemap, readSitemap } from '../../build/publish/announce.ts';

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

tests('lists what is new, changed and gone', () => {
  const before = readSitemap(sitemap(row('/', '2026-01-01') + row('/same/') + row('/gone/', '2026-01-02')));
  const after = readSitemap(sitemap(row('/', '2026-02-01') + row('/same/') + row('/new/')));
  assert.equal(listChanges(before, after), [`${origin}/`, `${origin}/new/`, `${origin}/gone/`]);
});

tests('takes a missing sitemap for a site that is new, and another answer for none', async () => {
  assert.is((await readPublishedSitemap(origin, recorder(200, sitemap(row('/'))).ask))?.size, 1);
  assert.is((await readPublishedSitemap(origin, recorder(404).ask))?.size, 0);
  assert.is(await readPublishedSitemap(origin, recorder(503).ask), undefined);
  const refuse = () => Promise.reject(new Error('no network'));
  assert.is(await readPublishedSitemap(origin, refuse), undefined);
});

tests('sends 10,000 addresses at once, with the key and its file', async () => {
  const { sent, ask } = recorder(202);
  const addresses = Array.from({ length: 10_001 }, (_, index) => `${origin}/${index}/`);
  assert.is(await announce({ origin, key: 'abcdefgh', addresses }, ask), undefined);
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
  assert.is(await announce({ origin, key: 'abcdefgh', addresses }, recorder(403).ask), 'IndexNow answered 403.');
  const problem = await announce({ origin, key: 'abcdefgh', addresses }, () => Promise.reject(new Error('no network')));
  assert.is(problem, 'IndexNow does not answer: no network.');
});

tests.run();
