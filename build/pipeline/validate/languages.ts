import type { Problem } from '../../model/diagnostic.ts';
import { missingLanguageId, parseMissingLanguage } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean, findClosest } from '../../model/diagnostics/suggest.ts';
import { firstNames } from '../../model/first-names.ts';
import { groupPairs } from '../../model/group-by.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { collectProblems, type Report } from './reports.ts';
import type { SiteFile } from './structs.ts';

/** Checks that the default language is one of the site's. */
export function checkDefaultLocale({ defaultLocale, locales }: SiteFile): Problem[] {
  const known = locales.map(({ id }) => id);
  if (known.includes(defaultLocale)) return [];
  return [
    {
      code: 'invalid-value',
      severity: 'error',
      message: `"defaultLocale" must be one of the locales of this site: ${known.join(', ')}; here it is "${defaultLocale}".`,
      hint: didYouMean(defaultLocale, known) ?? `Write one of them, or add ${defaultLocale} to locales:.`,
      at: { path: ['defaultLocale'] },
    },
  ];
}

/**
 * Adds to reports the languages that several files are in and `site.yaml` lacks: one report for each language, none for
 * its files. If a language in `site.yaml` is mistyped, content that lacks it is not reported.
 */
export function withMissingLocales(
  reports: readonly Report[],
  files: ReadonlyMap<string, ParsedFile>,
  locales: readonly string[],
): Report[] {
  const mistyped = findMistyped(files.keys(), locales);
  const own = reports.filter(([path]) => files.has(path) || !mistyped.has(localeOfFile(path) ?? ''));
  const missing = findMissing(collectProblems(files, own), [...locales, ...mistyped.values()]);
  return [...own, ['site.yaml', [...explainMistyped(mistyped, locales), ...missing]]];
}

/**
 * Finds languages of `site.yaml` that no file is in, while several files are in a similar, unknown language. Returns
 * each id with the language that is meant.
 */
function findMistyped(paths: Iterable<string>, locales: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of [...paths].flatMap((path) => localeOfFile(path) ?? []))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const others = [...counts].flatMap(([name, count]) => (count > 1 && !locales.includes(name) ? [name] : []));
  return new Map(
    locales.flatMap((locale) => {
      const meant = counts.has(locale) ? undefined : findClosest(locale, others);
      return meant === undefined ? [] : [[locale, meant] as const];
    }),
  );
}

/** Returns the name of a file of words or of interface texts, which is that of its language: `en`. */
function localeOfFile(path: string): string | undefined {
  return /^(?:[^/]+\/[^/]+\/(?=[^/]+\.md$)|strings\/(?=[^/]+\.yaml$))([^/]+)\.\w+$/.exec(path)?.[1];
}

/** Finds the languages, other than those that are known, that several files are in. */
function findMissing(problems: ReadonlyMap<string, readonly Problem[]>, known: readonly string[]): Problem[] {
  const files = groupPairs(
    [...problems].flatMap(([path, found]) => {
      const locales = new Set(found.flatMap(({ followsFrom }) => parseMissingLanguage(followsFrom) ?? []));
      return [...locales].filter((locale) => !known.includes(locale)).map((locale) => [locale, path] as const);
    }),
  );
  return [...files].filter(([, paths]) => paths.length > 1).map(explainMissing);
}

function explainMistyped(mistyped: ReadonlyMap<string, string>, locales: readonly string[]): Problem[] {
  return [...mistyped].map(([locale, meant]) => ({
    code: 'unknown-locale',
    severity: 'error',
    message: `No file is in the language "${locale}", but files are in "${meant}", which is not among the locales.`,
    hint: `Did you mean "${meant}"?`,
    at: { path: ['locales', locales.indexOf(locale), 'id'] },
    causes: missingLanguageId(meant),
    alsoCauses: [missingLanguageId(locale)],
  }));
}

function explainMissing([locale, paths]: [string, string[]]): Problem {
  return {
    code: 'unknown-locale',
    severity: 'error',
    message: `"${locale}" is not among the locales of site.yaml, but ${paths.length} files are in it: ${firstNames(paths, 2)}`,
    hint: `Add ${locale} to locales:, with its name and prefix, or remove these files.`,
    at: { path: ['locales'], key: true },
    causes: missingLanguageId(locale),
  };
}
