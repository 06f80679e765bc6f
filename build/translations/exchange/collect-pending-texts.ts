import { exampleNumber, pluralBase, pluralCategories } from '../../languages/plural-forms.ts';
import type { Unit } from '../../model/unit.ts';
import { pairUnits } from '../units/units.ts';
import type { PendingText } from './pending-text.ts';

/** How a source text has changed since its translation was confirmed. */
export interface SourceChange {
  /** Whether it was not there at all, so that nothing is its translation yet. */
  isNew: boolean;
  /** Its words then, where they are known. */
  before?: string;
}

interface PendingInput {
  units: readonly Unit[];
  sourceLocale: string;
  locale: string;
  /** Whether the language needs a resource. */
  isWanted: (resource: string) => boolean;
  /** How a text has changed since its translation was confirmed; nothing if it has not. */
  changeOf: (source: Unit) => SourceChange | undefined;
  addressOf: (resource: string) => string | undefined;
  lineOf: (unit: Unit) => number;
}

/** Lists every text of the source language with its translation, in the order of files and texts. */
export function collectPendingTexts(input: PendingInput): PendingText[] {
  const { units, sourceLocale, locale, isWanted } = input;
  const sources = units.filter((unit) => unit.locale === sourceLocale && unit.kind !== 'code');
  const targets = units.filter((unit) => unit.locale === locale);
  const pairs = pairUnits(
    sources.filter((source) => !input.changeOf(source)?.isNew),
    targets,
  );
  const translated = new Set(targets.map(({ resource }) => resource));
  const strings = new Map(targets.filter(({ kind }) => kind === 'string').map((unit) => [unit.key, unit]));
  return sources.flatMap((source) => {
    if (!translated.has(source.resource) && !isWanted(source.resource)) return [];
    const base = source.kind === 'string' ? pluralBase(source.key) : undefined;
    const target = pairs.get(source);
    // An address is a promise: a slug is asked for once, and changed by renaming.
    if (source.kind === 'slug' && target) return [];
    if (base === undefined) return [pendingTextOf(source, target, input)];
    return pluralForms({ source, base, sources, strings, input });
  });
}

/** Returns all plural forms of the other language at the place of the source's form `other`. */
function pluralForms(task: {
  source: Unit;
  base: string;
  sources: readonly Unit[];
  strings: ReadonlyMap<string, Unit>;
  input: PendingInput;
}): PendingText[] {
  const { source, base, sources, strings, input } = task;
  // i18next has a form for 0 in every language, also if the language's rule has none.
  if (source.key === `${base}_zero` && !pluralCategories(input.locale).includes('zero'))
    return [pendingTextOf(source, strings.get(source.key), input)];
  if (source.key !== `${base}_other`) return [];
  const own = new Map(sources.filter(({ resource }) => resource === source.resource).map((unit) => [unit.key, unit]));
  return pluralCategories(input.locale).map((category) => {
    const key = `${base}_${category}`;
    return {
      ...pendingTextOf(own.get(key) ?? source, strings.get(key), input),
      key,
      plural: { base, category, example: exampleNumber(input.locale, category) },
    };
  });
}

function pendingTextOf(source: Unit, target: Unit | undefined, input: PendingInput): PendingText {
  const stale = target && input.changeOf(source);
  const address = input.addressOf(source.resource);
  const { file, key, kind, text, section, limits, description } = source;
  return {
    file,
    key,
    kind,
    source: text,
    ...(target ? { target: target.text } : {}),
    state: target ? (stale ? 'stale' : 'current') : 'missing',
    ...(stale?.before === undefined ? {} : { before: stale.before }),
    line: input.lineOf(source),
    ...(section === undefined ? {} : { section }),
    ...(limits ? { limits } : {}),
    ...(description === undefined ? {} : { description }),
    ...(address === undefined ? {} : { address }),
  };
}
