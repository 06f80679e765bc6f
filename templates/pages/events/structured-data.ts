import type { StructuredData } from '#authoring/head.ts';
import type { PageContext } from '#authoring/page.ts';
import { eventsByTime } from '../../components/event-row/events.ts';

/** Lists the next events; the page of each describes it. */
export function structuredData(page: PageContext): StructuredData[] {
  const { coming } = eventsByTime(page);
  if (coming.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      '@id': `${page.site.origin}${page.url}#coming`,
      itemListElement: coming.map(({ ref, words }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: words.title,
        url: page.site.origin + page.href(ref),
      })),
    },
  ];
}
