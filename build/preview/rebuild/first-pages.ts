import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import type { ShownProblem } from '../problems.ts';
import { outputOfFailure } from './failed-pages.ts';

/** Renders a page of a site without pages, by its output path; `undefined` if the site has no such route. */
export function renderFirst(
  { site, renderAgain }: PipelineResult,
  path: string,
  showProblems: (diagnostics: readonly Diagnostic[]) => ShownProblem[],
): OutputFile | undefined {
  const route = [...(site?.routes.values() ?? [])].find(({ output }) => output === path);
  const rendered = route && renderAgain?.changed().render(route.entry);
  if (!rendered) return undefined;
  const { page, html, failure } = rendered;
  if (failure) return outputOfFailure(failure, showProblems);
  return { area: 'site', path, digest: page.digest, source: route.entry.source.words, contents: () => html };
}
