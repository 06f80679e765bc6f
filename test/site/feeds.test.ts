import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findRecordedDay } from '../../build/model/change-ledger.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import type { Route } from '../../build/model/route.ts';
import { emitFeeds } from '../../build/pipeline/emit/feeds/feeds.ts';
import { createTranslators, translateWith } from '../../build/pipeline/render/strings.ts';
import { projectTemplates } from '../support/project.ts';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const feeds = suite<{ real: RealSite }>('feeds', {} as { real: RealSite });

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

feeds('both feeds have the same entries, the newest first, each with its page or its part of one', ({ real }) => {
  const pages = new Map(publishedPages(real).map(({ url, html }) => [real.site.config.origin + url, html]));
  for (const { url, locale } of listPages(real)) {
    const json = JSON.parse(fileOf(real, `${url}feed.json`));
    assert.is(json.language, locale);
    assert.ok(json.items.length > 0 && json.items.length <= 30, url);
    for (const item of json.items) {
      const [page, id] = item.url.split('#');
      assert.ok(pages.has(page), item.url);
      assert.ok(id === undefined || pages.get(page)?.includes(` id="${id}"`), item.url);
      assert.ok(item.title && item.content_text, item.url);
      assert.match(item.date_published, /^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
      assert.ok(item.date_published.slice(0, 10) <= real.site.date, item.url);
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

feeds('an entry was modified on the day that the sitemap has for its page', ({ real }) => {
  const sitemap = fileOf(real, '/sitemap.xml');
  const days = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)</g)].map(([, url, day]) => [url, day]),
  );
  let changed = 0;
  for (const { url } of listPages(real)) {
    for (const item of JSON.parse(fileOf(real, `${url}feed.json`)).items) {
      const [published, modified] = [item.date_published, item.date_modified].map((time) => time.slice(0, 10));
      const { ref, locale } = real.site.routes.get(new URL(item.url).pathname)?.entry ?? {};
      // While a change is not recorded, the sitemap has no day.
      const day =
        days.get(item.url) ??
        (item.url.includes('#') ? undefined : findRecordedDay(real.site.changeLedger, `${ref}@${locale}`));
      assert.is(modified, day === undefined || day < published ? published : day, item.url);
      if (modified > published) changed++;
    }
  }
  assert.ok(changed > 0);
});

feeds('while a change is not recorded, an entry was modified on the day of the change before', async ({ real }) => {
  const { pageTypes, dataKinds } = await projectTemplates();
  // Its facts name no day of a change.
  const { list, item, route } = entriesOf(real).find(({ route: { entry } }) => entry.facts.updated === undefined) ?? {};
  const day = real.site.date;
  const recorded = { day, words: 'others', reads: 'others' };
  const page = `${route?.entry.ref}@${route?.entry.locale}`;
  const files = emitFeeds({
    site: { ...real.site, changeLedger: new Map([...(real.site.changeLedger ?? []), [page, [recorded]] as const]) },
    kinds: [...pageTypes, ...dataKinds],
    translate: translateWith(createTranslators(real.site.strings)),
    attempt: createFailureRecorder().attempt,
  });
  const feed = await files.find(({ path }) => `/${path}` === `${list}feed.json`)?.contents();
  const { items } = JSON.parse(String(feed));
  assert.is(items.find(({ url }: FeedItem) => url === item?.url)?.date_modified, `${day}T00:00:00Z`);
});

feeds(
  'an event has the day of its announcement, or its own; its text says when and where it is, and its lead',
  ({ real }) => {
    const events = entriesOf(real).filter(({ route }) => route.pageType.name === 'event');
    assert.ok(events.length > 0);
    for (const { item, route } of events) {
      const { facts, words } = route.entry as unknown as {
        facts: { announced?: string; date: string };
        words: { lead: string };
      };
      if (facts.announced !== undefined) assert.is(item.date_published, `${facts.announced}T00:00:00Z`, item.url);
      else assert.ok(item.date_published <= `${facts.date}T00:00:00Z`, item.url);
      assert.ok(item.content_text.endsWith(`. ${words.lead}`), item.url);
      assert.match(item.content_text, /^\p{L}+ \d+[\u00a0 ][\s\S]*\d\d[\s\S]*, \p{L}/u, item.url);
    }
  },
);

feeds('a part of a page, such as a press release, has its text without marks', ({ real }) => {
  const parts = entriesOf(real).filter(({ item }) => item.url.includes('#'));
  assert.ok(parts.length > 0);
  for (const { item } of parts) assert.not.match(item.content_text, /[*_[\]#<>]/, item.url);
});

feeds(
  'every entry that has a list and a day is in its feeds, and llms.txt lists each that is Markdown too',
  ({ real }) => {
    const announced = new Set(entriesOf(real).map(({ item }) => item.url.replace(real.site.config.origin, '')));
    const listed = real.files.filter((file) => file.endsWith('llms.txt')).map((file) => fileOf(real, `/${file}`));
    for (const { url, pageType } of real.site.routes.values()) {
      if (!announced.has(url) || !real.files.includes(`${url.slice(1)}index.md`)) continue;
      assert.ok(
        listed.some((text) => text.includes(`${url}index.md)`)),
        `${url} (${pageType.name})`,
      );
    }
  },
);

feeds('a guide names its author', ({ real }) => {
  const guides = entriesOf(real).filter(({ route }) => route.pageType.name === 'guide');
  assert.ok(guides.length > 0);
  for (const { item, route } of guides) {
    const author = real.site.entries.get(String(route.entry.facts.author))?.get(route.entry.locale);
    if (author) assert.equal(item.authors, [{ name: author.facts.name }], item.url);
  }
});

feeds('a job that has closed is in no feed, and each of the others is', ({ real }) => {
  const announced = new Set(entriesOf(real).map(({ route }) => route.url));
  for (const { url, unlisted, pageType } of real.site.routes.values())
    if (pageType.name === 'job' && (unlisted || announced.size < 30)) assert.is(announced.has(url), !unlisted, url);
});

feeds.run();

interface FeedItem {
  url: string;
  title: string;
  content_text: string;
  date_published: string;
  date_modified: string;
  authors?: { name: string }[];
}

/** The pages that have feeds. */
function listPages({ site, files }: RealSite): { url: string; locale: string }[] {
  const lists = files.filter((file) => file.endsWith('/feed.json')).map((file) => `/${file.replace('feed.json', '')}`);
  return lists.map((url) => ({ url, locale: site.routes.get(url)?.entry.locale ?? '' }));
}

/** What the JSON feeds have, with the page that it leads to. */
function entriesOf(real: RealSite): { list: string; item: FeedItem; route: Route }[] {
  return listPages(real).flatMap(({ url: list }) =>
    (JSON.parse(fileOf(real, `${list}feed.json`)).items as FeedItem[]).map((item) => {
      const route = real.site.routes.get(new URL(item.url).pathname);
      if (!route) throw new Error(`The feed of ${list} has ${item.url}, which is no page.`);
      return { list, item, route };
    }),
  );
}

function fileOf({ folder }: RealSite, address: string): string {
  return readFileSync(join(folder, address), 'utf8');
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
