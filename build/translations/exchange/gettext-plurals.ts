import { exampleNumber, pluralCategories } from '../../languages/plural-forms.ts';
import { type PluralRule, parsePluralExpression } from './plural-expression.ts';

/** A language's plural forms as gettext has them: the rule, and the category of each number that it gives. */
interface GettextPlurals {
  /** The value of the header `Plural-Forms`. */
  formula: string;
  categories: string[];
}

const fewOfSlavic = 'n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14)';
const fewOfBaltic = 'n % 10 >= 2 && (n % 100 < 11 || n % 100 > 19)';
const unlikeBreton = (...tens: string[]) => tens.map((ten) => `n % 100 / 10 != ${ten}`).join(' && ');

/** The rules of all languages of CLDR for whole numbers, with their number of forms, in the order of the categories. */
const rules: readonly [count: number, expression: string][] = [
  [1, '0'],
  [2, 'n != 1'],
  [2, 'n > 1'],
  [2, 'n % 10 != 1 || n % 100 == 11'],
  [2, 'n % 10 == 4 || n % 10 == 6 || n % 10 == 9'],
  [2, 'n >= 2 && (n < 11 || n > 99)'],
  [3, 'n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2'],
  [3, 'n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2'],
  [3, `n % 10 == 1 && n % 100 != 11 ? 0 : ${fewOfSlavic} ? 1 : 2`],
  [3, `n == 1 ? 0 : ${fewOfSlavic} ? 1 : 2`],
  [3, 'n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2'],
  [3, 'n == 1 ? 0 : n == 2 ? 1 : 2'],
  [3, 'n > 1 ? 2 : n'],
  [3, 'n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19 ? 0 : n % 10 == 1 ? 1 : 2'],
  [3, `n % 10 == 1 && n % 100 != 11 ? 0 : ${fewOfBaltic} ? 1 : 2`],
  [3, 'n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2'],
  [3, 'n < 2 ? 0 : n < 11 ? 1 : 2'],
  [4, 'n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3'],
  [4, 'n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3'],
  [4, 'n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : n % 20 == 0 ? 2 : 3'],
  [4, `n % 10 == 1 && n % 100 != 11 ? 0 : n == 2 ? 1 : ${fewOfBaltic} ? 2 : 3`],
  [5, 'n == 1 ? 0 : n == 2 ? 1 : n > 2 && n < 7 ? 2 : n > 6 && n < 11 ? 3 : 4'],
  [5, 'n == 1 ? 0 : n == 2 ? 1 : n == 0 || n % 100 >= 3 && n % 100 <= 10 ? 2 : n % 100 >= 11 && n % 100 <= 19 ? 3 : 4'],
  [
    5,
    `n % 10 == 1 && ${unlikeBreton('1', '7', '9')} ? 0 : n % 10 == 2 && ${unlikeBreton('1', '7', '9')} ? 1 : ` +
      `(n % 10 == 3 || n % 10 == 4 || n % 10 == 9) && ${unlikeBreton('1', '7', '9')} ? 2 : ` +
      'n != 0 && n % 1000000 == 0 ? 3 : 4',
  ],
  [6, 'n < 3 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5'],
  [6, 'n < 4 ? n : n == 6 ? 4 : 5'],
  [
    6,
    'n < 2 ? n : n % 20 == 2 || n % 1000 == 0 && (n % 100000 >= 1000 && n % 100000 <= 20000 || n % 100000 == 40000 || ' +
      'n % 100000 == 60000 || n % 100000 == 80000) || n % 1000000 == 100000 ? 2 : n % 20 == 3 ? 3 : n % 20 == 1 ? 4 : 5',
  ],
];

/** The numbers that most texts count to. A form without any of these numbers belongs to larger ones. */
const usualNumbers = [...Array(101).keys()];
const largeNumbers = [...usualNumbers.map((n) => n + 101), 1e3, 1e4, 21e3, 1e5, 1e6, 1_000_001, 1_000_010, 2e6];

/** Writes a language's plural rule as gettext's `Plural-Forms`. Returns `undefined` if no rule is that of the language. */
export function gettextPlurals(locale: string): GettextPlurals | undefined {
  const language = new Intl.PluralRules(locale);
  const wanted = [...usualNumbers, ...largeNumbers].map((n) => [n, language.select(n)] as const);
  for (const [count, expression] of rules) {
    const rule = parsePluralExpression(expression);
    const categories: string[] = Array(count);
    const isOwn = wanted.every(([n, category]) => {
      const index = rule?.(n) ?? -1;
      categories[index] ??= category;
      return categories[index] === category;
    });
    if (isOwn && new Set(categories).size === count)
      return { formula: `nplurals=${count}; plural=${expression};`, categories };
  }
  return undefined;
}

/** The plural category of each form of a file, or why the rule of the file does not fit the language. */
export type FormMap = Forms | { reason: string };

/** The plural category of each form, and the form of millions if that has none of its own, as most rules of French. */
export interface Forms {
  categories: string[];
  million?: { category: string; form: number };
}

/**
 * Finds the plural category of each form of a file, by the file's own rule: the category of most of the form's numbers. If
 * two forms then have the same, the category of which the form has most numbers, as for `n > 1` in Turkish: its form of 0
 * and 1 is `one`, though 0 is `other` there.
 */
export function mapForms(header: string, locale: string): FormMap {
  const [, written = '', expression = ''] =
    /^\s*nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=([^;]*)(?:;\s*)?$/.exec(header) ?? [];
  const rule = parsePluralExpression(expression);
  const count = Number(written);
  if (!rule || count < 1) return { reason: 'cannot be read' };
  const wrong = [...usualNumbers, ...largeNumbers].find((n) => !isForm(rule(n), count));
  if (wrong !== undefined)
    return { reason: `has no form for ${wrong}: nplurals is ${count}, which form is ${rule(wrong)}` };
  const language = new Intl.PluralRules(locale);
  const usual = [...new Set(usualNumbers.map((n) => language.select(n)))];
  const ofMost = [...Array(count).keys()].map(
    (index) => mostFrequent(numbersOf(rule, index).map((n) => language.select(n))) ?? '',
  );
  const index = ofMost.findIndex((category, form) => category !== '' && ofMost.indexOf(category) !== form);
  const categories = index === -1 ? ofMost : withCategoriesOfMost(ofMost, usual, rule, language);
  if (!categories) {
    const category = ofMost[index] ?? '';
    const [first, second] = [ofMost.indexOf(category), index].map((form) => numbersOf(rule, form)[0]);
    return { reason: `has two forms for what is one in ${locale} (${category}): of ${first}, and of ${second}` };
  }
  const lacking = usual.find((name) => !categories.includes(name));
  if (lacking !== undefined)
    return {
      reason: `has no form of its own for numbers such as ${exampleNumber(locale, lacking)} (${lacking} in ${locale})`,
    };
  const all = withFractions(categories, locale);
  const unused = all.indexOf('');
  if (unused !== -1) return { reason: `has the form ${unused}, which no number has` };
  const category = language.select(1_000_000);
  return { categories: all, ...(all.includes(category) ? {} : { million: { category, form: rule(1_000_000) } }) };
}

const isForm = (index: number, count: number): boolean => Number.isInteger(index) && index >= 0 && index < count;

/** Returns the numbers of a form: usual ones, or else large ones. */
function numbersOf(rule: PluralRule, index: number): number[] {
  const usual = usualNumbers.filter((n) => rule(n) === index);
  return usual.length > 0 ? usual : largeNumbers.filter((n) => rule(n) === index);
}

/** Gives each usual category to the form that most of its numbers have. Returns `undefined` if a form then has no own one. */
function withCategoriesOfMost(
  categories: readonly string[],
  usual: readonly string[],
  rule: PluralRule,
  language: Intl.PluralRules,
): string[] | undefined {
  const formOf = (name: string) => mostFrequent(usualNumbers.filter((n) => language.select(n) === name).map(rule));
  const forms = new Map(usual.map((name) => [formOf(name), name]));
  const mapped = categories.map((name, index) => forms.get(index) ?? (usual.includes(name) ? '' : name));
  return mapped.includes('') || new Set(mapped).size < mapped.length ? undefined : mapped;
}

function mostFrequent<T>(names: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Gives a form without whole numbers the plural category that is left, which is that of fractions. */
function withFractions(categories: readonly string[], locale: string): string[] {
  const left = pluralCategories(locale).filter((name) => !categories.includes(name));
  return categories.map((name) => (name === '' && left.length === 1 ? (left[0] ?? '') : name));
}
