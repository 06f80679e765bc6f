import { formatLabeled } from '../../../authoring/format.ts';
import type { PageContext } from '../../../authoring/page.ts';
import { atomFeed, jsonFeed } from '../../../authoring/values/published-files.ts';
import type { FeedView } from '../../../authoring/views/feed-view.ts';

/** Describes the feeds of the page that lists their entries. */
export function describeFeeds({ url, site, entry }: Pick<PageContext, 'url' | 'site' | 'entry'>): FeedView[] {
  const title = formatLabeled(entry.locale, site.name, String(entry.words.title));
  return [
    { type: 'application/atom+xml', title, href: atomFeed(url) },
    { type: 'application/feed+json', title, href: jsonFeed(url) },
  ];
}
