import type { PageContext, StructuredData } from '#authoring/page.ts';
import type { Office } from './entries.ts';

/** What the structured data of several page types says alike. */

/** Returns a reference to the company's node, which every page's graph has. */
export function organizationReference(page: PageContext): StructuredData {
  return { '@id': `${page.site.origin}/#organization` };
}

/** Returns the id of the node about the subject of a page. */
export function subjectId(page: PageContext): string {
  return `${page.site.origin}${page.url}#${page.entry.type}`;
}

/** Describes the office where something takes place, or returns `undefined` if the page's language lacks it. */
export function describePlace(page: PageContext, ref: string): StructuredData | undefined {
  const office = page.find<Office>(ref);
  return office && { '@type': 'Place', name: office.words.city, address: describeAddress(office) };
}

/** Describes the postal address of an office. */
export function describeAddress({ facts, words }: Office): StructuredData {
  return {
    '@type': 'PostalAddress',
    streetAddress: facts.street,
    postalCode: facts.postalCode,
    addressLocality: words.city,
    addressCountry: facts.country,
  };
}
