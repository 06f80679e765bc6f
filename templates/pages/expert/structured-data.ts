import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { describePlace, organizationReference, subjectId } from '../../structured-data.ts';
import type { Expert } from './schema.ts';

/** Describes an expert as a person who works for the company. */
export const structuredData = (page: PageContext, { facts, words }: Expert): StructuredData[] => [
  {
    '@type': 'Person',
    '@id': subjectId(page),
    name: facts.name,
    url: page.site.origin + page.url,
    jobTitle: words.position,
    description: words.bio,
    email: facts.email,
    telephone: facts.phone,
    worksFor: organizationReference(page),
    workLocation: describePlace(page, facts.office),
  },
];
