import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';

/** Describes a page as an article of the site. */
export function describeArticle(page: PageContext, published: string, head: HeadContext): StructuredData {
  return {
    '@type': 'Article',
    '@id': `${page.site.origin}${page.url}#${page.entry.type}`,
    headline: head.title,
    description: head.description,
    image: head.image,
    datePublished: published,
    inLanguage: page.locale,
    publisher: { '@id': `${page.site.origin}/#organization` },
  };
}
