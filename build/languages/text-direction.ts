import { byLocale } from './by-locale.ts';

/** The scripts of today's languages that are written from right to left, by ISO 15924. */
const rightToLeft: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/**
 * Returns the direction of a locale's usual script, for `dir`. `Intl.Locale` also knows it, but as a property in some
 * versions of Node and as a method in others.
 */
export const textDirection = byLocale((locale): 'ltr' | 'rtl' =>
  rightToLeft.has(usualScript(locale)) ? 'rtl' : 'ltr',
);

/** Returns the script in which a language is usually written, by ISO 15924: `Latn`. */
export function usualScript(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? '';
}
