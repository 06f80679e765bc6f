import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { organizationReference } from '../../structured-data.ts';

/** Describes the site in the page's language. */
export function structuredData(page: PageContext): StructuredData[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${page.site.origin}${page.url}#website`,
      url: page.site.origin + page.url,
      name: page.site.name,
      inLanguage: page.locale,
      publisher: organizationReference(page),
    },
  ];
}
