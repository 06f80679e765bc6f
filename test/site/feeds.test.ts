import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findRecordedDay } from '../../build/model/change-ledger.ts';
import { createFailureRecorder } from '../../build/model/diagnostics/facet-failures.ts';
import { emitFeeds } from '../../build/pipeline/emit/feeds/feeds.ts';
import { createTranslators, translateWith } from '../../build/pipeline/render/strings.ts';
import { projectTemplates } from '../support/project.ts';
import { publishedPages, tagsOf } from '../support/published-pages.ts';
import { type RealSite, realSite } from '../support/real-site.ts';

const feeds = suite<{ real: RealSite }>('feeds', {} as { real: RealSite });

/** The pages that list what has a day of publication. */
const lists = [
  'pages/toolbox',
  'pages/insights',
  'pages/client-cases',
  'pages/careers',
  'pages/spark-the-change',
  'pages/press-room',
];

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
    assert.ok(json.items.length > 3 && json.items.length <= 30, url);
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
  const [ref = ''] =
    [...real.site.entries].find(
      ([one, localized]) => one.startsWith('toolbox/') && localized.get('en')?.facts.updated === undefined,
    ) ?? [];
  const page = `${ref}@en`;
  const recorded = { day: '2026-11-21', words: 'others', reads: 'others' };
  const changeLedger = new Map([...(real.site.changeLedger ?? []), [page, [recorded]] as const]);
  const files = emitFeeds({
    site: { ...real.site, changeLedger },
    kinds: [...pageTypes, ...dataKinds],
    translate: translateWith(createTranslators(real.site.strings)),
    attempt: createFailureRecorder().attempt,
  });
  const { items } = JSON.parse(String(await files.find(({ path }) => path === 'toolbox/feed.json')?.contents()));
  const item = items.find(({ url }: { url: string }) => url.endsWith(real.site.addresses.get(ref)?.get('en') ?? ''));
  assert.is(item?.date_modified, '2026-11-21T00:00:00Z');
});

feeds('an event has the day of its announcement; its text says when and where it is, and its lead', ({ real }) => {
  const ref = 'events/spark-brussels-2027-02';
  const whens = {
    en: 'Thursday 11\u00a0February\u00a02027, 17:30–20:30, Brussels. ',
    fr: 'Jeudi 11\u00a0février\u00a02027, 17\u00a0h\u00a030\u00a0–\u00a020\u00a0h\u00a030, Bruxelles. ',
    nl: 'Donderdag 11\u00a0februari\u00a02027, 17:30–20:30, Brussel. ',
  };
  for (const [locale, when] of Object.entries(whens)) {
    const item = itemOf(real, 'pages/spark-the-change', { locale, url: real.site.addresses.get(ref)?.get(locale) });
    assert.is(item.content_text, when + real.site.entries.get(ref)?.get(locale)?.words.lead);
    assert.is(item.date_published, '2026-10-06T00:00:00Z');
  }
});

feeds('a past event without a day of announcement has its own day', ({ real }) => {
  const url = real.site.addresses.get('events/csrd-morning-luxembourg-2026-04')?.get('en');
  const item = itemOf(real, 'pages/spark-the-change', { locale: 'en', url });
  assert.is(item.date_published, '2026-04-23T00:00:00Z');
});

feeds('a press release has its day, and the first paragraph of its text without marks', ({ real }) => {
  const url = `${real.site.addresses.get('pages/press-room')?.get('en')}#ftcc-client-panel`;
  const item = itemOf(real, 'pages/press-room', { locale: 'en', url });
  assert.is(item.date_published, '2024-11-19T00:00:00Z');
  assert.match(item.content_text ?? '', /^Brussels, 19 November 2024 – .+ Until now the trainers decided\.$/);
});

feeds('a survey is in the feeds of the articles, and llms.txt lists it among them', ({ real }) => {
  const ref = 'pages/change-survey-2026';
  for (const [locale, url] of real.site.addresses.get(ref) ?? []) {
    const { words } = real.site.entries.get(ref)?.get(locale) ?? {};
    assert.is(itemOf(real, 'pages/insights', { locale, url }).title, words?.title);
    const { words: list } = real.site.entries.get('pages/insights')?.get(locale) ?? {};
    const home = real.site.addresses.get('pages/index')?.get(locale);
    const sections = fileOf(real, `${home}llms.txt`).split('\n## ');
    const articles = sections.find((text) => text.startsWith(`${list?.name ?? list?.title}\n`));
    assert.match(articles ?? '', `${url}index.md): ${words?.description}`, locale);
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

/** Returns what the JSON Feed of a list has of an address. */
function itemOf(
  real: RealSite,
  list: string,
  { locale, url }: { locale: string; url: string | undefined },
): Record<string, string> {
  const { items } = JSON.parse(fileOf(real, `${real.site.addresses.get(list)?.get(locale)}feed.json`));
  const found = items.find((item: { url: string }) => item.url === `${real.site.config.origin}${url}`);
  if (!found) throw new Error(`The feed of ${list} in ${locale} does not have ${url}.`);
  return found;
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
