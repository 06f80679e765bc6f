import { isOfOneNumber, pluralBase, pluralCategory } from '../../languages/plural-forms.ts';
import type { Problem } from '../../model/diagnostic.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Unit } from '../../model/unit.ts';
import { pairUnits } from '../units/units.ts';
import { cleanWords, oneSpace } from '../units/words.ts';
import type { ReturnedText } from './exchange-file.ts';
import type { ImportInput } from './import-input.ts';
import { outdatedProblem, unknownTextProblem, wordProblems } from './import-problems.ts';
import type { TranslationChange } from './translation-change.ts';

/** A unit whose translation is good, and the words of the source that its translator had. */
export interface ConfirmedText {
  source: Unit;
  words: string;
}

/** The returned translations, compared with the content. */
interface Matched {
  /** Valid translations that change something. */
  changes: TranslationChange[];
  /** Units that already have the returned words. */
  unchanged: number;
  /** Texts without a translation. */
  undone: number;
  /** Texts whose words the file marks as no translation. */
  marked: number;
  confirmed: ConfirmedText[];
  problems: Problem[];
}

/** Finds what each translation is of, and what it changes. */
export function matchReturned(input: ImportInput, locale: string): Matched {
  const { file, units, sourceLocale } = input;
  const sources = units.filter((unit) => unit.locale === sourceLocale);
  const pairs = pairUnits(
    sources.filter((source) => !input.isNew(source, locale)),
    units.filter((unit) => unit.locale === locale),
  );
  const find = finder(sources);
  const matched: Matched = { changes: [], unchanged: 0, undone: 0, marked: 0, confirmed: [], problems: [] };
  const unknownFiles = new Set<string>();
  for (const returned of file.returned) {
    const found = find(returned);
    if ('code' in found) {
      // A file that is not there is one mistake, however many texts it has.
      if (found.severity === 'warning' || !unknownFiles.has(returned.file)) matched.problems.push(found);
      unknownFiles.add(returned.file);
      continue;
    }
    const { source, key } = found;
    const ownOf = (key: string) =>
      units.find((unit) => unit.locale === locale && unit.resource === source.resource && unit.key === key);
    const target = key === source.key ? pairs.get(source) : ownOf(key);
    if (returned.copyOf && target && target.text !== ownOf(returned.copyOf)?.text) continue;
    const words = cleanWords(returned.target, source.kind);
    // What nobody has worked on often has the words of its source.
    const isCopy = returned.untouched && words === cleanWords(returned.source, source.kind);
    if (words.trim() === '' || returned.fuzzy || (isCopy && words !== target?.text)) {
      matched[words.trim() === '' ? 'undone' : 'marked'] += 1;
      continue;
    }
    const confirmed = { source, words: returned.source };
    if (words === target?.text) {
      matched.unchanged += 1;
      if (!returned.untouched) matched.confirmed.push(confirmed);
      continue;
    }
    const category = source.kind === 'string' ? pluralCategory(key) : undefined;
    const plural = category !== undefined && isOfOneNumber(locale, category);
    // The source's form of one number may leave the count out, which a form of several numbers must have.
    const general = category === undefined || plural ? undefined : `${pluralBase(key)}_other`;
    const model = sources.find((unit) => unit.file === source.file && unit.key === general) ?? source;
    const wrong = wordProblems({ returned, source: model, words, before: target?.text, plural });
    matched.problems.push(...(found.outdated ? [found.outdated] : []), ...wrong);
    if (wrong.length > 0) continue;
    matched.changes.push({ returned, source, target, file: targetFileOf(source, locale), words });
    matched.confirmed.push(confirmed);
  }
  return matched;
}

/** Returns the file that has a unit's words in another language. */
function targetFileOf({ file, path, locale }: Unit, target: string): string {
  const localized = path?.at(-1) === locale && !file.endsWith('.md') && !file.startsWith('strings/');
  return localized ? file : file.replace(/(?<=^|\/)[^/]+(\.\w+)$/, `${target}$1`);
}

/** Finds the unit that a translation is of: by its key, or by its words where the text around it has moved. */
function finder(sources: readonly Unit[]) {
  const byKey = new Map(sources.map((unit) => [`${unit.file}#${unit.key}`, unit]));
  const byWords = groupBy(sources, ({ file, text }) => `${file}#${oneSpace(text)}`);
  const files = new Set(sources.map(({ file }) => file));
  return (returned: ReturnedText): { source: Unit; key: string; outdated?: Problem } | Problem => {
    const { file, key } = returned;
    const plural = pluralBase(key);
    const source =
      byKey.get(`${file}#${key}`) ?? (plural === undefined ? undefined : byKey.get(`${file}#${plural}_other`));
    const words = oneSpace(returned.source);
    if (source && oneSpace(source.text) === words) return { source, key };
    const moved = (byWords.get(`${file}#${words}`) ?? []).filter((unit) => !unit.path);
    const [only] = moved;
    if (only && moved.length === 1) return { source: only, key: only.key };
    return source
      ? { source, key, outdated: outdatedProblem(returned, source.text) }
      : unknownTextProblem(returned, files.has(file), {
          hasForms: byKey.has(`${file}#${key}_other`),
          hasOne: byKey.has(`${file}#${plural}`),
        });
  };
}
