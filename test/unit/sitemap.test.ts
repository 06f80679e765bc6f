import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Route } from '../../build/model/route.ts';
import type { Site } from '../../build/model/site.ts';
import { emitSitemap } from '../../build/pipeline/emit/feeds/sitemap.ts';

const sitemap = suite('sitemap');

const origin = 'https://a.example';
const facts = { images: new Map(), changeDays: undefined };

/** Makes a site of so many pages. */
function siteOf(count: number): Pick<Site, 'config' | 'routes'> {
  const urls = Array.from({ length: count }, (_, index) => `/page-${index}/`);
  const routes = urls.map(
    (url) => [url, { url, unlisted: false, alternates: new Map(), entry: { facts: {} } }] as const,
  );
  return {
    config: { origin, defaultLocale: 'en' } as Site['config'],
    routes: new Map(routes) as unknown as ReadonlyMap<string, Route>,
  };
}

const addressesIn = (text: string): string[] => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one);

sitemap('more addresses or bytes than search engines take are split, and sitemap.xml names the parts', () => {
  const all = [...siteOf(10).routes.keys()].map((url) => origin + url);
  const [{ text: whole } = { text: '' }] = emitSitemap(siteOf(10), facts);
  const bytes = Buffer.byteLength(whole);
  for (const limits of [
    { addresses: 3, bytes },
    { addresses: 10, bytes: bytes - 1 },
    { addresses: 10, bytes: Math.ceil(bytes / 2) },
    { addresses: 1, bytes: 1 },
  ]) {
    const [index, ...parts] = emitSitemap(siteOf(10), facts, limits);
    assert.is(index?.path, 'sitemap.xml');
    assert.match(index?.text ?? '', /<sitemapindex xmlns=/);
    assert.equal(
      addressesIn(index?.text ?? ''),
      parts.map(({ path }) => `${origin}/${path}`),
    );
    assert.equal(
      parts.flatMap(({ text }) => addressesIn(text)),
      all,
    );
    for (const { text } of parts) {
      assert.match(text, /^<\?xml .*\n<urlset [^>]+>\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
      assert.ok(addressesIn(text).length <= limits.addresses);
      assert.ok(Buffer.byteLength(text) <= limits.bytes || addressesIn(text).length === 1);
    }
  }
});

sitemap('one that fits is one file, also without pages', () => {
  const fits = { addresses: 10, bytes: Buffer.byteLength(emitSitemap(siteOf(10), facts)[0]?.text ?? '') };
  for (const count of [0, 10])
    assert.equal(
      emitSitemap(siteOf(count), facts, fits).map(({ path, text }) => [path, addressesIn(text).length]),
      [['sitemap.xml', count]],
    );
});

sitemap.run();
