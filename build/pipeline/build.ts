import type { Diagnostic } from '../model/diagnostic.ts';
import { withoutFollowUps, withoutReported } from '../model/diagnostics/follow-ups.ts';
import { sortDiagnostics } from '../model/diagnostics/report.ts';
import { textReader } from '../model/files/text-reader.ts';
import type { Memo } from './cache/memo.ts';
import type { PipelineInput } from './input.ts';
import { isRouted, type ReadSite, readSite } from './read-site.ts';
import type { PipelineResult } from './result.ts';
import type { Stages } from './run.ts';
import { checkSite } from './steps/check-site.ts';
import { emitFiles } from './steps/emit-files.ts';
import { makeSiteAssets } from './steps/make-site-assets.ts';
import { planSite } from './steps/plan-site.ts';
import { preparePages } from './steps/prepare-pages.ts';
import { renderSite } from './steps/render-site.ts';
import { describeTemplateFailure } from './steps/template-failure.ts';

/** The stages of a site as it is published. */
export const siteStages: Stages = {
  plan: planSite,
  makeAssets: makeSiteAssets,
  prepare: preparePages,
  render: renderSite,
  emit: emitFiles,
  check: checkSite,
};

/**
 * Turns content into a site. Every run is the same function; the memo of an earlier run only saves time.
 * @param stages those of a variant of the site, made from `siteStages`
 */
export async function runPipeline(
  input: PipelineInput,
  memo: Memo,
  stages: Stages = siteStages,
): Promise<PipelineResult> {
  let found: readonly Diagnostic[] = [];
  try {
    input.progress?.('read');
    const read = readSite(input, memo);
    if (!isRouted(read)) return failedResult(read);
    found = read.diagnostics;
    const planned = stages.plan({ input, memo, read });
    const made = await stages.makeAssets(planned);
    const prepared = stages.prepare(made);
    const rendered = await stages.render(prepared);
    const emitted = await stages.emit(rendered);
    return stages.check(emitted);
  } catch (error) {
    const diagnostics = describeTemplateFailure(error, { ...input, readText: textReader(input.contentFolder) });
    if (!diagnostics) throw error;
    return failedResult({ diagnostics: [...found, ...withoutReported(diagnostics, found)], memo });
  }
}

/** Returns the result of a run that ends before anything is rendered. */
function failedResult({ diagnostics, memo }: Pick<ReadSite, 'diagnostics' | 'memo'>): PipelineResult {
  return { outputs: [], diagnostics: sortDiagnostics(withoutFollowUps(diagnostics)), pages: [], rendered: 0, memo };
}

export { recordChanges } from './emit/feeds/change-days.ts';
export { headersOf } from './emit/headers.ts';
export type { PipelineInput } from './input.ts';
export { readSite } from './read-site.ts';
export { findUnrecordedAddresses, ledgerFile, recordAddresses } from './route/ledger.ts';
export { withContentProblems } from './variants/content-problems.ts';
