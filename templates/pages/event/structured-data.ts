import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { zonedMoment } from '#authoring/values/zoned-time.ts';
import { findAll } from '../../find-all.ts';
import { timeZoneOf } from '../../places.ts';
import { currency } from '../../prices.ts';
import { describePlace, organizationReference, personReference, subjectId } from '../../structured-data.ts';
import type { Expert } from '../expert/schema.ts';
import { isPast } from './facts.ts';
import type { EventEntry } from './schema.ts';

/** Describes an event; one that is past has no offer. */
export function structuredData(page: PageContext, event: EventEntry, head: HeadContext): StructuredData[] {
  const { facts, words } = event;
  const zone = timeZoneOf(page, facts.location);
  const online = facts.location === 'online';
  const url = page.site.origin + page.url;
  return [
    {
      '@type': 'Event',
      '@id': subjectId(page),
      url,
      name: words.title,
      description: words.lead,
      image: head.image,
      startDate: zonedMoment(facts.date, facts.time, zone),
      endDate: zonedMoment(facts.date, facts.endTime, zone),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: online ? { '@type': 'VirtualLocation', url } : describePlace(page, facts.location),
      inLanguage: facts.language,
      organizer: organizationReference(page),
      performer: findAll<Expert>(page, facts.experts).map(({ ref }) => personReference(page, ref)),
      ...(facts.places === undefined ? {} : { maximumAttendeeCapacity: facts.places }),
      ...describeOffer(page, event),
    },
  ];
}

/** Describes the price of an event and where to sign up, while visitors can. */
function describeOffer(page: PageContext, event: EventEntry): StructuredData {
  const { price, announced, link, location } = event.facts;
  if (price === undefined || isPast(page, event)) return {};
  return {
    offers: {
      '@type': 'Offer',
      url: link === undefined ? page.site.origin + page.url : new URL(page.href(link), page.site.origin).href,
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      ...(announced === undefined ? {} : { validFrom: zonedMoment(announced, '00:00', timeZoneOf(page, location)) }),
    },
  };
}
