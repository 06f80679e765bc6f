import { ofLocale, search } from '../languages/index.ts';
import type { SearchRules } from '../languages/language.ts';

/** Returns how the site search compares words of a locale's language; nothing where its language is not known. */
export function searchRulesOf(locale: string): SearchRules | undefined {
  return ofLocale(search, locale);
}
