import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { joinDetails } from '../../details.ts';
import type { Guide } from './schema.ts';

/** Describes a guide on a card. */
export function card(page: PageContext, { facts, words }: Guide): CardView {
  const [subject] = facts.filters.subject;
  const kicker = joinDetails([
    page.t(`values.guideType.${facts.filters.type}`),
    subject && page.t(`values.subject.${subject}`),
    facts.series && page.t('facts.part', { part: facts.series.part }),
  ]);
  return { kicker, title: words.title, text: words.description };
}
