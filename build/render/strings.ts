import i18next, { type i18n } from 'i18next';
import type { Strings } from '../model.ts';

/** Interface texts of one language. */
export interface Translator {
  i18n: i18n;
  /** The text of a key, or `undefined` where the language lacks it. */
  translate: (key: string, values?: Record<string, string | number>) => string | undefined;
}

/** Sets up i18next for each language. */
export function createTranslators(strings: ReadonlyMap<string, Strings>): Map<string, Translator> {
  return new Map([...strings].map(([locale, own]) => [locale, createTranslator(locale, own)]));
}

/** Plain texts are looked up once. */
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
  const plain = new Map<string, string | undefined>();
  const lookUp = (key: string, values?: Record<string, string | number>): string | undefined =>
    instance.exists(key, values) ? instance.t(key, values ?? {}) : undefined;
  return {
    i18n: instance,
    translate(key, values) {
      if (values) return lookUp(key, values);
      if (!plain.has(key)) plain.set(key, lookUp(key));
      return plain.get(key);
    },
  };
}
