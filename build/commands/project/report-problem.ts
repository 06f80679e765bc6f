import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Options } from '../options/options.ts';
import { formatReport } from './format-report.ts';

/** Prints why the templates or the content cannot be used, to the command that needs them. */
export function reportProblem({ diagnostics }: { diagnostics: readonly Diagnostic[] }, options: Options): void {
  process.stdout.write(formatReport(diagnostics, options));
}
