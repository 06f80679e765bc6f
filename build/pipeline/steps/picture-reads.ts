import { parsePictureKey } from '../../formats/pictures/read.ts';
import { createReadMatcher } from '../cache/cached-page.ts';
import type { Reads } from '../cache/reads.ts';
import type { RenderedSite } from '../render/render-pages.ts';

/** What pages and shared parts have read about pictures. */
interface PictureReads {
  all: Set<string>;
  /** Address of a page → the keys of its own reads, for the pages that have any. */
  byPage: Map<string, string[]>;
}

/**
 * Returns the keys of all reads of pictures by pages: from this run, or from earlier ones in `known`. Skips pages that
 * have none, which are most.
 */
export function pictureReads(
  { pages, parts, reads }: Pick<RenderedSite, 'pages' | 'parts' | 'reads'>,
  known: Reads,
): PictureReads {
  const readNow = reads.map(([key]) => key).filter((key) => parsePictureKey(key));
  const hasRead = createReadMatcher(new Set([...known.of('picture').keys(), ...readNow]));
  const ofPictures = (part: { reads: string[] }) => part.reads.filter((key) => parsePictureKey(key));
  const byPage = new Map(pages.filter(hasRead).map((page) => [page.url, ofPictures(page)]));
  const ofParts = [...parts.values()].filter(hasRead).flatMap(ofPictures);
  return { all: new Set([...[...byPage.values()].flat(), ...ofParts].sort()), byPage };
}
