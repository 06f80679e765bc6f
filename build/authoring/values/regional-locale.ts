import { byLocale } from '../../languages/by-locale.ts';
import { ofLocale, writing } from '../../languages/index.ts';

/**
 * Returns a locale with the region whose formats are used: `pt-BR` as it is, `en-GB` for `en`. The file of a language may
 * say which region that is; otherwise it is the one where most speakers live.
 */
export const regionalLocale = byLocale((locale) => {
  const { language, script, region } = new Intl.Locale(locale);
  if (region) return locale;
  const usual = ofLocale(writing, locale)?.region ?? new Intl.Locale(locale).maximize().region;
  return usual ? [language, script, usual].filter(Boolean).join('-') : locale;
});

/** Returns a locale as Open Graph names it: `en_GB`. */
export const openGraphLocale = byLocale((locale) => {
  const { language, region } = new Intl.Locale(regionalLocale(locale));
  return [language, region].filter(Boolean).join('_');
});
