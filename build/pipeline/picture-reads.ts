import { createReadMatcher } from '../cache/cached-page.ts';
import { parsePictureKey } from '../pictures/read.ts';
import type { RenderedSite } from '../render/render-pages.ts';

/** Returns the keys of all that pages have read about pictures. Most pages have read nothing, and are not looked at. */
export function pictureReads({ pages, parts, reads }: Pick<RenderedSite, 'pages' | 'parts' | 'reads'>): Set<string> {
  const hasRead = createReadMatcher(new Set(reads.of('picture').keys()));
  const keys = [...pages, ...parts.values()].filter(hasRead).flatMap((part) => part.reads);
  return new Set(keys.filter((key) => parsePictureKey(key)).sort());
}
