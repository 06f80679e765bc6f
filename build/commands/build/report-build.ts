import type { Diagnostic } from '../../model/diagnostic.ts';
import type { DiagnosticCode } from '../../model/diagnostic-codes.ts';
import type { Options } from '../options/options.ts';
import { formatReport } from '../project/format-report.ts';
import { nameSite } from '../project/name-site.ts';
import { type BuildReport, formatSummary } from './summary.ts';

/** The report of a run that ends before it reads the content. */
export const emptyReport: BuildReport = {
  diagnostics: [],
  pages: {},
  rendered: 0,
  written: 0,
  removed: 0,
  unchanged: 0,
};

/** Prints what was found and done → the exit code. */
export function printResult(report: BuildReport, options: Options, started: number): number {
  const summary = formatSummary(report, {
    published: options.command === 'build',
    strict: options.strict,
    seconds: (performance.now() - started) / 1000,
  });
  printReport(report, nameSite(summary, options), options);
  if (report.diagnostics.some(({ code }) => templateCodes.has(code))) return 3;
  return hasFailed(report.diagnostics, options) ? 1 : 0;
}

/** Prints diagnostics, then the last lines of a run: on standard error if programs read standard output. */
export function printReport(
  { diagnostics, nextChange }: Pick<BuildReport, 'diagnostics' | 'nextChange'>,
  summary: string,
  options: Options,
): void {
  const found = formatReport(diagnostics, options, { strict: options.strict, ...(nextChange ? { nextChange } : {}) });
  process.stdout.write(found);
  if (options.format === 'text') process.stdout.write(`${found === '' ? '' : '\n'}${summary}`);
  else process.stderr.write(summary);
}

/** Codes of mistakes that a developer corrects, not a writer. */
const templateCodes: ReadonlySet<DiagnosticCode> = new Set(['template-syntax', 'template-error']);

/** Returns whether a run fails: on errors, and in a strict run on warnings too. */
export function hasFailed(diagnostics: readonly Diagnostic[], { strict }: Options): boolean {
  return strict ? diagnostics.length > 0 : diagnostics.some(({ severity }) => severity === 'error');
}
