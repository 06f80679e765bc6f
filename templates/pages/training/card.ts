import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { joinDetails } from '../../details.ts';
import type { Training } from './schema.ts';

/** Describes a training on a card. */
export function card(page: PageContext, { facts, words }: Training): CardView {
  const days = [facts.days, page.t('units.days', { count: facts.days })].join('\u00a0');
  return {
    kicker: joinDetails([page.t('pages.training.kind'), page.t(`values.course.${facts.course}`), days]),
    title: words.title,
    text: words.description,
  };
}
