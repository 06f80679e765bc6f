import type { EntryContext } from '#authoring/entry-context.ts';
import type { FeedItem } from '#authoring/facets/feed.ts';
import type { ArticleDays } from '#authoring/head.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Expert } from './entries.ts';

type DatedEntry = EntryView<ArticleDays & { author?: string }, { title: string; description: string }>;

/** Describes an entry that has a day of publication in the feeds of its list page. */
export function feedItem(site: EntryContext, { facts, words }: DatedEntry): FeedItem {
  const { published, updated } = facts;
  const author = facts.author && site.find<Expert>(facts.author)?.facts.name;
  return {
    title: words.title,
    summary: words.description,
    published,
    ...(updated && { updated }),
    ...(author && { author }),
  };
}
