import type { HeadContext, StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Expert } from './pages/expert/schema.ts';
import type { Office } from './pages/office/schema.ts';

/** Returns what the structured data of several page types says alike. */

/** Returns a reference to the company's node, which every page's graph has. */
export function organizationReference(page: PageContext): StructuredData {
  return { '@id': `${page.site.origin}/#organization` };
}

/** Returns the id of the node about the subject of a page. */
export function subjectId(page: PageContext): string {
  return `${page.site.origin}${page.url}#${page.entry.type}`;
}

/** What an article's facts say of its origin. */
interface ArticleFacts {
  /** An expert; the company if it is missing. */
  author?: string;
  published: string;
}

/** Describes a page as an article, with its days. */
export function describeArticle(
  page: PageContext,
  { author, published }: ArticleFacts,
  head: HeadContext,
): StructuredData {
  const organization = organizationReference(page);
  return {
    '@type': 'Article',
    '@id': subjectId(page),
    headline: head.title,
    description: head.description,
    image: head.image,
    datePublished: published,
    ...(head.days.updated === undefined ? {} : { dateModified: head.days.updated }),
    inLanguage: page.locale,
    author: (author && personReference(page, author)) ?? organization,
    publisher: organization,
  };
}

/** Refers to an expert by their page's node, with their name; returns `undefined` if the page's language lacks them. */
export function personReference(page: PageContext, ref: string): StructuredData | undefined {
  const expert = page.find<Expert>(ref);
  if (!expert) return undefined;
  const url = page.site.origin + page.href(ref);
  return { '@type': 'Person', '@id': `${url}#expert`, name: expert.facts.name, url };
}

/** Describes the office where something takes place, or returns `undefined` if the page's language lacks it. */
export function describePlace(page: PageContext, ref: string): StructuredData | undefined {
  const office = page.find<Office>(ref);
  return (
    office && { '@type': 'Place', name: `${page.site.name} ${office.words.city}`, address: describeAddress(office) }
  );
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
