import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import type { Sector } from './schema.ts';

/** Describes a sector on a card. */
export const card = (page: PageContext, { facts, words }: Sector): CardView => ({
  kicker: page.t('facts.industry'),
  title: page.t(`values.industry.${facts.industry}`),
  text: words.description,
});
