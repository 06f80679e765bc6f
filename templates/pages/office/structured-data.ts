import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { describeAddress, organizationReference, subjectId } from '../../structured-data.ts';
import type { Office, weekdays } from './schema.ts';

/** Describes an office as a local business with its address and opening hours. */
export function structuredData(page: PageContext, entry: Office, head: HeadContext): StructuredData[] {
  const { facts, words } = entry;
  return [
    {
      '@type': 'LocalBusiness',
      '@id': subjectId(page),
      name: `${page.site.name} ${words.city}`,
      url: page.site.origin + page.url,
      image: head.image,
      parentOrganization: organizationReference(page),
      address: describeAddress(entry),
      telephone: facts.phone,
      email: facts.email,
      geo: { '@type': 'GeoCoordinates', latitude: facts.latitude, longitude: facts.longitude },
      openingHoursSpecification: facts.hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${dayNames[day]}`),
        opens,
        closes,
      })),
    },
  ];
}

const dayNames: Record<(typeof weekdays)[number], string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};
