import type { Diagnostic } from '../../model/diagnostic.ts';
import { formatDiagnostics, type ReportOptions } from '../../model/diagnostics/report.ts';
import { textReader } from '../../model/files/text-reader.ts';
import type { Options } from '../options/options.ts';
import { displayPath } from './display-path.ts';
import { nameSiteIn } from './name-site.ts';

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
