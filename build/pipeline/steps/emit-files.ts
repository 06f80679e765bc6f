import { parsePictureKey } from '../../formats/pictures/read.ts';
import { createFailureRecorder } from '../../model/diagnostics/facet-failures.ts';
import type { RenderedPage } from '../../model/page.ts';
import { createReadMatcher } from '../cache/cached-page.ts';
import type { Reads } from '../cache/reads.ts';
import { findChangeDays } from '../emit/feeds/change-days.ts';
import { listPageImages } from '../emit/feeds/sitemap-images.ts';
import { emitPictures } from '../emit/pictures/pictures.ts';
import { emitSite } from '../emit/site.ts';
import { listEntriesRead } from '../render/entries-read.ts';
import type { RenderedSite } from '../render/render-pages.ts';
import type { EmittedRun, RenderedRun } from '../run.ts';
import { loadPage } from '../write/staging.ts';

/** Lists every file of the site. */
export async function emitFiles(run: RenderedRun): Promise<EmittedRun> {
  const { input, memo, site, made, rendered, beside, base, described } = run;
  const { pictures } = made.assets;
  input.progress?.('emit');
  const shown = pictureReads(rendered, memo.reads);
  const entriesRead = (page: RenderedPage) => listEntriesRead(page, run.renderer.sources);
  // The pseudo-locale has other words than the change ledger. Failures are reported with the changes to come.
  const changeDays = described.pseudo
    ? undefined
    : findChangeDays({ site, pages: rendered.pages, entriesRead }, createFailureRecorder().attempt);
  const outputs = emitSite({
    site,
    pages: rendered.pages,
    changeDays,
    htmlOf: (page) => loadPage(rendered.htmlOf(page)),
    stagedOf: rendered.stagedOf,
    besidePages: beside.files,
    assets: [...made.files, ...emitPictures(shown.all, pictures, { ...input, site, cache: input.assetCache })],
    images: listPageImages(shown.byPage, { site, pictures }),
    errorPage: input.templates.site.pages.error,
    publishedFolder: input.publishedFolder,
    made: described,
    base,
    cache: input.assetCache,
    inputs: beside.inputs,
  });
  return { ...run, outputs, entriesRead, changeDays };
}

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
function pictureReads(
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
