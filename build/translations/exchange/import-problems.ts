import { findExceededLimit } from '../../formats/markdown/limits.ts';
import { findUnwanted } from '../../formats/yaml/values.ts';
import { codePoint } from '../../model/code-point.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { Unit } from '../../model/unit.ts';
import { shorten } from '../units/word-change.ts';
import { lengthProblem } from '../units/words.ts';
import { compareMarks } from './compare-marks.ts';
import type { ReturnedFile, ReturnedText } from './exchange-file.ts';
import { isLanguageCode, matchLocale } from './language-tag.ts';
import type { TranslationChange } from './translation-change.ts';

/** Says why a file's translations cannot be of this site, if so: it is in no language, or in a wrong one. */
export function languageProblem(
  file: ReturnedFile,
  sourceLocale: string,
  locales: readonly string[],
): Problem | undefined {
  const problem = (message: string, hint: string): Problem => ({
    code: 'translation-file',
    severity: 'error',
    message,
    hint,
  });
  const others = locales.filter((locale) => locale !== sourceLocale).join(' or ');
  if (file.problems.length > 0 && file.returned.length === 0) return undefined;
  if (file.locale === undefined)
    return problem(
      'This file does not say which language it is in.',
      `It should be ${others}: trgLang in XLIFF, Language in PO.`,
    );
  const own = matchLocale(file.locale, locales);
  if (own === undefined || own === sourceLocale)
    return problem(
      own === undefined
        ? `"${file.locale}" is not ${isLanguageCode(file.locale) ? 'a language of this site' : 'the code of a language'}.`
        : `This file is in ${file.locale}, the language that the site is translated from.`,
      `It should be ${others}: trgLang in XLIFF, Language in PO.`,
    );
  if (file.sourceLocale !== undefined && matchLocale(file.sourceLocale, locales) !== sourceLocale)
    return problem(
      `This file is translated from ${file.sourceLocale}; this site is translated from ${sourceLocale}.`,
      `Export it again, and translate from ${sourceLocale}.`,
    );
  return undefined;
}

/** Reports a translation of words that have changed since. */
export function outdatedProblem({ file, key, source, at }: ReturnedText, now: string): Problem {
  return {
    code: 'translation-outdated',
    severity: 'warning',
    message: `"${key}" of ${file} has changed since this was sent to the translator.`,
    hint: `It said: ${shorten(source)} Now it says: ${shorten(now)}`,
    at,
  };
}

/**
 * Reports a translation without a source: its text was removed, or its file is not of this content (an error).
 * @param today whether the text has plural forms today, or none
 */
export function unknownTextProblem(
  { file, key, source, at }: ReturnedText,
  hasFile: boolean,
  today: { hasForms: boolean; hasOne: boolean },
): Problem {
  const form = today.hasForms ? 'It has plural forms' : today.hasOne ? 'It has no plural forms' : undefined;
  if (hasFile)
    return {
      code: 'translation-unknown',
      severity: 'warning',
      message: `${file} has no "${key}" any more; its translation is left out.`,
      hint: form ? `${form} in the content: export it again.` : `It was: ${shorten(source)}`,
      at,
    };
  return {
    code: 'translation-unknown',
    severity: 'error',
    message: file === '' ? `Nothing says which file "${key}" belongs to.` : `The content has no ${file}.`,
    hint: 'Import a file that was exported from this content, with all that was in it, or take this part out of it.',
    at,
  };
}

/** Reports missing and additional marks of a translation, and a wrong length. */
export function wordProblems(what: {
  returned: ReturnedText;
  source: Unit;
  words: string;
  /** The words that they replace. */
  before: string | undefined;
  plural: boolean;
}): Problem[] {
  const { returned, source, words, before, plural } = what;
  const { at } = returned;
  const hint = `The source says: ${shorten(source.text)}`;
  const unusable = findUnusable(words);
  if (unusable)
    return [
      {
        code: 'translation-form',
        severity: 'error',
        message: `This translation of "${returned.key}" ${unusable}.`,
        hint,
        at,
      },
    ];
  const problems: Problem[] = [];
  const { lost, extra } = compareMarks({ source: source.text, target: words, before, kind: source.kind, plural });
  if (lost.length > 0 || extra.length > 0) {
    const said = [
      ...(lost.length > 0 ? [`lacks ${lost.join(', ')}`] : []),
      ...(extra.length > 0 ? [`has ${extra.join(', ')} too much`] : []),
    ];
    problems.push({
      code: 'translation-marks',
      severity: 'error',
      message: `This translation of "${returned.key}" ${said.join(' and ')}.`,
      hint,
      at,
    });
  }
  const length = lengthProblem(source, words);
  if (length)
    problems.push({
      code: 'invalid-value',
      severity: 'error',
      message: `"${returned.key}" must be ${length}.`,
      hint,
      at,
    });
  return problems;
}

/** Says what of a translation cannot be in a text at all. */
function findUnusable(words: string): string | undefined {
  const character = /[\r\uFFFD]/.exec(words)?.[0] ?? findUnwanted(words);
  if (character === '\uFFFD') return 'has a character that could not be read: save the file as UTF-8';
  if (character !== undefined) return `has a character that cannot be shown (${codePoint(character)})`;
  return findExceededLimit(words) && 'nests marks too deeply, or has too many of them';
}

/** Reports a file that is not made, because not all of its texts are translated. */
export function incompleteFileProblem(
  path: string,
  changes: readonly TranslationChange[],
  untranslated: readonly string[],
): Problem {
  const [first] = changes;
  const keys = untranslated.slice(0, 5);
  return {
    code: 'translation-incomplete',
    severity: 'warning',
    message: `${path} is not made yet: ${untranslated.length} of its ${untranslated.length + changes.length} texts ${untranslated.length === 1 ? 'has' : 'have'} no translation.`,
    hint: `Missing: ${keys.join(', ')}${untranslated.length > keys.length ? ', …' : ''}.`,
    ...(first ? { at: first.returned.at } : {}),
  };
}

/** Reports a text that is not added, because others of its group, list or table are not translated. */
export function incompleteGroupProblem(path: string, { returned }: TranslationChange): Problem {
  return {
    code: 'translation-incomplete',
    severity: 'warning',
    message: `"${returned.key}" is not added to ${path}: what belongs with it is not translated yet.`,
    hint: 'Import it together with the other texts of its group, list or table.',
    at: returned.at,
  };
}

/** Reports a text for which the target has something else in its place. */
export function mismatchProblem(path: string, { returned, source }: TranslationChange): Problem {
  return {
    code: 'translation-form',
    severity: 'error',
    message: `"${returned.key}" has no place in ${path}: something else is there.`,
    hint: `Give ${path} the same headings, lists and tables as ${source.file} first.`,
    at: returned.at,
  };
}

/** Reports words that would be parsed as another text than the one that they translate. */
export function changedMeaningProblem(path: string, { returned, source }: TranslationChange): Problem {
  return {
    code: 'translation-form',
    severity: 'error',
    message: `This translation of "${returned.key}" would not be read as one ${nounOf[source.kind]} of ${path}.`,
    hint: 'It holds what Markdown reads as a list, a heading or a table: write a backslash \\ before that mark.',
    at: returned.at,
  };
}

const nounOf: Record<Unit['kind'], string> = {
  line: 'field',
  text: 'field',
  slug: 'slug',
  string: 'text',
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'list item',
  cell: 'table cell',
  code: 'piece of code',
};
