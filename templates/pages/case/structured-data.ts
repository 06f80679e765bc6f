import type { HeadContext, PageContext, StructuredData } from '#authoring/page.ts';
import type { Case } from '../../entries.ts';
import { organizationReference, subjectId } from '../../structured-data.ts';

/** Describes a client case as an article by the company. */
export function structuredData(page: PageContext, _entry: Case, head: HeadContext): StructuredData[] {
  const organization = organizationReference(page);
  return [
    {
      '@type': 'Article',
      '@id': subjectId(page),
      headline: head.title,
      description: head.description,
      image: head.image,
      inLanguage: page.locale,
      author: organization,
      publisher: organization,
    },
  ];
}
