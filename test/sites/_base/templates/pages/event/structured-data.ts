import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { zonedMoment } from '#authoring/values/zoned-time.ts';
import type { EventEntry } from '../../entries.ts';
import { zone } from './calendar.ts';

/** Describes an event; one that is past has no offer. */
export const structuredData = (page: PageContext, { facts, words }: EventEntry): StructuredData[] => [
  {
    '@type': 'Event',
    '@id': `${page.site.origin}${page.url}#event`,
    name: words.title,
    startDate: zonedMoment(facts.date, facts.time, zone),
    endDate: zonedMoment(facts.date, facts.endTime, zone),
    ...(facts.price === undefined || facts.date < page.date()
      ? {}
      : { offers: { '@type': 'Offer', price: facts.price, priceCurrency: 'EUR' } }),
  },
];
