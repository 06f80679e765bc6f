import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { joinDetails } from '../../details.ts';
import type { Expert } from '../expert/schema.ts';
import type { Insight } from './schema.ts';

/** Describes an article on a card: its form and its author. */
export function card(page: PageContext, { facts, words }: Insight): CardView {
  const author = page.find<Expert>(facts.author);
  const kicker = joinDetails([page.t(`values.insightForm.${facts.form}`), author?.facts.name]);
  return { kicker, title: words.title, text: words.description };
}
