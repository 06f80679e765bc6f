import type { PageContext, StructuredData } from '#authoring/page.ts';
import { utcMoment } from '#authoring/zoned-time.ts';
import type { EventEntry } from '../../entries.ts';
import { timeZoneOf } from '../../places.ts';
import { describePlace, organizationReference } from '../../structured-data.ts';

/** Describes the events to come, which the page lists. */
export function structuredData(page: PageContext): StructuredData[] {
  const today = page.date();
  return page
    .list<EventEntry>('events')
    .filter(({ facts }) => facts.date >= today)
    .map((event) => describeEvent(page, event));
}

function describeEvent(page: PageContext, { id, facts, words }: EventEntry): StructuredData {
  const zone = timeZoneOf(page, facts.location);
  const online = facts.location === 'online';
  return {
    '@type': 'Event',
    '@id': `${page.site.origin}${page.url}#${id}`,
    name: words.title,
    description: words.text,
    startDate: utcMoment(facts.date, facts.time, zone),
    endDate: utcMoment(facts.date, facts.endTime, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url: page.site.origin + page.url }
      : describePlace(page, facts.location),
    organizer: organizationReference(page),
  };
}
