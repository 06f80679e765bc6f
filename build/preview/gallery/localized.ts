/** Takes one language out of data in which every `{ en, fr, nl }` stands for a text. */
export function inLocale(value: unknown, locale: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const mapping = value as Record<string, unknown>;
  if (Object.keys(mapping).sort().join() === 'en,fr,nl') return mapping[locale] ?? mapping.en;
  return Object.fromEntries(Object.entries(mapping).map(([key, item]) => [key, inLocale(item, locale)]));
}
