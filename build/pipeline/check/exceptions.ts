import { createPlacers } from '../../formats/yaml/positions.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { mergeRepeated, type PageDiagnostic } from '../../model/diagnostics/follow-ups.ts';
import type { Finding } from '../../model/finding.ts';
import type { CheckInput } from './input.ts';

/**
 * Omits findings that `exceptions.yaml` declares, reports a template's mistake once, and reports declarations without a
 * finding.
 */
export function withoutExceptions(
  findings: readonly Finding[],
  { site: { exceptions }, readText }: Pick<CheckInput, 'site' | 'readText'>,
): Diagnostic[] {
  const met = new Set<string>();
  const place = createPlacers(readText);
  const diagnostics: Diagnostic[] = [];
  const ofTemplates: PageDiagnostic[] = [];
  for (const { subject, page, diagnostic } of findings) {
    if (exceptions[diagnostic.code]?.[subject] !== undefined) met.add(`${diagnostic.code} ${subject}`);
    else if (page !== undefined) ofTemplates.push({ diagnostics: [diagnostic], pages: [page] });
    else diagnostics.push(diagnostic);
  }
  for (const [code, subjects] of Object.entries(exceptions)) {
    // Only npm run links checks addresses of other sites.
    if (code === 'broken-link') continue;
    for (const subject of Object.keys(subjects ?? {})) {
      if (met.has(`${code} ${subject}`)) continue;
      diagnostics.push(
        place('exceptions.yaml', {
          code: 'unused-exception',
          severity: 'warning',
          message: `Nothing is found that this exception is for: ${code} of ${subject}.`,
          hint: 'Remove the line.',
          at: { path: [code, subject], key: true },
        }),
      );
    }
  }
  return [...diagnostics, ...mergeRepeated(ofTemplates)];
}
