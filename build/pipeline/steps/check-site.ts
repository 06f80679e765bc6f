import { join } from 'node:path';
import { findDocument } from '../../model/assets.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { createFailureRecorder, describeFailures } from '../../model/diagnostics/facet-failures.ts';
import { textReader } from '../../model/files/text-reader.ts';
import { listComingChanges } from '../../model/schedule/next-change.ts';
import type { Site } from '../../model/site.ts';
import type { Memo } from '../cache/memo.ts';
import type { MissingText } from '../emit/missing-texts.ts';
import { hostInput } from '../emit/site.ts';
import { explainMissingString } from '../render/context/texts.ts';
import { findKey } from '../render/find-place.ts';
import type { PipelineResult } from '../result.ts';
import type { EmittedRun } from '../run.ts';
import type { LanguageComparison } from './compare-languages.ts';
import { findProblems, type Problems } from './find-problems.ts';

/** Finds all that is wrong with the site, and what time alone will change. */
export function checkSite(run: EmittedRun): PipelineResult {
  const { input, read, site, made, rendered, beside, outputs } = run;
  input.progress?.('check', rendered.pages.length, rendered.pages.length);
  const comparison = run.compareLanguages();
  const { attempt, failures } = createFailureRecorder();
  const coming = listComingChanges(site, attempt);
  const problems = findProblems({
    ...run,
    forHosts: describeForHosts(run),
    content: read.content,
    templates: input.templates,
    findElement: run.renderer.findElement,
    early: [...read.diagnostics, ...made.diagnostics, ...comparison.diagnostics, ...beside.diagnostics],
    late: [...reportMissingTexts([...made.missingTexts, ...beside.missingTexts], run), ...describeFailures(failures())],
  });
  return {
    outputs,
    diagnostics: problems.diagnostics,
    notices: problems.notices,
    site,
    coming,
    translate: run.translate,
    document: (locale, ref) => findDocument(made.assets, site.config, { locale, ref }),
    styles: made.assets.styles,
    renderAgain: run.renderAgain,
    pages: rendered.pages,
    entriesRead: run.entriesRead,
    rendered: rendered.rendered,
    memo: nextMemo(run, problems, comparison),
  };
}

function describeForHosts({ input, site }: EmittedRun) {
  const { templates, publishedFolder, shownFolders, contentFolder } = input;
  return {
    ...hostInput(site, { errorPage: templates.site.pages.error, publishedFolder }),
    ...(shownFolders ? { shownFolders } : {}),
    readRootFile: textReader(join(contentFolder, '..')),
  };
}

function nextMemo(
  { read: { memo }, rendered }: EmittedRun,
  problems: Problems,
  { compared }: LanguageComparison,
): Memo {
  return {
    ...memo,
    reads: memo.reads.with(rendered.reads),
    inputHashes: rendered.inputHashes,
    validTargets: problems.validTargets,
    validOutputs: problems.validOutputs,
    pages: new Map(rendered.pages.map((page) => [page.url, page])),
    parts: rendered.parts,
    ...(problems.foreign ? { foreign: problems.foreign } : {}),
    compared,
  };
}

/** Reports the interface texts that are missing outside of pages, each once and at the place where pages report theirs. */
function reportMissingTexts(
  missing: readonly MissingText[],
  { site, readText }: { site: Pick<Site, 'unusable'>; readText: (path: string) => string },
): Diagnostic[] {
  const reported = new Map<string, Diagnostic>();
  for (const { locale, key, askedBy } of missing) {
    const file = `strings/${locale}.yaml`;
    const { section, problem } = explainMissingString(key, locale);
    if (site.unusable.has(file) || reported.has(problem.causes)) continue;
    const message = `${problem.message.replace(/\.$/, '')}; ${askedBy} it.`;
    reported.set(problem.causes, {
      ...problem,
      message,
      severity: 'error',
      ...findKey(file, section.split('.'), readText),
    });
  }
  return [...reported.values()];
}
