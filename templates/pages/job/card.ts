import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { cardKicker } from '../../components/entry-card/kicker.ts';
import { placeName } from '../../places.ts';
import type { Job } from './schema.ts';

/** Describes a job on a card. */
export const card = (page: PageContext, { facts, words }: Job): CardView => ({
  kicker: cardKicker([placeName(page, facts.office), page.t(`values.contract.${facts.contract}`)]),
  title: words.title,
  text: words.description,
});
