import { isOfOneNumber, pluralCategories, pluralCategory, requiredCategories } from '../../languages/plural-forms.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { missingTextId } from '../../model/diagnostics/follow-ups.ts';
import type { Strings } from '../../model/site.ts';
import { missingStringProblem, placeholdersIn, sectionOf } from './string-texts.ts';

/** A text, and the keys that it has in a language: more than one, if it has plural forms. */
interface PluralText {
  base: string;
  keys: readonly string[];
  isPlural: boolean;
}

/**
 * Finds missing plural forms, plural forms that the language does not have, and forms without a placeholder that others
 * have.
 */
export function findPluralProblems(text: PluralText, strings: Strings, locale: string): Problem[] {
  if (!text.isPlural) return [];
  return [
    ...findMissing(text, locale),
    ...findSuperfluous(text, locale),
    ...findWithoutPlaceholder(text, strings, locale),
  ];
}

function findMissing({ base, keys }: PluralText, locale: string): Problem[] {
  const lacking = requiredCategories(locale).filter((category) => !keys.includes(`${base}_${category}`));
  if (lacking.length === 0) return [];
  return [
    {
      ...missingStringProblem(
        `The text "${base}" lacks its plural form ${lacking.map((category) => `${base}_${category}`).join(', ')} in ${locale}.`,
        `Add ${lacking.map((category) => `${nameOf(base)}_${category}:`).join(' and ')} beside ${keys.map((key) => `${nameOf(key)}:`).join(' and ')}.`,
        keys[0],
      ),
      causes: missingTextId(`${base}_${lacking[0]}`, locale),
    },
  ];
}

/** Finds forms of other languages. i18next has `zero` in every language. */
function findSuperfluous({ base, keys }: PluralText, locale: string): Problem[] {
  const own = pluralCategories(locale);
  return keys.flatMap((key) => {
    const category = pluralCategory(key);
    if (category === undefined || category === 'zero' || own.includes(category)) return [];
    return {
      code: 'unknown-field',
      severity: 'error',
      message: `No number shows "${key}": ${locale} has no plural form "${category}".`,
      hint: `Remove it. The plural forms of ${locale} are ${own.map((name) => `${nameOf(base)}_${name}`).join(', ')}. A text that is no plural form needs another name.`,
      at: { path: key.split('.'), key: true },
    };
  });
}

/** Finds forms of several numbers that lack a placeholder, usually `{{count}}`: they would say the same of each number. */
function findWithoutPlaceholder({ keys }: PluralText, strings: Strings, locale: string): Problem[] {
  const namesOf = (key: string) => placeholdersIn(strings.get(key) ?? '');
  const all = new Set(keys.flatMap(namesOf));
  return keys.flatMap((key) => {
    const category = pluralCategory(key);
    if (category === undefined || isOfOneNumber(locale, category) || !strings.get(key)) return [];
    const own = namesOf(key);
    const lost = [...all].filter((name) => !own.includes(name));
    const other = keys.find((sibling) => namesOf(sibling).some((name) => lost.includes(name)));
    if (other === undefined) return [];
    return {
      code: 'string-placeholders',
      severity: 'error',
      message: `The plural form "${key}" lacks {{${lost.join('}}, {{')}}}.`,
      hint: `${locale} shows it for more than one number. ${nameOf(other)} says: "${strings.get(other)}".`,
      at: { path: key.split('.') },
    };
  });
}

const nameOf = (key: string): string => key.slice(sectionOf(key).length);
