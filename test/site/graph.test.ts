import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectTemplates } from '../support/project.ts';
import { type PublishedPage, publishedPages } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';
import { serveSite } from '../support/serve.ts';
import { buildDate } from '../support/site.ts';

interface State {
  real: RealSite;
  origin: string;
  pages: readonly PublishedPage[];
  listed: readonly PublishedPage[];
  /** Page by its absolute address. */
  at: Map<string, PublishedPage>;
}

/** The structured data, read from the published files alone. */
const graph = suite<State>('pages, their languages and the sitemap');

graph.before(async (state) => {
  const real = await realSite();
  const pages = publishedPages(real);
  const { origin } = real.site.config;
  const at = new Map(pages.map((page) => [origin + page.url, page]));
  Object.assign(state, {
    real,
    origin,
    pages,
    at,
    listed: pages.filter(({ url, unlisted }) => !unlisted && !canonicalOf(real, url)),
  });
});

/** Returns the address of the page that the entry of an address names as its canonical one. */
function canonicalOf({ site }: RealSite, url: string): string | undefined {
  const { facts, locale } = site.routes.get(url)?.entry ?? { facts: {}, locale: '' };
  return site.addresses.get(facts.canonical)?.get(locale);
}

graph(
  'every listed page has a canonical address, its own unless it names another, and the language of its address',
  ({ real, pages, at, origin }) => {
    for (const { url, canonical, alternates, lang, unlisted } of pages) {
      const other = canonicalOf(real, url);
      assert.is(canonical, unlisted ? undefined : origin + (other ?? url), url);
      if (other) assert.equal(alternates, {}, `${url}: languages are those of its canonical page`);
      if (other) assert.is(at.get(origin + other)?.canonical, origin + other, `${other} is its own`);
      assert.is(lang, /^\/(fr|nl)\//.exec(url)?.[1] ?? 'en', url);
    }
  },
);

graph('every page lists itself and its other languages, and they list it', ({ listed, at, origin }) => {
  for (const { url, lang, alternates } of listed) {
    assert.is(alternates[lang], origin + url, `${url} lists itself`);
    assert.is(alternates['x-default'], alternates.en, `${url} has English as the language for all others`);
    for (const [language, address] of Object.entries(alternates)) {
      const other = at.get(address);
      assert.ok(other && !other.unlisted, `${url} lists ${address}, which is no listed page`);
      if (language !== 'x-default') assert.is(other?.lang, language, `${address} is in ${language}`);
      assert.equal(other?.alternates, alternates, `${url} and ${address} list the same`);
    }
  }
});

graph('the sitemap lists exactly the listed pages, with the languages that they list', ({ real, listed, origin }) => {
  const sitemap = readFileSync(join(real.folder, 'sitemap.xml'), 'utf8');
  const rows = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, row = '']) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(row)?.[1] ?? '',
    modified: /<lastmod>([^<]*)<\/lastmod>/.exec(row)?.[1],
    alternates: Object.fromEntries(
      [...row.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, address]) => [language, address]),
    ),
  }));
  assert.equal(rows.map(({ address }) => address).sort(), listed.map(({ url }) => origin + url).sort());
  for (const { address, alternates, modified } of rows) {
    assert.equal(alternates, listed.find(({ url }) => origin + url === address)?.alternates, address);
    assert.match(modified ?? '', /^\d{4}-\d{2}-\d{2}$/, `${address} has the day of its last change`);
  }
});

graph('the sitemap lists the pictures that a page names itself, and each is published', ({ real, at, origin }) => {
  const sitemap = readFileSync(join(real.folder, 'sitemap.xml'), 'utf8');
  const rows = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>(?:(?!<\/url>).)*?<image:image>.*?<\/url>/g)];
  const byPage = new Map(
    rows.map(([row, address = '']) => [
      address.slice(origin.length),
      [...row.matchAll(/<image:loc>([^<]*)</g)].map(([, image = '']) => image.slice(origin.length + 1)),
    ]),
  );
  assert.ok(byPage.size > 0);
  for (const [page, images] of byPage)
    for (const image of images) {
      assert.ok(real.files.includes(image), `${page}: ${image}`);
      assert.ok(at.get(origin + page)?.html.includes(image), `${page} shows ${image}`);
    }
});

graph('pages that are no destination are unlisted', async ({ pages, real }) => {
  const { error, thankYou } = (await projectTemplates()).site.pages;
  const missing = real.site.config.locales.map(({ prefix }) => (prefix === '' ? '/404.html' : `/${prefix}/404.html`));
  const others = [error, thankYou].flatMap((ref = '') => [...(real.site.addresses.get(ref)?.values() ?? [])]);
  assert.is(others.length, 2 * missing.length);
  for (const address of [...missing, ...others]) assert.ok(pages.find(({ url }) => url === address)?.unlisted, address);
});

graph('robots.txt lets everything be read and names the sitemap', ({ real, origin }) => {
  const text = readFileSync(join(real.folder, 'robots.txt'), 'utf8');
  assert.match(text, /^User-agent: \*\nAllow: \/$/m);
  assert.ok(text.includes(`Sitemap: ${origin}/sitemap.xml`));
});

graph('security.txt expires within a year, and not yet', ({ real }) => {
  const text = readFileSync(join(real.folder, '.well-known/security.txt'), 'utf8');
  const expires = /^Expires: (.*)$/m.exec(text)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.parse(buildDate)) / 86_400_000;
  assert.ok(days > 30 && days <= 366, expires);
  assert.match(text, /^Contact: (mailto:|https:)/m);
});

graph('an English address with its prefix leads to the one without', async ({ real, listed }) => {
  const server = await serveSite(real);
  try {
    for (const { url } of listed.filter(({ lang }) => lang === 'en')) {
      const answer = await fetch(`${server.origin}/en${url}?a=1`, { redirect: 'manual' });
      assert.equal([answer.status, answer.headers.get('location')], [301, `${url}?a=1`], url);
    }
  } finally {
    await server.stop();
  }
});

graph('titles and descriptions are unique in each language, and of a good length', ({ pages }) => {
  const limits = { title: [5, 60], description: [70, 155] } as const;
  for (const [part, [least, most]] of Object.entries(limits) as [keyof typeof limits, readonly [number, number]][]) {
    const known = new Map<string, string>();
    for (const { url, lang, [part]: text } of pages) {
      assert.is(known.get(`${lang} ${text}`), undefined, `${url} has the ${part} of another page: ${text}`);
      known.set(`${lang} ${text}`, url);
      const { length } = text;
      assert.ok(length >= least && length <= most, `${url}: the ${part} has ${length} characters: ${text}`);
    }
  }
});

graph.run();
