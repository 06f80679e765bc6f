/** The plural categories of `Intl.PluralRules`, in the order in which they are written. */
export const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

const pluralKey = new RegExp(`^(.*)_(${pluralOrder.join('|')})$`);

/** The numbers that most texts count to. */
const usualNumbers = [...Array(101).keys()];

/** Returns a key without the ending of its plural form: `items` of `items_few`; `undefined` if it has none. */
export function pluralBase(key: string): string | undefined {
  return pluralKey.exec(key)?.[1];
}

/** Returns the category of a key's plural form: `few` of `items_few`; `undefined` if it has none. */
export function pluralCategory(key: string): string | undefined {
  return pluralKey.exec(key)?.[2];
}

/** Returns the plural categories of a language, in order. */
export function pluralCategories(locale: string): string[] {
  const { pluralCategories: categories } = new Intl.PluralRules(locale).resolvedOptions();
  return [...categories].sort((a, b) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b));
}

/**
 * Returns the plural categories that a text must have in a language: `other`, and those of the numbers up to 100. `many`
 * is the form of 5 in Polish; in French it is that of millions, in Czech that of fractions, which few texts need.
 */
export function requiredCategories(locale: string): string[] {
  const rules = new Intl.PluralRules(locale);
  const used = new Set<string>(['other', ...usualNumbers.map((number) => rules.select(number))]);
  return pluralCategories(locale).filter((category) => used.has(category));
}

/** Returns whether a plural form is shown for one number alone, apart from 0; `zero` is the form of 0 in any language. */
export function isOfOneNumber(locale: string, category: string): boolean {
  const rules = new Intl.PluralRules(locale);
  const own = usualNumbers.filter((number) => number > 0 && rules.select(number) === category);
  return own.length === 1 || (category === 'zero' && own.length === 0);
}

/** Returns a number that a language has a plural category for, in English notation. */
export function exampleNumber(locale: string, category: string): string {
  const rules = new Intl.PluralRules(locale);
  const numbers = [25, ...usualNumbers.slice(1), 0, 1_000_000, 1.5];
  const example = numbers.find((number) => rules.select(number) === category);
  return example === undefined ? category : new Intl.NumberFormat('en').format(example);
}
