import { posix } from 'node:path';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { PipelineResult } from '../../pipeline/result.ts';
import type { LazyWriter } from '../../pipeline/write/lazy-writer.ts';
import type { ShownProblem } from '../problems.ts';
import { withFailedPages } from './failed-pages.ts';

interface ShownInput {
  writer: Pick<LazyWriter, 'find' | 'list'>;
  showProblems: (diagnostics: readonly Diagnostic[]) => ShownProblem[];
  /** Whether pages of entries with a mistake stay. */
  keeps: boolean;
}

/** Files whose mistakes can take away any page. */
const siteFiles = ['routes.yaml', 'site.yaml'];

/**
 * Returns what the preview shows of a run: the page of an entry with a mistake stays as it was before, with the files
 * that it loads. A page that is gone for another reason does not stay.
 */
export function chooseShownOutputs(run: PipelineResult, { writer, showProblems, keeps }: ShownInput): OutputFile[] {
  const outputs = withFailedPages(run, { show: showProblems, find: writer.find });
  const broken = run.diagnostics.filter(({ severity }) => severity === 'error').map(({ file }) => file);
  if (!keeps || broken.length === 0) return outputs;
  const hasMistake = createMistakeTest(broken);
  const keyOf = ({ area, path }: OutputFile) => `${area}:${path}`;
  const made = new Set(outputs.map(keyOf));
  const removed = writer.list().filter((file) => !made.has(keyOf(file)));
  const kept = removed.filter(({ source }) => source !== undefined && hasMistake(source));
  if (kept.length === 0) return outputs;
  return [...outputs, ...kept, ...removed.filter(({ source }) => source === undefined)];
}

/** Creates the test whether a file that an output comes from, or its entry, has a mistake. */
function createMistakeTest(broken: readonly string[]): (source: string) => boolean {
  const folders = new Set(broken.map((file) => posix.dirname(file)));
  const isOfSite = broken.some((file) => siteFiles.includes(file));
  return (source) => isOfSite || folders.has(posix.dirname(source));
}
