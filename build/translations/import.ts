import { slugOf } from '../markdown.ts';
import type { Problem } from '../model.ts';
import { compareMarks } from './compare-marks.ts';
import { insertBlocks } from './insert-blocks.ts';
import { insertFields, type NewField } from './insert-fields.ts';
import { replaceUnits } from './replace.ts';
import type { Returned, ReturnedFile } from './transfer.ts';
import { pairUnits, type Unit } from './units.ts';
import { cleanWords, lengthProblem } from './words.ts';

export interface ImportInput {
  file: ReturnedFile;
  units: readonly Unit[];
  sourceLocale: string;
  locales: readonly string[];
  /** Whether a text of the source is new since its file was translated. */
  isNew: (source: Unit, locale: string) => boolean;
  /** The text of a content file, or nothing where there is none. */
  readText: (path: string) => string | undefined;
  /** Splits a text as if it stood in a file of the content. */
  splitText: (path: string, text: string) => Unit[];
}

/** What an import comes to. Nothing may be written while there is an error among the problems. */
export interface ImportResult {
  /** The language of the file, where it is one of the site. */
  locale?: string;
  /** Path → the new text of the file, for those that change. */
  texts: Map<string, string>;
  /** Problems of the file that came back, by place in it. */
  problems: Problem[];
  /** Units that are translated now, and the words of the source that their translators had. */
  confirmed: { source: Unit; words: string }[];
  changed: number;
  unchanged: number;
  /** Texts without a translation, or marked as to be done again. */
  undone: number;
}

/** A translation that is to be written. */
interface Change {
  returned: Returned;
  source: Unit;
  target: Unit | undefined;
  /** The place in the target file: path of a field, or place of a block. */
  targetFile: string;
  words: string;
}

/** Puts translations into the content → the files that change, and every problem. */
export function importTranslations(input: ImportInput): ImportResult {
  const { file, units, sourceLocale, locales } = input;
  const result: ImportResult = {
    texts: new Map(),
    problems: [...file.problems],
    confirmed: [],
    changed: 0,
    unchanged: 0,
    undone: 0,
  };
  const locale = file.locale;
  const wrong = languageProblem(file, sourceLocale, locales);
  if (wrong || locale === undefined) {
    if (wrong) result.problems.unshift(wrong);
    return result;
  }
  result.locale = locale;
  const changes = changesOf(input, locale, result);
  const targets = new Map<string, Change[]>();
  for (const change of changes) targets.set(change.targetFile, [...(targets.get(change.targetFile) ?? []), change]);
  for (const [path, own] of [...targets].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const text = applyChanges(path, own, { ...input, locale, units }, result);
    if (text !== undefined && text !== input.readText(path)) result.texts.set(path, text);
  }
  return result;
}

function languageProblem(file: ReturnedFile, sourceLocale: string, locales: readonly string[]): Problem | undefined {
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
  const own = locales.find((locale) => locale === file.locale);
  if (own === undefined || own === sourceLocale)
    return problem(
      own === undefined
        ? `"${file.locale}" is not a language of this site.`
        : `This file is in ${file.locale}, the language that the site is translated from.`,
      `It should be ${others}: trgLang in XLIFF, Language in PO.`,
    );
  if (file.sourceLocale !== undefined && file.sourceLocale !== sourceLocale)
    return problem(
      `This file is translated from ${file.sourceLocale}; this site is translated from ${sourceLocale}.`,
      `Export it again, and translate from ${sourceLocale}.`,
    );
  return undefined;
}

/** Finds what each translation is of, and keeps those that say something new and are as they must be. */
function changesOf(input: ImportInput, locale: string, result: ImportResult): Change[] {
  const { file, units, sourceLocale } = input;
  const sources = units.filter((unit) => unit.locale === sourceLocale);
  const pairs = pairUnits(
    sources.filter((source) => !input.isNew(source, locale)),
    units.filter((unit) => unit.locale === locale),
  );
  const find = finder(sources);
  const changes: Change[] = [];
  const unknown = new Set<string>();
  for (const returned of file.returned) {
    const found = find(returned);
    if ('code' in found) {
      // A file that is not there is one mistake, however many texts it has.
      if (found.severity === 'warning' || !unknown.has(returned.file)) result.problems.push(found);
      unknown.add(returned.file);
      continue;
    }
    const { source, key, outdated } = found;
    const plural = key !== source.key;
    const target = plural
      ? units.find((unit) => unit.locale === locale && unit.resource === source.resource && unit.key === key)
      : pairs.get(source);
    const words = cleanWords(returned.target, source.kind);
    if (words.trim() === '' || returned.fuzzy) {
      result.undone += 1;
      continue;
    }
    if (words === target?.text) {
      result.unchanged += 1;
      if (!returned.untouched) result.confirmed.push({ source, words: returned.source });
      continue;
    }
    const wrong = problemsOf({ returned, source, words, plural: source.kind === 'string' && /_[a-z]+$/.test(key) });
    result.problems.push(...(outdated ? [outdated, ...wrong] : wrong));
    if (wrong.length > 0) continue;
    changes.push({ returned, source, target, targetFile: targetFileOf(source, locale), words });
    result.confirmed.push({ source, words: returned.source });
    result.changed += 1;
  }
  return changes;
}

/** The file that has a unit's words in another language. */
function targetFileOf({ file, path, locale }: Unit, target: string): string {
  const localized = path?.at(-1) === locale && !file.endsWith('.md') && !file.startsWith('strings/');
  return localized ? file : file.replace(/[^/]+(\.\w+)$/, `${target}$1`);
}

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Finds the unit that a translation is of: by its key, or by its words where the text around it has moved. */
function finder(sources: readonly Unit[]) {
  const byKey = new Map(sources.map((unit) => [`${unit.file}#${unit.key}`, unit]));
  const byWords = new Map<string, Unit[]>();
  for (const unit of sources) {
    const words = `${unit.file}#${oneSpace(unit.text)}`;
    byWords.set(words, [...(byWords.get(words) ?? []), unit]);
  }
  const files = new Set(sources.map(({ file }) => file));
  return (returned: Returned): { source: Unit; key: string; outdated?: Problem } | Problem => {
    const { file, key, at } = returned;
    const plural = /^(.*)_(zero|one|two|few|many|other)$/.exec(key)?.[1];
    const source =
      byKey.get(`${file}#${key}`) ?? (plural === undefined ? undefined : byKey.get(`${file}#${plural}_other`));
    const words = oneSpace(returned.source);
    if (source && oneSpace(source.text) === words) return { source, key };
    const moved = (byWords.get(`${file}#${words}`) ?? []).filter((unit) => !unit.path);
    const [only] = moved;
    if (only && moved.length === 1) return { source: only, key: only.key };
    if (source)
      return {
        source,
        key,
        outdated: {
          code: 'translation-outdated',
          severity: 'warning',
          message: `"${key}" of ${file} has changed since this was sent to the translator.`,
          hint: `It said: "${short(words)}" Now it says: "${short(source.text)}"`,
          at,
        },
      };
    return {
      code: 'translation-unknown',
      severity: files.has(file) ? 'warning' : 'error',
      message: files.has(file)
        ? `${file} has no "${key}" any more; its translation is left out.`
        : file === ''
          ? `Nothing says which file "${key}" belongs to.`
          : `The content has no ${file}.`,
      hint: files.has(file)
        ? `It was: "${short(words)}"`
        : 'Import a file that was exported from this content, with all that was in it, or take this part out of it.',
      at,
    };
  };
}

function short(text: string): string {
  const words = oneSpace(text);
  return words.length > 120 ? `${words.slice(0, 119)}…` : words;
}

function problemsOf(what: { returned: Returned; source: Unit; words: string; plural: boolean }): Problem[] {
  const { returned, source, words, plural } = what;
  const { at } = returned;
  const hint = `The source says: "${short(source.text)}"`;
  const problems: Problem[] = [];
  const { lost, extra } = compareMarks({ source: source.text, target: words, kind: source.kind, plural });
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

/** Writes the changes of one file → its new text. A file that is not there is made like its source. */
function applyChanges(
  path: string,
  changes: readonly Change[],
  input: ImportInput & { locale: string },
  result: ImportResult,
): string | undefined {
  const before = input.readText(path);
  const [first] = changes;
  if (!first) return undefined;
  const source = {
    file: first.source.file,
    text: input.readText(first.source.file) ?? '',
    units: input.units.filter((unit) => unit.file === first.source.file && unit.locale === input.sourceLocale),
  };
  const checkForm = (text: string, written: readonly Change[]) => {
    const own = input.splitText(path, text).filter((unit) => unit.locale === input.locale);
    reportMisread(path, written, own, result);
    return text;
  };
  if (before === undefined) {
    const made = makeFile(path, changes, source, result);
    return made === undefined ? undefined : checkForm(made, changes);
  }
  const present = changes.flatMap(({ target, words }) => (target ? [{ unit: target, words }] : []));
  let text = replaceUnits(path, before, present);
  const added = changes.filter(({ target }) => !target);
  const fields = added.flatMap((change): NewField[] => {
    const { source: unit, words } = change;
    return unit.path ? [{ source: unit, path: pathIn(change, input.locale), words }] : [];
  });
  const incomplete: Unit[] = [];
  if (fields.length > 0) {
    const inserted = insertFields({ file: path, text, source, fields });
    text = inserted.text;
    incomplete.push(...inserted.incomplete);
  }
  const blocks = new Map(added.flatMap(({ source: unit, words }) => (unit.path ? [] : [[unit, words] as const])));
  const misfits: Unit[] = [];
  if (blocks.size > 0) {
    const inserted = insertBlocks({
      text,
      source,
      words: blocks,
      units: input.splitText(path, text),
      isNew: (unit) => input.isNew(unit, input.locale),
    });
    text = inserted.text;
    incomplete.push(...inserted.incomplete);
    misfits.push(...inserted.misfits);
  }
  reportLeftOut(path, changes, { incomplete, misfits }, result);
  const left = new Set([...incomplete, ...misfits]);
  return checkForm(
    text,
    changes.filter((change) => !left.has(change.source)),
  );
}

/** The path of a field in its target: the language's own key, or the plural form's. */
function pathIn({ source, returned }: Change, locale: string): readonly (string | number)[] {
  const path = source.path ?? [];
  if (source.kind !== 'string') return path.at(-1) === source.locale ? [...path.slice(0, -1), locale] : path;
  const name = returned.key.slice(returned.key.lastIndexOf('.') + 1);
  return [...path.slice(0, -1), name];
}

function makeFile(
  path: string,
  changes: readonly Change[],
  source: { file: string; text: string; units: readonly Unit[] },
  result: ImportResult,
): string | undefined {
  const words = new Map(changes.map((change) => [change.source, change.words]));
  const slug = source.units.find(({ kind }) => kind === 'slug');
  const title = changes.find((change) => change.source.key === 'title');
  if (slug && title && !words.has(slug)) words.set(slug, slugOf(title.words).slice(0, 80).replace(/-$/, ''));
  const lacking = source.units.filter((unit) => unit.kind !== 'code' && !words.has(unit));
  if (lacking.length === 0)
    return replaceUnits(
      source.file,
      source.text,
      [...words].map(([unit, text]) => ({ unit, words: text })),
    );
  reportIncomplete(path, changes, lacking, result);
  return undefined;
}

function reportIncomplete(
  path: string,
  changes: readonly Change[],
  lacking: readonly Unit[],
  result: ImportResult,
): void {
  const [first] = changes;
  result.changed -= changes.length;
  drop(
    result,
    changes.map(({ source }) => source),
  );
  result.problems.push({
    code: 'translation-incomplete',
    severity: 'warning',
    message: `${path} is not made yet: ${lacking.length} of its ${lacking.length + changes.length} texts ${lacking.length === 1 ? 'has' : 'have'} no translation.`,
    hint: `Missing: ${lacking
      .slice(0, 5)
      .map(({ key }) => key)
      .join(', ')}${lacking.length > 5 ? ', …' : ''}.`,
    ...(first ? { at: first.returned.at } : {}),
  });
}

function drop(result: ImportResult, sources: readonly Unit[]): void {
  const dropped = new Set(sources);
  result.confirmed = result.confirmed.filter(({ source }) => !dropped.has(source));
}

function reportLeftOut(
  path: string,
  changes: readonly Change[],
  left: { incomplete: readonly Unit[]; misfits: readonly Unit[] },
  result: ImportResult,
): void {
  for (const change of changes) {
    const { source, returned } = change;
    if (left.incomplete.includes(source)) {
      result.changed -= 1;
      result.problems.push({
        code: 'translation-incomplete',
        severity: 'warning',
        message: `"${returned.key}" is not added to ${path}: what belongs with it is not translated yet.`,
        hint: 'Import it together with the other texts of its group, list or table.',
        at: returned.at,
      });
    } else if (left.misfits.includes(source)) {
      result.problems.push({
        code: 'translation-form',
        severity: 'error',
        message: `"${returned.key}" has no place in ${path}: something else stands there.`,
        hint: `Give ${path} the same headings, lists and tables as ${source.file} first.`,
        at: returned.at,
      });
    }
  }
  drop(result, [...left.incomplete, ...left.misfits]);
}

/** Reports words that would not be read as the text that they are the translation of. */
function reportMisread(path: string, changes: readonly Change[], units: readonly Unit[], result: ImportResult): void {
  for (const { source, returned, words } of changes) {
    const key = source.kind === 'string' ? returned.key : source.key;
    const isRead = (unit: Unit) =>
      unit.kind === source.kind && oneSpace(unit.text) === oneSpace(words) && (!source.path || unit.key === key);
    if (units.some(isRead)) continue;
    result.problems.push({
      code: 'translation-form',
      severity: 'error',
      message: `This translation of "${returned.key}" would not be read as one ${nounOf[source.kind]} of ${path}.`,
      hint: 'It holds what Markdown reads as a list, a heading or a table: write a backslash \\ before that mark.',
      at: returned.at,
    });
  }
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
