import type { Country } from '#authoring/forms/countries.ts';

/** A country and all names that it is found by, folded; they are collected when they are first asked for. */
interface SearchableCountry extends Country {
  readonly terms: string[];
}

/** Lets countries be found by their code, their name, their names in other languages and in their own, and their synonyms (`GB: UK, England; NL: Holland`). */
export function indexCountries(
  countries: readonly Country[],
  synonyms: string,
  locales: readonly string[],
): SearchableCountry[] {
  const others = Object.fromEntries(synonyms.split('; ').map((entry) => entry.split(': '))) as Record<string, string>;
  const names = locales.map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  return countries.map(({ code, name }) => {
    let terms: string[] | undefined;
    return {
      code,
      name,
      get terms() {
        terms ??= [
          code,
          name,
          ownName(code),
          ...names.map((one) => one.of(code) ?? ''),
          ...(others[code]?.split(', ') ?? []),
        ].map(fold);
        return terms;
      },
    };
  });
}

/** Collects the names of all countries, a few in each task: together they would hold up a phone for a tenth of a second. */
export async function collectTerms(countries: readonly SearchableCountry[]): Promise<void> {
  for (let index = 0; index < countries.length; index += 10) {
    for (const country of countries.slice(index, index + 10)) void country.terms;
    await new Promise((done) => setTimeout(done));
  }
}

/** Finds the countries with a name, or a word of a name, that begins with the text; those whose name does come first. */
export function findCountries(countries: readonly SearchableCountry[], text: string): SearchableCountry[] {
  const query = fold(text);
  if (!query) return [...countries];
  const begins = countries.filter(({ terms }) => terms.some((term) => term.startsWith(query)));
  const contains = countries.filter(({ terms }) => terms.some((term) => term.includes(` ${query}`)));
  return [...new Set([...begins, ...contains])];
}

/** Finds the country that is called exactly so. */
export function namedCountry(countries: readonly SearchableCountry[], text: string): SearchableCountry | undefined {
  const query = fold(text);
  return query ? countries.find(({ terms }) => terms.includes(query)) : undefined;
}

/** Finds the country that a text can only mean: the one that is called so, or the only one found by it. */
export function matchCountry(countries: readonly SearchableCountry[], text: string): SearchableCountry | undefined {
  const [first, second] = fold(text) ? findCountries(countries, text) : [];
  return namedCountry(countries, text) ?? (second ? undefined : first);
}

/** Returns the country's name in the language that most people there speak. */
function ownName(code: string): string {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? '';
}

/** Converts a text to lower case without accents and points, its words separated by single spaces. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
