import type { PageType } from '../../authoring/define.ts';
import type { HeadContext, HeadWords, StructuredData } from '../../authoring/head.ts';
import type { PageContext } from '../../authoring/page.ts';
import { logoFile } from '../../model/logo.ts';

/**
 * Describes a page for search engines: one JSON-LD graph with stable ids, only of what the page shows. A page type says
 * more about the organization by a node with the organization's id.
 */
export function structuredDataGraph(page: PageContext, pageType: PageType, head: HeadContext): StructuredData {
  const { origin, name } = page.site;
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    // Postings, events and articles of the page refer to this node: a search engine reads the graph of one page only.
    logo: `${origin}/${logoFile}`,
  };
  const webPage = {
    '@type': 'WebPage',
    '@id': `${origin}${page.url}#page`,
    url: origin + page.url,
    name: head.title,
    description: head.description,
    inLanguage: page.locale,
    publisher: { '@id': organization['@id'] },
  };
  const subjects = pageType.structuredData?.(page, page.entry, head) ?? [];
  return {
    '@context': 'https://schema.org',
    '@graph': mergeNodes([organization, webPage, ...breadcrumbList(page, head), ...subjects]),
  };
}

function mergeNodes(nodes: readonly StructuredData[]): StructuredData[] {
  const merged = new Map<unknown, StructuredData>();
  for (const node of nodes) merged.set(node['@id'], { ...merged.get(node['@id']), ...node });
  return [...merged.values()];
}

/** Returns the page's own breadcrumbs, and the page at their end. */
function breadcrumbList(page: PageContext, head: HeadWords): StructuredData[] {
  const crumbs = page.breadcrumbs();
  if (crumbs.length === 0) return [];
  const steps = [...crumbs, { text: page.entry.words.title ?? head.title, href: page.url }];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${page.site.origin}${page.url}#breadcrumbs`,
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.text,
        item: page.site.origin + step.href.split('#')[0],
      })),
    },
  ];
}
