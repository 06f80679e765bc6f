import type { HeadContext, PageContext, StructuredData } from '#authoring/page.ts';
import { zonedMoment } from '#authoring/zoned-time.ts';
import type { EventEntry } from '../../entries.ts';
import { timeZoneOf } from '../../places.ts';
import { describePlace, organizationReference } from '../../structured-data.ts';

/** Describes the events to come, which the page lists. */
export function structuredData(page: PageContext, _entry: unknown, head: HeadContext): StructuredData[] {
  const today = page.date();
  return page
    .list<EventEntry>('events')
    .filter(({ facts }) => facts.date >= today)
    .map((event) => describeEvent(page, event, head));
}

function describeEvent(page: PageContext, { id, facts, words }: EventEntry, { image }: HeadContext): StructuredData {
  const zone = timeZoneOf(page, facts.location);
  const online = facts.location === 'online';
  return {
    '@type': 'Event',
    '@id': `${page.site.origin}${page.url}#${id}`,
    url: `${page.site.origin}${page.url}#${id}`,
    name: words.title,
    description: words.text,
    image,
    startDate: zonedMoment(facts.date, facts.time, zone),
    endDate: zonedMoment(facts.date, facts.endTime, zone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online
      ? { '@type': 'VirtualLocation', url: page.site.origin + page.url }
      : describePlace(page, facts.location),
    organizer: organizationReference(page),
    ...describeOffer(page, facts),
  };
}

/** Describes the price of an event and where to sign up, if its facts have both. */
function describeOffer(page: PageContext, { price, link }: EventEntry['facts']): StructuredData {
  if (price === undefined || link === undefined) return {};
  const href = page.href(link);
  const url = href.startsWith('/') ? page.site.origin + href : href;
  return { offers: { '@type': 'Offer', url, price, priceCurrency: 'EUR' } };
}
