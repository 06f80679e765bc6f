import type { Entry } from './entry.ts';
import { FacetError } from './facet-error.ts';
import type { Site } from './site.ts';

/** Lists the names of several words that texts in a language keep on one line, as the kinds of the entries say them. */
export function unbrokenNames({ entries }: Pick<Site, 'entries'>, locale: string): string[] {
  const names = [...entries.values()].flatMap((localized) => {
    const entry = localized.get(locale);
    return entry ? namesOf(entry) : [];
  });
  return [...new Set(names.filter((name) => name.includes(' ')))].sort();
}

/** Returns the names of an entry; none if the facet fails, which is reported where addresses are assigned. */
function namesOf(entry: Entry): string[] {
  try {
    return entry.kind.unbrokenNames?.(entry) ?? [];
  } catch (error) {
    if (error instanceof FacetError) return [];
    throw error;
  }
}
