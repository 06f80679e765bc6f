import type { EntryContext } from '#authoring/entry-context.ts';
import type { FeedSection } from '#authoring/facets/feed.ts';
import type { EntryView } from '#authoring/views/entry-view.ts';
import type { Facts, Words } from './schema.ts';

/** Describes the press releases in the feeds of the press room, each from its day on. */
export function feedSections(site: EntryContext, { facts, words }: EntryView<Facts, Words>): FeedSection[] {
  return facts.releases.flatMap(({ id, date }, index) => {
    const release = words.releases[index];
    return release && date <= site.date() ? [{ id, ...release, published: date }] : [];
  });
}
