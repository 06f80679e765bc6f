import { isMapping } from '../../model/struct/mapping.ts';

/** The language that an example is shown in, and the one that it has in any case. */
export interface ShownLocale {
  locale: string;
  defaultLocale: string;
}

const localeId = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** Reads one language from data: replaces each table of languages, such as `{ en, fr, nl }`, with its text. */
export function pickLocale(value: unknown, shown: ShownLocale): unknown {
  if (Array.isArray(value)) return value.map((item) => pickLocale(item, shown));
  if (!isMapping(value)) return value;
  const { locale, defaultLocale } = shown;
  if (isLocaleTable(new Map(Object.entries(value)), defaultLocale)) return value[locale] ?? value[defaultLocale];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pickLocale(item, shown)]));
}

/** Returns whether the keys of a map are languages, the default one among them. */
export function isLocaleTable(fields: ReadonlyMap<string, unknown>, defaultLocale: string): boolean {
  return fields.has(defaultLocale) && [...fields.keys()].every((key) => localeId.test(key));
}
