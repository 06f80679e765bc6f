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

tests('takes a missing sitemap for a site that is new, and another answer for none', async () => {
  assert.is((await readPublishedSitemap(origin, recorder(200, sitemap(row('/'))).ask))?.size, 1);
  assert.is((await readPublishedSitemap(origin, recorder(404).ask))?.size, 0);
  assert.is(await readPublishedSitemap(origin, recorder(503).ask), undefined);
  const refuse = () => Promise.reject(new Error('no network'));
  assert.is(await readPublishedSitemap(origin, refuse), undefined);
  assert.is(await readPublishedSitemap(origin, recorder(200, '<html><p>Back soon</p></html>').ask), undefined);
});

tests('reads addresses of the site alone, however they are laid out', () => {
  const pretty = `\n <url>\n <loc>\n ${origin}/a/?x=1&amp;y=2 </loc>\n <lastmod>2026-01-01</lastmod> </url>`;
  const days = read(
    `${pretty}<url><loc>https://evil.example/</loc></url><url><loc>${origin}.evil.example/</loc></url>`,
  );
  assert.equal([...days], [[`${origin}/a/?x=1&y=2`, '2026-01-01']]);
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
