import type { RenderedPage } from '../../model/page.ts';
import { pageDigestsHead } from '../../model/page-digests.ts';
import type { Site } from '../../model/site.ts';

/**
 * Lists the pages of the sitemap, each with a digest of its words, so that publishing finds the pages that differ from
 * the published site. `lastmod` cannot show this: it is a day, and a page may change twice a day.
 */
export function emitPageDigests({ routes }: Pick<Site, 'routes'>, pages: readonly RenderedPage[]): string {
  const listed = pages.filter(({ url }) => routes.get(url)?.unlisted === false);
  return `${[pageDigestsHead, ...listed.map(({ url, words }) => `${url} ${words}`).sort()].join('\n')}\n`;
}
