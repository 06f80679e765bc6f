import type { EntryView } from '#authoring/define.ts';
import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import type { Facts, Words } from './schema.ts';

/** Describes an article on a card: it is about the company itself. */
export const card = (page: PageContext, { words }: EntryView<Facts, Words>): CardView => ({
  kicker: page.site.name,
  title: words.title,
  text: words.description,
});
