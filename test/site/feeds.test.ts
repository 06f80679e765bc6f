import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const feeds = suite<{ real: RealSite }>('feeds', {} as { real: RealSite });

/** The pages that list entries with a day of publication. */
const lists = ['pages/toolbox', 'pages/insights', 'pages/client-cases', 'pages/careers'];

feeds.before(async (state) => {
  state.real = await realSite();
});

feeds('each list in each language announces an Atom feed and a JSON feed, and links to both', ({ real }) => {
  for (const { locale, url } of listPages(real)) {
    const page = publishedPages(real).find((one) => one.url === url);
    const announced = tagsOf(page?.html ?? '', 'link').filter(({ type }) => /feed|atom/.test(type ?? ''));
    assert.equal(
      announced.map(({ href }) => href),
      [`${url}feed.xml`, `${url}feed.json`],
      locale,
    );
    const links = tagsOf(page?.html ?? '', 'a').map(({ href }) => href);
    for (const { href } of announced) assert.ok(links.includes(href), `${url} links to ${href}`);
  }
});

feeds('both feeds have the same entries, the newest first, each with its page', ({ real }) => {
  const pages = new Set(publishedPages(real).map(({ url }) => real.site.config.origin + url));
  for (const { url, locale } of listPages(real)) {
    const json = JSON.parse(fileOf(real, `${url}feed.json`));
    assert.is(json.language, locale);
    assert.ok(json.items.length > 3 && json.items.length <= 30, url);
    for (const item of json.items) {
      assert.ok(pages.has(item.url), item.url);
      assert.ok(item.title && item.content_text, item.url);
      assert.match(item.date_published, /^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
    }
    const days = json.items.map((item: { date_published: string }) => item.date_published);
    assert.equal(days, days.toSorted().reverse(), url);
    assert.equal(
      entriesOfAtom(fileOf(real, `${url}feed.xml`)),
      json.items.map((item: Record<string, string>) => ({
        id: item.url,
        title: item.title,
        published: item.date_published,
        updated: item.date_modified,
        summary: item.content_text,
      })),
      url,
    );
  }
});

feeds('a guide names its author', ({ real }) => {
  const { items } = JSON.parse(fileOf(real, '/toolbox/feed.json'));
  const guide = items.find(({ url }: { url: string }) => url.endsWith('/toolbox/honest-devops/'));
  assert.equal(guide?.authors, [{ name: real.site.entries.get(authorOf(real))?.get('en')?.facts.name }]);
});

feeds('a job that has closed is in no feed', ({ real }) => {
  const closed = [...real.site.routes.values()].filter(({ unlisted, pageType }) => unlisted && pageType.name === 'job');
  const { items } = JSON.parse(fileOf(real, '/careers/feed.json'));
  for (const { url } of closed)
    assert.not.ok(
      items.some((item: { url: string }) => item.url.endsWith(url)),
      url,
    );
  const open = [...real.site.routes.values()].filter(
    ({ unlisted, pageType, entry }) => !unlisted && pageType.name === 'job' && entry.locale === 'en',
  );
  assert.is(items.length, Math.min(30, open.length));
});

feeds.run();

function listPages({ site }: RealSite): { url: string; locale: string }[] {
  return lists.flatMap((ref) => [...(site.addresses.get(ref) ?? [])].map(([locale, url]) => ({ locale, url })));
}

function fileOf({ folder }: RealSite, address: string): string {
  return readFileSync(join(folder, address), 'utf8');
}

function authorOf({ site }: RealSite): string {
  return String(site.entries.get('toolbox/honest-devops')?.get('en')?.facts.author);
}

/** Reads the entries of an Atom feed; throws if its XML is broken. */
function entriesOfAtom(xml: string): Record<string, string>[] {
  const entries: Record<string, string>[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (name === 'entry') entries.push({});
  });
  parser.on('text', (text) => {
    const entry = entries.at(-1);
    if (entry && open.at(-2) === 'entry') entry[open.at(-1) ?? ''] = text;
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml).close();
  return entries;
}
