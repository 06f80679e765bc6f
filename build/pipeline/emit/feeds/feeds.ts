import type { EntryKind } from '../../../authoring/define.ts';
import type { EntryContext } from '../../../authoring/entry-context.ts';
import type { FeedItem } from '../../../authoring/facets/feed.ts';
import { feedPageOf } from '../../../authoring/facets/feed-page.ts';
import { formatLabeled } from '../../../authoring/format.ts';
import { atomFeed, jsonFeed } from '../../../authoring/values/published-files.ts';
import { extractText } from '../../../formats/markdown/plain-text.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { Entry } from '../../../model/entry.ts';
import { escapeXml } from '../../../model/files/escape-xml.ts';
import { lastChange } from '../../../model/last-change.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Route } from '../../../model/route.ts';
import type { Site } from '../../../model/site.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';
import { textFile } from '../published.ts';

interface FeedsInput {
  site: Site;
  kinds: readonly EntryKind[];
  translate: Translate;
  attempt: FailureRecorder['attempt'];
}

interface LinkedItem extends FeedItem {
  /** The absolute address of the entry's page, or of its part. */
  url: string;
}

interface Feed {
  /** `Company: Guides`. */
  title: string;
  description: string;
  /** The absolute address of the page that lists the entries. */
  page: string;
  locale: string;
  author: string;
  /** The newest first. */
  items: readonly LinkedItem[];
}

/** How many items a feed has at most. */
const longestFeed = 30;

/** Writes an Atom feed (RFC 4287) and a JSON Feed (version 1.1) beside each page that lists what is in feeds. */
export function emitFeeds({ site, kinds, translate, attempt }: FeedsInput): OutputFile[] {
  const inFeeds = kinds.filter(({ feedItem }) => feedItem !== undefined);
  return [...site.routes.values()].flatMap((route) => {
    const { url, entry, pageType } = route;
    const own = inFeeds.filter((kind) => feedPageOf(kind) === entry.ref);
    if (own.length === 0 && !pageType.feedSections) return [];
    const context = createEntryContext(site, entry.locale, translate);
    const feed = readFeed({ site, kinds: own, route, context, attempt });
    return [
      textFile(atomFeed(url).slice(1), formatAtom(feed, site.config.origin + atomFeed(url))),
      textFile(jsonFeed(url).slice(1), formatJson(feed, site.config.origin + jsonFeed(url))),
    ];
  });
}

interface FeedInput {
  site: Site;
  kinds: readonly EntryKind[];
  /** The page beside which the feed is. */
  route: Route;
  context: EntryContext;
  attempt: FailureRecorder['attempt'];
}

function readFeed(input: FeedInput): Feed {
  const { name, origin } = input.site.config;
  const { url, entry } = input.route;
  return {
    title: formatLabeled(entry.locale, name, String(entry.words.title)),
    description: String(entry.words.description),
    page: origin + url,
    locale: entry.locale,
    author: name,
    items: newestItems([...input.kinds.flatMap((kind) => itemsOfKind(kind, input)), ...itemsOfPage(input)]),
  };
}

/** Returns the newest items. Those of one day are in the reverse order of their addresses. */
function newestItems(items: readonly LinkedItem[]): LinkedItem[] {
  // Most entries are too old for the feed: only those as new as its last item are sorted.
  const days = items.map(({ published }) => published).sort();
  const oldest = days.at(-longestFeed) ?? '';
  const order = ({ published, url }: LinkedItem) => `${published} ${url}`;
  return items
    .filter(({ published }) => published >= oldest)
    .sort((a, b) => (order(a) > order(b) ? -1 : 1))
    .slice(0, longestFeed);
}

/** Returns the entries of a kind that have a listed page. */
function itemsOfKind(kind: EntryKind, { site, route, context, attempt }: FeedInput): LinkedItem[] {
  const { locale } = route.entry;
  return [...site.entries].flatMap(([ref, localized]) => {
    const entry: Entry | undefined = localized.get(locale);
    const url = entry?.kind.name === kind.name ? site.addresses.get(ref)?.get(locale) : undefined;
    if (!entry || url === undefined || site.routes.get(url)?.unlisted) return [];
    const item = attempt(entry, () => kind.feedItem?.(context, entry), undefined);
    if (!item) return [];
    return [{ ...item, ...lastChange(item, context.changeDay(ref)), url: site.config.origin + url }];
  });
}

/** Returns the parts of a page. The ledger has a day for the page, but none for each part. */
function itemsOfPage({ site, route: { url, entry, pageType }, context, attempt }: FeedInput): LinkedItem[] {
  const sections = attempt(entry, () => pageType.feedSections?.(context, entry) ?? [], []);
  return sections.map(({ id, title, text, published }) => ({
    title,
    summary: extractText(text).lines[0] ?? title,
    published,
    url: `${site.config.origin}${url}#${id}`,
  }));
}

function formatAtom({ title, description, page, locale, author, items }: Feed, self: string): string {
  const updated = items.map(lastDay).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<subtitle>${escapeXml(description)}</subtitle>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeXml(page)}"/>`,
    // A feed without entries has not changed since the beginning of Unix time.
    `<updated>${moment(updated ?? '1970-01-01')}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    ...items.map((item) => atomEntry(item)),
    '</feed>',
    '',
  ].join('\n');
}

function atomEntry(item: LinkedItem): string {
  return [
    '<entry>',
    `<id>${escapeXml(item.url)}</id>`,
    `<title>${escapeXml(item.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(item.url)}"/>`,
    `<published>${moment(item.published)}</published>`,
    `<updated>${moment(lastDay(item))}</updated>`,
    ...(item.author === undefined ? [] : [`<author><name>${escapeXml(item.author)}</name></author>`]),
    `<summary>${escapeXml(item.summary)}</summary>`,
    '</entry>',
  ].join('\n');
}

function formatJson({ title, description, page, locale, author, items }: Feed, self: string): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: self,
    language: locale,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      // A reader refuses an item without content.
      content_text: item.summary,
      date_published: moment(item.published),
      date_modified: moment(lastDay(item)),
      ...(item.author === undefined ? {} : { authors: [{ name: item.author }] }),
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

const lastDay = ({ published, updated = published }: FeedItem): string => updated;

/** Writes a day as a time: `2026-10-06` → `2026-10-06T00:00:00Z` */
const moment = (day: string): string => `${day}T00:00:00Z`;
