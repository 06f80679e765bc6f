import i18next, { type i18n } from 'i18next';
import type { Strings } from '../../model/site.ts';

export interface Translator {
  i18n: i18n;
  /** The text of a key, or `undefined` where the language lacks it. */
  translate: (key: string, values?: Record<string, string | number>) => string | undefined;
}

/** Sets up i18next for each language. */
export function createTranslators(strings: ReadonlyMap<string, Strings>): Map<string, Translator> {
  return new Map([...strings].map(([locale, own]) => [locale, createTranslator(locale, own)]));
}

/**
 * Creates the translator of a language. Each text is looked up once: i18next takes microseconds, and a page asks
 * hundreds of times.
 */
function createTranslator(locale: string, strings: Strings): Translator {
  const instance = i18next.createInstance();
  instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: { translation: Object.fromEntries(strings) } },
  });
  const known = new Map<string, string | undefined>();
  const lookUp = (key: string, values?: Record<string, string | number>): string | undefined =>
    instance.exists(key, values) ? instance.t(key, values ?? {}) : undefined;
  return {
    i18n: instance,
    translate(key, values) {
      const asked = values ? `${key} ${JSON.stringify(values)}` : key;
      if (!known.has(asked)) known.set(asked, lookUp(key, values));
      return known.get(asked);
    },
  };
}

/** Creates a function that returns the text of a key in a language, empty if it is missing. */
export function translateWith(translators: ReadonlyMap<string, Translator>) {
  return (locale: string, key: string, values?: Record<string, string | number>): string =>
    translators.get(locale)?.translate(key, values) ?? '';
}
