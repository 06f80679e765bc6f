import type { PageContext } from '#authoring/page.ts';
import { eventsByTime } from '../../components/event-row/events.ts';
import type { PlannedDay } from '../../components/frieze/draw-days.ts';
import { placeName } from '../../places.ts';

/** Returns the days of all events, past ones too. */
export function plannedEvents(page: Pick<PageContext, 't' | 'find' | 'date' | 'list'>): PlannedDay[] {
  const { coming, past } = eventsByTime(page);
  return [...past, ...coming].map(({ id, facts, words }) => ({
    id,
    day: facts.date,
    place: placeName(page, facts.location),
    title: words.title,
  }));
}
