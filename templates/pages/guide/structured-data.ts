import type { HeadContext, PageContext, StructuredData } from '#authoring/page.ts';
import type { Expert, Guide } from '../../entries.ts';
import { organizationReference, subjectId } from '../../structured-data.ts';

/** Describes a guide as an article by its author. */
export function structuredData(page: PageContext, { facts }: Guide, head: HeadContext): StructuredData[] {
  const organization = organizationReference(page);
  const author = page.find<Expert>(facts.author);
  return [
    {
      '@type': 'Article',
      '@id': subjectId(page),
      headline: head.title,
      description: head.description,
      image: head.image,
      datePublished: facts.published,
      ...(facts.updated === undefined ? {} : { dateModified: facts.updated }),
      inLanguage: page.locale,
      author: author ? { '@type': 'Person', name: author.facts.name } : organization,
      publisher: organization,
    },
  ];
}
