import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { organizationReference } from '../../structured-data.ts';

/** Describes the site in the page's language. */
export function structuredData(page: PageContext): StructuredData[] {
  const organization = organizationReference(page);
  return [
    { ...organization, logo: `${page.site.origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      '@id': `${page.site.origin}${page.url}#website`,
      url: page.site.origin + page.url,
      name: page.site.name,
      inLanguage: page.locale,
      publisher: organization,
    },
  ];
}
