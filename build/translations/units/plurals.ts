import { pluralCategories } from '../../languages/plural-forms.ts';

/** A language's plural forms as gettext has them: its formula, and the category of each number it gives. */
interface GettextPlurals {
  formula: string;
  categories: string[];
}

/**
 * Writes a language's plural rule as gettext's `Plural-Forms`. Only rules that distinguish one from many can be written, as
 * those of English, French and Dutch; of other languages the answer is `undefined`.
 */
export function gettextPlurals(locale: string): GettextPlurals | undefined {
  const rules = new Intl.PluralRules(locale);
  const categories = pluralCategories(locale);
  const one = rules.select(0) === 'one' ? '(n == 0 || n == 1)' : 'n == 1';
  const isOne = (n: number) => n === 1 || (n === 0 && rules.select(0) === 'one');
  const isMany = (n: number) => categories.includes('many') && n !== 0 && n % 1_000_000 === 0;
  const formed = (n: number) => (isOne(n) ? 'one' : isMany(n) ? 'many' : 'other');
  const samples = [...Array(201).keys(), 1_000, 1_000_000, 1_000_001, 2_000_000];
  if (samples.some((n) => categories.length > 1 && formed(n) !== rules.select(n))) return undefined;
  if (categories.length === 1) return { formula: 'nplurals=1; plural=0;', categories };
  return categories.includes('many')
    ? { formula: `nplurals=3; plural=${one} ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;`, categories }
    : { formula: `nplurals=2; plural=${one} ? 0 : 1;`, categories };
}
