import type { RenderedPage } from '../../model/page.ts';
import { pageDigestsHead } from '../../model/page-digests.ts';
import type { Site } from '../../model/site.ts';

/**
 * Lists the pages of the sitemap with a digest of the words of each, so that publishing finds what has changed since the
 * site that visitors have: `lastmod` is a day, on which a page may change twice.
 */
export function emitPageDigests({ routes }: Pick<Site, 'routes'>, pages: readonly RenderedPage[]): string {
  const listed = pages.filter(({ url }) => routes.get(url)?.unlisted === false);
  return `${[pageDigestsHead, ...listed.map(({ url, words }) => `${url} ${words}`).sort()].join('\n')}\n`;
}
