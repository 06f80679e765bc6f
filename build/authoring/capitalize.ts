/** Returns a text with its first letter capital, as a language writes it; without a language, as English does. */
export function capitalize(text: string, locale?: string): string {
  const [first = ''] = text;
  return (locale === undefined ? first.toUpperCase() : first.toLocaleUpperCase(locale)) + text.slice(first.length);
}
