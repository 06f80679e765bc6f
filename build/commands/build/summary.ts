import { checks, languageOf, ofLocale } from '../../languages/index.ts';
import { languageName } from '../../languages/language-name.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { countNoun } from '../../model/format-count.ts';
import type { NextChange } from '../../model/next-change.ts';
import { formatNextChange } from '../../model/schedule/next-change.ts';
import type { SharedAssetsReport, SharedStore } from '../../pipeline/cache/shared-assets.ts';

/** What a run did, in numbers, and what it found. */
export interface BuildReport {
  diagnostics: Diagnostic[];
  /** Locale → number of pages. */
  pages: Record<string, number>;
  rendered: number;
  written: number;
  unchanged: number;
  removed: number;
  /** When time alone will change the site. */
  nextChange?: NextChange;
  /** Notices that are not mistakes. */
  notices?: string[];
}

/** Writes a run's last lines: pages per language, files, notices, errors and warnings, time. */
export function formatSummary(
  report: BuildReport,
  options: { published: boolean; strict: boolean; seconds: number },
): string {
  const errors = report.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length;
  const warnings = report.diagnostics.length - errors;
  const time = `${options.seconds.toFixed(2)} s`;
  const problems = [countNoun(errors, 'error'), countNoun(warnings, 'warning')]
    .filter((part) => !part.startsWith('0 '))
    .join(', ');
  if (errors > 0 || (options.strict && warnings > 0))
    return `${problems}${options.published ? '; the last good site stays as it was' : ''} (${time})\n`;
  const total = Object.values(report.pages).reduce((sum, pages) => sum + pages, 0);
  const perLocale = Object.entries(report.pages)
    .map(([locale, pages]) => `${locale} ${pages}`)
    .join(', ');
  const lines = [`${countNoun(total, 'page')}: ${perLocale} (${report.rendered} rendered)`];
  lines.push(...uncheckedLanguages(Object.keys(report.pages)));
  if (options.published)
    lines.push(
      `${countNoun(report.written + report.unchanged, 'file')}: ${report.written} written, ${report.unchanged} unchanged, ${report.removed} removed`,
    );
  if (report.nextChange) lines.push(formatNextChange(report.nextChange));
  lines.push(...(report.notices ?? []));
  lines.push(`${problems || 'no errors, no warnings'} (${time})`);
  return `${lines.join('\n')}\n`;
}

/** Writes what a build received from the shared store and sent to it. Without it, the build only takes longer. */
export function formatSharedAssets({ received, sent, problem }: SharedAssetsReport, { address }: SharedStore): string {
  const { host } = new URL(address);
  const trouble = problem === undefined ? '' : ` It could not be used for everything: ${problem}.`;
  return `The shared cache at ${host}: ${received} received, ${sent} sent.${trouble}\n`;
}

/** Lists the checks that are skipped in languages without a file. */
function uncheckedLanguages(locales: readonly string[]): string[] {
  return locales
    .filter((locale) => !ofLocale(checks, locale))
    .map(
      (locale) =>
        `${languageName(locale)} has no file build/languages/${languageOf(locale)}.ts: its texts are not checked for another language and for numbers in words, and the search knows none of their endings and function words.`,
    );
}
