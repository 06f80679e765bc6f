import { formatDiagnostics } from '../diagnostics/report.ts';
import type { TemplateProblem } from '../model/template-problem.ts';
import { textReader } from '../read/text-reader.ts';
import { displayPath } from './display-path.ts';
import type { Options } from './options.ts';

/** Prints why the templates cannot be used, to the command that needs them → the exit code. */
export function reportTemplates({ diagnostics }: TemplateProblem, { content, format }: Options): number {
  const folder = displayPath(content);
  process.stdout.write(formatDiagnostics(diagnostics, { format, readText: textReader(content), folder }));
  return 3;
}
