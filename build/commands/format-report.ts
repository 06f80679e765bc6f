import { formatDiagnostics, type ReportOptions } from '../diagnostics/report.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { textReader } from '../read/text-reader.ts';
import { displayPath } from './display-path.ts';
import { nameSiteIn } from './name-site.ts';
import type { Options } from './options.ts';

/** Formats diagnostics of the content for a command: in the format of its options, unless another is given. */
export function formatReport(
  diagnostics: readonly Diagnostic[],
  options: Pick<Options, 'root' | 'siteFolder' | 'content' | 'format'>,
  more: Partial<ReportOptions> = {},
): string {
  const { content, format } = options;
  return formatDiagnostics(nameSiteIn(diagnostics, options), {
    format,
    readText: textReader(content),
    folder: displayPath(content),
    ...more,
  });
}
