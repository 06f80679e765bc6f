import type { Diagnostic } from '../../model/diagnostic.ts';
import { nameShowingPages, type PageDiagnostic } from '../../model/diagnostics/follow-ups.ts';
import { isFailed } from '../../model/is-failed.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import { digestOfFailure, type FailedPage } from '../../pipeline/steps/failed-page.ts';
import { diagnosticsByPage } from '../../pipeline/steps/find-problems.ts';
import { failedPage } from '../pages/failed-page.ts';
import type { ShownProblem } from '../problems.ts';

/** A run of the pipeline, as far as its failed pages need it. */
type Run = Pick<PipelineResult, 'site' | 'pages' | 'memo' | 'diagnostics' | 'renderAgain'>;

type Show = (diagnostics: readonly Diagnostic[]) => ShownProblem[];

/** Returns the output that shows why a page could not be rendered. */
export function outputOfFailure(failure: FailedPage, show: Show): OutputFile {
  return {
    area: 'site',
    path: failure.output,
    digest: digestOfFailure(failure),
    source: failure.entry.source.words,
    contents: () => failedPage(show(failure.diagnostics), failure),
  };
}

/**
 * Returns the outputs of a run. In place of a page that could not be rendered there is a page with its error, or, if
 * the content has the mistake, the page of the run before.
 */
export function withFailedPages(
  run: Run & Pick<PipelineResult, 'outputs'>,
  { show, find }: { show: Show; find: (file: Pick<OutputFile, 'area' | 'path'>) => OutputFile | undefined },
): OutputFile[] {
  const failed = new Map(run.pages.filter(isFailed).map((page) => [page.output, page]));
  if (failed.size === 0) return run.outputs;
  const entries = new Map([...(run.site?.routes.values() ?? [])].map(({ output, entry }) => [output, entry]));
  return run.outputs.map((file) => {
    const page = file.area === 'site' ? failed.get(file.path) : undefined;
    const entry = page && entries.get(page.output);
    if (!page || !entry) return file;
    const diagnostics = [
      ...page.diagnostics,
      ...page.shared.flatMap((key) => run.memo.parts.get(key)?.diagnostics ?? []),
    ];
    const before = find(file);
    if (before && !isFailed(before) && !diagnostics.some(({ code }) => code === 'template-error')) return before;
    return {
      ...file,
      digest: digestOfFailure({ url: page.url, entry, diagnostics }),
      contents: () =>
        failedPage(show(findFailure(run, page.output)?.diagnostics ?? diagnostics), { url: page.url, entry }),
    };
  });
}

/**
 * Returns the problems of the site as a page shows them. The error of its own template comes first, with its own
 * entry and props.
 * @param page the output path of the page that is open
 * @param ahead what failed when pages were shown before the whole site is built
 */
export function listPageProblems(page: string, run: Run, ahead?: ReadonlyMap<string, FailedPage>): Diagnostic[] {
  const failure = ahead?.get(page) ?? findFailure(run, page);
  if (!failure) return run.diagnostics;
  const isOwn = (other: Diagnostic) => failure.diagnostics.some((own) => isSamePlace(own, other));
  const byPage = diagnosticsByPage(run.pages, run.memo.parts);
  return [
    ...failure.diagnostics.map((own) => nameShowingPages(own, [failure.url, ...pagesWith(own, byPage)])),
    ...run.diagnostics.filter((other) => !isOwn(other)),
  ];
}

/** Returns all problems of the site, including problems of pages that were shown ahead of the running build. */
export function listSiteProblems(run: Run, ahead: ReadonlyMap<string, FailedPage> = new Map()): Diagnostic[] {
  const early = [...ahead.values()].flatMap(({ diagnostics }) => diagnostics);
  return [
    ...early.filter((one, index) => early.findIndex((other) => isSamePlace(one, other)) === index),
    ...run.diagnostics.filter((other) => !early.some((one) => isSamePlace(one, other))),
  ];
}

function pagesWith({ causes }: Diagnostic, byPage: readonly PageDiagnostic[]): string[] {
  const reported = byPage.filter(({ diagnostics }) => diagnostics.some((other) => other.causes === causes));
  return reported.flatMap(({ pages }) => pages);
}

function isSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  return a.code === b.code && a.file === b.file && a.line === b.line && a.column === b.column;
}

/** Renders a failed page of the last run once more, alone, so that the message is about this page. */
function findFailure({ site, pages, renderAgain }: Run, output: string): FailedPage | undefined {
  const page = pages.find((one) => one.output === output);
  const route = page && isFailed(page) ? site?.routes.get(page.url) : undefined;
  return route && renderAgain?.findFailure(route);
}
