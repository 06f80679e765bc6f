/** The scripts that gettext names behind a language: `sr@latin`. */
const scripts: Readonly<Record<string, string>> = { latin: 'Latn', cyrillic: 'Cyrl' };

/** Reads the name of a language as gettext or BCP 47 writes it → its tag: `fr_FR.UTF-8@euro` → `fr-FR`. */
export function parseLanguageTag(name: string): string | undefined {
  const [tag = '', modifier = ''] = name.replace(/\.[^@]*/, '').split('@');
  const script = scripts[modifier];
  try {
    return new Intl.Locale(tag.replace(/_/g, '-'), script ? { script } : {}).baseName;
  } catch {
    return undefined;
  }
}

/** Finds the language of a site that a name means: itself, or the language in the same script without a country. */
export function matchLocale(name: string, locales: readonly string[]): string | undefined {
  const tag = parseLanguageTag(name);
  if (tag === undefined) return undefined;
  const own = new Intl.Locale(tag).maximize();
  return (
    locales.find((locale) => parseLanguageTag(locale) === tag) ??
    locales.find((locale) => {
      const { language, script } = new Intl.Locale(locale).maximize();
      return language === own.language && script === own.script && new Intl.Locale(locale).region === undefined;
    })
  );
}

/** Returns whether a name can be the code of a language: `fr`, not `French`. */
export function isLanguageCode(name: string): boolean {
  return /^[a-z]{2,3}(?:-|$)/.test(parseLanguageTag(name) ?? '');
}
