import type { Diagnostic } from '../diagnostic.ts';
import { escapeXml } from '../files/escape-xml.ts';

/**
 * Formats sorted diagnostics as JUnit XML, which CI servers show as tests: a suite per file, a failed case per error, a
 * passed case with its text per warning; one passed case if there are no diagnostics. In strict runs warnings fail too.
 * `texts` are the full texts of the diagnostics, in the same order.
 */
export function formatJunit(
  diagnostics: readonly Diagnostic[],
  { texts, strict }: { texts: readonly string[]; strict: boolean },
): string {
  const isFailure = ({ severity }: Diagnostic) => strict || severity === 'error';
  const suites = new Map<string, string[]>();
  diagnostics.forEach((diagnostic, index) => {
    const cases = suites.get(diagnostic.file) ?? [];
    suites.set(diagnostic.file, cases);
    cases.push(caseOf(diagnostic, { text: texts[index] ?? diagnostic.message, failed: isFailure(diagnostic) }));
  });
  if (suites.size === 0) suites.set('content', ['    <testcase name="no problems" classname="content"/>']);
  const counts = (cases: number, found: readonly Diagnostic[]) =>
    `tests="${cases}" failures="${found.filter(isFailure).length}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="content" ${counts(Math.max(1, diagnostics.length), diagnostics)}>`,
    ...[...suites].flatMap(([file, cases]) => [
      `  <testsuite name="${escapeXml(file)}" ${counts(
        cases.length,
        diagnostics.filter((diagnostic) => diagnostic.file === file),
      )} skipped="0">`,
      ...cases,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function caseOf(
  { code, message, file, line, column }: Diagnostic,
  { text, failed }: { text: string; failed: boolean },
): string {
  const name = escapeXml(`${line}:${column} ${code}`);
  const path = escapeXml(file);
  const outcome = failed
    ? `<failure type="${code}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`
    : `<system-out>${escapeXml(text)}</system-out>`;
  return `    <testcase name="${name}" classname="${path}" file="${path}" line="${line}">${outcome}</testcase>`;
}
