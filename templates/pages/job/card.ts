import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { joinDetails } from '../../details.ts';
import { placeName } from '../../places.ts';
import type { Job } from './schema.ts';

/** Describes a job on a card. */
export const card = (page: PageContext, { facts, words }: Job): CardView => ({
  kicker: joinDetails([placeName(page, facts.office), page.t(`values.contract.${facts.contract}`)]),
  title: words.title,
  text: words.description,
});
