import { textDirection } from '../languages/text-direction.ts';

/** Returns the attributes of a part in another language than its page; `dir` if it is also read in another direction. */
export function languageAttributes(locale: string, page: string): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (locale === page) return {};
  const dir = textDirection(locale);
  return { lang: locale, ...(dir === textDirection(page) ? {} : { dir }) };
}
