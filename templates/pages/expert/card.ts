import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { placeName } from '../../places.ts';
import type { Expert } from './schema.ts';

/** Describes an expert on a card: their office and what they do there. */
export const card = (page: PageContext, { facts, words }: Expert): CardView => ({
  kicker: placeName(page, facts.office),
  title: facts.name,
  text: words.position,
});
