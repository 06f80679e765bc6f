import { missingLanguageId, parseMissingLanguage } from '../diagnostics/follow-ups.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
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

/** Finds languages that several files are in and `site.yaml` does not have: reported once, and for none of the files. */
export function findMissingLocales(problems: ReadonlyMap<string, readonly Problem[]>): Problem[] {
  const files = new Map<string, string[]>();
  for (const [path, found] of problems) {
    for (const locale of new Set(found.flatMap(({ followsFrom }) => parseMissingLanguage(followsFrom) ?? [])))
      files.set(locale, [...(files.get(locale) ?? []), path]);
  }
  return [...files]
    .filter(([, paths]) => paths.length > 1)
    .map(([locale, paths]) => ({
      code: 'unknown-locale',
      severity: 'error',
      message: `"${locale}" is not among the locales of site.yaml, but ${paths.length} files are in it: ${paths.slice(0, 2).join(', ')}${paths.length > 2 ? ' …' : ''}`,
      hint: `Add ${locale} to locales:, with its name and prefix, or remove these files.`,
      at: { path: ['locales'], key: true },
      causes: missingLanguageId(locale),
    }));
}
