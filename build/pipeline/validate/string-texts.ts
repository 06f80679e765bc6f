import { pluralBase, pluralCategories } from '../../languages/plural-forms.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Strings } from '../../model/site.ts';

/** Returns the file of the texts of a language. */
export const pathOf = (locale: string): string => `strings/${locale}.yaml`;

/** Replaces a text that has a mistake, which is already reported. */
export const brokenText = '';

/** Lists the texts without mistakes. */
export const validTexts = (strings: Strings): [string, string][] =>
  [...strings].filter(([, text]) => text !== brokenText);

/** Returns whether one of the keys of a text is of a plural form. */
export const hasPlural = (keys: readonly string[]): boolean => keys.some((key) => pluralBase(key) !== undefined);

/** Groups keys by the text that they are plural forms of. */
export function basesOf(strings: Strings): Map<string, string[]> {
  return groupBy(strings.keys(), (key) => pluralBase(key) ?? key);
}

/** Copies texts of a language, and gives a text that has only some of its plural forms the others. */
export function withPlurals(strings: Strings, locale: string): Map<string, string> {
  const categories = pluralCategories(locale);
  const complete = new Map(strings);
  for (const [base, keys] of basesOf(strings)) {
    const text = strings.get(`${base}_other`) ?? strings.get(keys[0] ?? base);
    if (text === undefined || !hasPlural(keys)) continue;
    for (const category of categories) {
      const key = `${base}_${category}`;
      if (!complete.has(key)) complete.set(key, text);
    }
  }
  return complete;
}

/** Returns problems with the file of the texts of a language. */
export function problemsInFile(locale: string, problems: readonly Problem[]): FileProblem[] {
  return problems.map((problem) => [pathOf(locale), problem] as const);
}

/** Returns the problem of a missing text, or of a missing file. */
export function missingStringProblem(message: string, hint: string, key?: string): Problem {
  return { code: 'missing-string', severity: 'error', message, hint, ...(key ? { at: { path: key.split('.') } } : {}) };
}

/** Returns the section that a key is in, with a point at its end: `units.` */
export const sectionOf = (key: string): string => key.slice(0, key.lastIndexOf('.') + 1);

/** Returns the names of the placeholders in a text, in their order. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{\s*([\w.]+)(?![\w.])[^{}]*\}\}/g), ([, name = '']) => name);
}
