/** Returns a text with its first letter as a capital of the locale. */
export function capitalize(locale: string, text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
