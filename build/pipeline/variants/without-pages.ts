import { sortDiagnostics } from '../../model/diagnostics/report.ts';
import type { Site } from '../../model/site.ts';
import type { PipelineResult } from '../result.ts';
import type { EmittedRun, PlannedRun, Stages } from '../run.ts';

/**
 * The site before any page is rendered, without what takes longest: PDFs, search indexes, and the social images of pages.
 * The preview renders a requested page from it while it builds the rest. Nothing is checked.
 */
export function withoutPages(stages: Stages): Stages {
  return {
    ...stages,
    plan: (run) => ({ ...stages.plan(run), isRendered: () => false, isMade: () => false }),
    makeAssets: async (run) => {
      const { input, read, site } = run;
      return { ...(await stages.makeAssets(withFewAssets(run))), input, read, site };
    },
    emit: async (run) => ({ ...run, outputs: run.made.files, entriesRead: () => [], changeDays: undefined }),
    check: resultWithoutPages,
  };
}

/** Leaves out the search page, which alone has indexes, and all social images but the common one. */
function withFewAssets(run: PlannedRun): PlannedRun {
  const { templates } = run.input;
  const { search: _, ...pages } = templates.site.pages;
  const site: Site = { ...run.site, config: { ...run.site.config, socialImages: 'one' } };
  return {
    ...run,
    input: { ...run.input, templates: { ...templates, site: { ...templates.site, pages } } },
    read: { ...run.read, site },
    site,
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
