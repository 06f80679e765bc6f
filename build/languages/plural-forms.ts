import { byLocale } from './by-locale.ts';

/** The plural categories of `Intl.PluralRules`, in the order in which they are written. */
export const pluralOrder = ['zero', 'one', 'two', 'few', 'many', 'other'];

const pluralKey = new RegExp(`^(.*)_(${pluralOrder.join('|')})$`);

/** The numbers that most texts count to. */
const usualNumbers = [...Array(1001).keys()];

/** Lists the plural categories of a language, in order, each with the usual numbers that it is for. */
const categoriesOf = byLocale((locale) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Map<string, number[]>(rules.resolvedOptions().pluralCategories.map((category) => [category, []]));
  for (const number of usualNumbers) numbers.get(rules.select(number))?.push(number);
  return new Map([...numbers].sort(([a], [b]) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b)));
});

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
  return [...categoriesOf(locale).keys()];
}

/**
 * Returns the plural categories that a text must have in a language: `other`, and the categories of the numbers up to
 * 1,000. `many` is the form of 5 in Polish, but of millions in French and of fractions in Czech, which few texts need.
 */
export function requiredCategories(locale: string): string[] {
  return [...categoriesOf(locale)]
    .filter(([category, numbers]) => category === 'other' || numbers.length > 0)
    .map(([category]) => category);
}

/** Returns whether a plural form is shown for one number alone, apart from 0; `zero` is the form of 0 in any language. */
export function isOfOneNumber(locale: string, category: string): boolean {
  const own = (categoriesOf(locale).get(category) ?? []).filter((number) => number > 0);
  return own.length === 1 || (category === 'zero' && own.length === 0);
}

/** Returns a number that a language has a plural category for, in English notation. */
export function exampleNumber(locale: string, category: string): string {
  const rules = new Intl.PluralRules(locale);
  const numbers = [25, ...usualNumbers.slice(1), 0, 1_000_000, 1.5];
  const example = numbers.find((number) => rules.select(number) === category);
  return example === undefined ? category : new Intl.NumberFormat('en').format(example);
}
