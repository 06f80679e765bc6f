/** The language that an example is shown in, and the one that it has in any case. */
export interface ShownLocale {
  locale: string;
  defaultLocale: string;
}

const localeId = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** Takes one language out of data in which every table of languages, such as `{ en, fr, nl }`, stands for a text. */
export function inLocale(value: unknown, shown: ShownLocale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, shown));
  if (typeof value !== 'object' || value === null) return value;
  const mapping = value as Record<string, unknown>;
  const { locale, defaultLocale } = shown;
  if (defaultLocale in mapping && Object.keys(mapping).every((key) => localeId.test(key)))
    return mapping[locale] ?? mapping[defaultLocale];
  return Object.fromEntries(Object.entries(mapping).map(([key, item]) => [key, inLocale(item, shown)]));
}
