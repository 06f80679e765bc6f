/** Reads the name of a language as gettext or BCP 47 writes it → its tag: `fr_FR.UTF-8@euro` → `fr-FR`. */
export function parseLanguageTag(name: string): string | undefined {
  const tag = name.replace(/[.@].*$/s, '').replace(/_/g, '-');
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Finds the language of a site that a name means: itself, or the language without its country. */
export function matchLocale(name: string, locales: readonly string[]): string | undefined {
  const tag = parseLanguageTag(name);
  if (tag === undefined) return undefined;
  const [language] = tag.split('-');
  return locales.find((locale) => parseLanguageTag(locale) === tag) ?? locales.find((locale) => locale === language);
}
