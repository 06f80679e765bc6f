import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { officesByCity } from '../../places.ts';
import { organizationReference } from '../../structured-data.ts';

/** Describes how the company can be reached: one contact point for each office that the page lists. */
export function structuredData(page: PageContext): StructuredData[] {
  const contactPoint = officesByCity(page).map(({ facts, words }) => ({
    '@type': 'ContactPoint',
    name: words.city,
    contactType: 'customer service',
    telephone: facts.phone,
    email: facts.email,
    areaServed: facts.country,
  }));
  return [{ ...organizationReference(page), contactPoint }];
}
