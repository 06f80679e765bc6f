import type { RenderedPage } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';

/** Counts the pages of each language of a site, those without a page too. */
export function countPages(site: Site | undefined, pages: readonly RenderedPage[]): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries((site?.config.locales ?? []).map(({ id }) => [id, 0]));
  for (const { url } of pages) {
    const locale = site?.routes.get(url)?.entry.locale;
    if (locale !== undefined) counts[locale] = (counts[locale] ?? 0) + 1;
  }
  return counts;
}
