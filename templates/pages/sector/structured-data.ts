import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { organizationReference, subjectId } from '../../structured-data.ts';
import { casesOf } from './members.ts';
import type { Sector } from './schema.ts';

/** Describes a sector as a service by the company, with the client cases that the page lists. */
export function structuredData(page: PageContext, entry: Sector, head: HeadContext): StructuredData[] {
  return [
    {
      '@type': 'Service',
      '@id': subjectId(page),
      name: head.title,
      description: head.description,
      serviceType: page.t(`values.industry.${entry.facts.industry}`),
      provider: organizationReference(page),
      subjectOf: casesOf(page, entry).map(({ ref, words }) => ({
        '@type': 'Article',
        headline: words.title,
        url: page.site.origin + page.href(ref),
      })),
    },
  ];
}
