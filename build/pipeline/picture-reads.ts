import { createReadMatcher } from '../cache/cached-page.ts';
import type { Reads } from '../cache/reads.ts';
import { parsePictureKey } from '../pictures/read.ts';
import type { RenderedSite } from '../render/render-pages.ts';

/**
 * Returns the keys of all that pages have read about pictures, in this run or, as `known` has it, in an earlier one. Most
 * pages have read nothing, and are not looked at.
 */
export function pictureReads(
  { pages, parts, reads }: Pick<RenderedSite, 'pages' | 'parts' | 'reads'>,
  known: Reads,
): Set<string> {
  const readNow = reads.map(([key]) => key).filter((key) => parsePictureKey(key));
  const hasRead = createReadMatcher(new Set([...known.of('picture').keys(), ...readNow]));
  const keys = [...pages, ...parts.values()].filter(hasRead).flatMap((part) => part.reads);
  return new Set(keys.filter((key) => parsePictureKey(key)).sort());
}
