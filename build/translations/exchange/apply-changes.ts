import { slugify } from '../../authoring/values/slug.ts';
import { removeEntries } from '../../formats/yaml/remove-entries.ts';
import { pluralBase, pluralCategories, pluralCategory, requiredCategories } from '../../languages/plural-forms.ts';
import type { Problem } from '../../model/diagnostic.ts';
import type { Unit } from '../../model/unit.ts';
import { oneSpace } from '../units/words.ts';
import type { ImportInput } from './import-input.ts';
import {
  changedMeaningProblem,
  incompleteFileProblem,
  incompleteGroupProblem,
  mismatchProblem,
} from './import-problems.ts';
import { insertBlocks } from './insert-blocks.ts';
import { insertFields, type NewField } from './insert-fields.ts';
import { replaceUnits } from './replace.ts';
import type { TranslationChange } from './translation-change.ts';

/** A file with its translations in it. */
interface Applied {
  /** The new text; missing where the file is not made yet. */
  text?: string;
  /** Changes that are not in it. */
  left: readonly TranslationChange[];
  problems: Problem[];
}

/** Writes the changes of one file → its new text. A file that is not there is made like its source. */
export function applyChanges(
  path: string,
  changes: readonly TranslationChange[],
  input: ImportInput,
  locale: string,
): Applied {
  const file = changes[0]?.source.file ?? '';
  const source = {
    file,
    text: input.readText(file) ?? '',
    units: input.units.filter((unit) => unit.file === file && unit.locale === input.sourceLocale),
  };
  const before = input.readText(path);
  const applied =
    before === undefined
      ? makeFile(path, changes, source, locale)
      : changeFile({ path, text: before, changes, source, input, locale });
  if (applied.text === undefined) return applied;
  const own = input.splitText(path, applied.text).filter((unit) => unit.locale === locale);
  const written = changes.filter((change) => !applied.left.includes(change));
  const read = new Set(own.flatMap(({ kind, key, text }) => [reading(kind, key, text), reading(kind, '', text)]));
  const wrong = written.filter((change) => !read.has(expectedReading(change)));
  return { ...applied, problems: [...applied.problems, ...wrong.map((change) => changedMeaningProblem(path, change))] };
}

/** The file that translations are of. */
interface Source {
  file: string;
  text: string;
  units: readonly Unit[];
}

function makeFile(path: string, changes: readonly TranslationChange[], source: Source, locale: string): Applied {
  // A plural form that the source has not is written like its `other`.
  const forms = changes.filter(
    (change) => change.source.kind === 'string' && change.returned.key !== change.source.key,
  );
  const words = new Map(changes.flatMap((change) => (forms.includes(change) ? [] : [[change.source, change.words]])));
  const slug = source.units.find(({ kind }) => kind === 'slug');
  const title = changes.find((change) => change.source.key === 'title');
  if (slug && title && !words.has(slug)) words.set(slug, slugify(title.words) || slug.text);
  const unused = source.units.filter((unit) => !words.has(unit) && isFormOfOther(unit, locale));
  const needed = source.units.filter(({ kind }) => kind !== 'code').flatMap((unit) => keysIn(unit, locale));
  const given = new Set([...words.keys(), ...unused].map(({ key }) => key));
  for (const { returned } of forms) given.add(returned.key);
  const untranslated = [...new Set(needed)].filter((key) => !given.has(key));
  if (untranslated.length > 0) return { left: changes, problems: [incompleteFileProblem(path, changes, untranslated)] };
  const replacements = [...words].map(([unit, text]) => ({ unit, words: text }));
  const fields = forms.map((change) => ({
    source: change.source,
    path: pathIn(change, locale),
    words: change.words,
  }));
  const text = removeEntries(
    replaceUnits(source.file, source.text, replacements),
    unused.flatMap((unit) => (unit.path ? [unit.path] : [])),
  );
  return { text: insertFields({ file: path, text, source, fields }).text, left: [], problems: [] };
}

/** Returns whether a unit is a plural form that another language does not have. `zero` is the form of 0 in any language. */
function isFormOfOther({ kind, key }: Unit, locale: string): boolean {
  const category = kind === 'string' ? pluralCategory(key) : undefined;
  return category !== undefined && category !== 'zero' && !pluralCategories(locale).includes(category);
}

/** Returns the keys that another language needs of a unit: of the form `other`, all forms that its numbers have. */
function keysIn({ kind, key }: Unit, locale: string): string[] {
  const base = kind === 'string' && pluralCategory(key) === 'other' ? pluralBase(key) : undefined;
  return base === undefined ? [key] : requiredCategories(locale).map((category) => `${base}_${category}`);
}

function changeFile(options: {
  path: string;
  text: string;
  changes: readonly TranslationChange[];
  source: Source;
  input: ImportInput;
  locale: string;
}): Applied {
  const { path, changes, source, input, locale } = options;
  const present = changes.flatMap(({ target, words }) => (target ? [{ unit: target, words }] : []));
  const added = changes.filter(({ target }) => !target);
  const fields = added.flatMap((change): NewField[] => {
    const { source: unit, words } = change;
    return unit.path ? [{ source: unit, path: pathIn(change, locale), words }] : [];
  });
  const withFields = insertFields({
    file: path,
    text: replaceUnits(path, options.text, present),
    source,
    fields,
  });
  const blocks = new Map(added.flatMap(({ source: unit, words }) => (unit.path ? [] : [[unit, words] as const])));
  const withBlocks = insertBlocks({
    text: withFields.text,
    source,
    words: blocks,
    units: input.splitText(path, withFields.text),
    isNew: (unit) => input.isNew(unit, locale),
  });
  const incomplete = new Set([...withFields.incomplete, ...withBlocks.incomplete]);
  const mismatches = new Set(withBlocks.mismatches);
  const left = changes.filter((change) => incomplete.has(change.source) || mismatches.has(change.source));
  return {
    text: withBlocks.text,
    left,
    problems: left.map((change) =>
      (mismatches.has(change.source) ? mismatchProblem : incompleteGroupProblem)(path, change),
    ),
  };
}

/** Returns the path of a field in its target: the language's own key, or the plural form's. */
function pathIn({ source, returned }: TranslationChange, locale: string): readonly (string | number)[] {
  const path = source.path ?? [];
  if (source.kind !== 'string') return path.at(-1) === source.locale ? [...path.slice(0, -1), locale] : path;
  const name = returned.key.slice(returned.key.lastIndexOf('.') + 1);
  return [...path.slice(0, -1), name];
}

/** Returns how the words of a change should be parsed. */
function expectedReading({ source, returned, words }: TranslationChange): string {
  const key = source.kind === 'string' ? returned.key : source.key;
  return reading(source.kind, source.path ? key : '', words);
}

function reading(kind: Unit['kind'], key: string, words: string): string {
  return [kind, key, oneSpace(words)].join('\n');
}
