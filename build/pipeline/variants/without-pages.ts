import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { PipelineResult } from '../result.ts';
import type { EmittedRun, Stages } from '../run.ts';
import { makeFirstSiteAssets } from '../steps/make-site-assets.ts';
import { prepareRenderer } from '../steps/prepare-pages.ts';

/**
 * The site before any page is rendered, without what takes longest: PDFs, search indexes, social images, cut fonts, and
 * files beside pages. The preview renders a requested page from it while it builds the rest. Nothing is checked.
 */
export function withoutPages(stages: Stages): Stages {
  return {
    ...stages,
    plan: (run) => ({ ...stages.plan(run), isRendered: () => false }),
    makeAssets: makeFirstSiteAssets,
    prepare: prepareRenderer,
    emit: async (run) => ({ ...run, outputs: run.made.files, entriesRead: () => [], changeDays: undefined }),
    check: resultWithoutPages,
  };
}

function resultWithoutPages({ read, site, outputs, translate, renderAgain }: EmittedRun): PipelineResult {
  return {
    outputs,
    diagnostics: sortDiagnostics([...read.diagnostics]),
    site,
    pages: [],
    rendered: 0,
    memo: read.memo,
    translate,
    renderAgain,
  };
}
