import type { Problem } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import { applyChanges } from './apply-changes.ts';
import type { ImportInput } from './import-input.ts';
import { languageProblem } from './import-problems.ts';
import { matchLocale } from './language-tag.ts';
import { type ConfirmedText, matchReturned } from './match-returned.ts';
import type { TranslationChange } from './translation-change.ts';

/** What an import comes to. Nothing may be written while there is an error among the problems. */
export interface ImportResult {
  /** The language of the file, where it is one of the site. */
  locale?: string;
  /** Path → the new text of the file, for those that change. */
  texts: Map<string, string>;
  /** Problems of the file that came back, by place in it. */
  problems: Problem[];
  /** Units that are translated now. */
  confirmed: ConfirmedText[];
  changed: number;
  unchanged: number;
  /** Texts without a translation. */
  undone: number;
  /** Texts whose words the file marks as no translation. */
  marked: number;
}

/** Puts translations into the content → the files that change, and every problem. */
export function importTranslations(input: ImportInput): ImportResult {
  const { file, sourceLocale, locales } = input;
  const locale = file.locale === undefined ? undefined : matchLocale(file.locale, locales);
  const wrong = languageProblem(file, sourceLocale, locales);
  if (wrong || locale === undefined) {
    const problems = [...(wrong ? [wrong] : []), ...file.problems];
    return { texts: new Map(), problems, confirmed: [], changed: 0, unchanged: 0, undone: 0, marked: 0 };
  }
  const { changes, unchanged, undone, marked, confirmed, problems } = matchReturned(input, locale);
  const applied = [...byFile(changes)].map(([path, own]) => ({ path, ...applyChanges(path, own, input, locale) }));
  const left = applied.flatMap((result) => result.left);
  const unread = new Set(left.map(({ source }) => source));
  return {
    locale,
    texts: new Map(
      applied.flatMap(({ path, text }) =>
        text === undefined || text === input.readText(path) ? [] : [[path, text] as const],
      ),
    ),
    problems: [...file.problems, ...problems, ...applied.flatMap((result) => result.problems)],
    confirmed: confirmed.filter(({ source }) => !unread.has(source)),
    changed: changes.length - left.length,
    unchanged,
    undone,
    marked,
  };
}

/** Returns the changes of each file, by its path. */
function byFile(changes: readonly TranslationChange[]): [string, TranslationChange[]][] {
  return [...groupBy(changes, ({ file }) => file)].sort(([a], [b]) => (a < b ? -1 : 1));
}
