import type { EntryContext } from '#authoring/entry-context.ts';
import type { FeedItem } from '#authoring/facets/feed.ts';
import type { EventEntry } from '../../entries.ts';

/** Describes an event in the feeds of the list of events, from the day of its announcement on. */
export const feedItem = (site: EntryContext, { facts, words }: EventEntry): FeedItem | undefined =>
  facts.announced > site.date() ? undefined : { title: words.title, summary: words.lead, published: facts.announced };
