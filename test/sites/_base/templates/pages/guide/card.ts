import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import type { Guide } from '../../entries.ts';

/** Describes a guide on a card. */
export const card = (page: PageContext, { facts, words }: Guide): CardView => ({
  kicker: page.t(`values.guideType.${facts.filters.type}`),
  title: words.title,
  text: words.description,
});
