/** Returns the English name of a language, for messages: `French` for `fr`. */
export function languageName(locale: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? locale;
}
