import { formatLabeled } from '../format.ts';
import type { PageContext } from '../page.ts';
import type { FeedView } from './feed.ts';

/** Returns the Atom feed of a list page: `/toolbox/feed.xml`. */
export function atomFeed(pageUrl: string): string {
  return `${pageUrl}feed.xml`;
}

/** Returns the JSON Feed of a list page: `/toolbox/feed.json`. */
export function jsonFeed(pageUrl: string): string {
  return `${pageUrl}feed.json`;
}

/** Describes the feeds of the page that lists their entries. */
export function describeFeeds({ url, site, entry }: Pick<PageContext, 'url' | 'site' | 'entry'>): FeedView[] {
  const title = formatLabeled(entry.locale, site.name, String(entry.words.title));
  return [
    { type: 'application/atom+xml', title, href: atomFeed(url) },
    { type: 'application/feed+json', title, href: jsonFeed(url) },
  ];
}
