import type { PageContext } from '#authoring/page.ts';
import type { EventEntry } from '../../pages/event/schema.ts';

/**
 * Returns the events of the page's language: those still to come, earliest first, and those that are past, latest
 * first.
 */
export function eventsByTime(page: Pick<PageContext, 'date' | 'list'>): { coming: EventEntry[]; past: EventEntry[] } {
  const today = page.date();
  const events = page.list<EventEntry>('events').toSorted((a, b) => order(a).localeCompare(order(b), 'en'));
  return {
    coming: events.filter(({ facts }) => facts.date >= today),
    past: events.filter(({ facts }) => facts.date < today).reverse(),
  };
}

function order({ id, facts }: EventEntry): string {
  return `${facts.date} ${facts.time} ${id}`;
}
