import type { Diagnostic } from '../model/diagnostic.ts';
import { formatReport } from './format-report.ts';
import type { Options } from './options.ts';

/** Prints why the templates or the content cannot be used, to the command that needs them. */
export function reportProblem({ diagnostics }: { diagnostics: readonly Diagnostic[] }, options: Options): void {
  process.stdout.write(formatReport(diagnostics, options));
}
