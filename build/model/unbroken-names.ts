import type { Site } from './site.ts';

/** Lists the names of several words that texts in a language keep on one line, as the kinds of the entries say them. */
export function unbrokenNames({ entries }: Pick<Site, 'entries'>, locale: string): string[] {
  const names = [...entries.values()].flatMap((localized) => {
    const entry = localized.get(locale);
    return entry?.kind.unbrokenNames?.(entry) ?? [];
  });
  return [...new Set(names.filter((name) => name.includes(' ')))].sort();
}
