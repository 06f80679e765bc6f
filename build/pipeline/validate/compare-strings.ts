import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { missingTextId } from '../../model/diagnostics/follow-ups.ts';
import { findClosest } from '../../model/diagnostics/suggest.ts';
import type { Strings } from '../../model/site.ts';
import { findPluralProblems } from './plural-problems.ts';
import { findDifferingMarks } from './string-marks.ts';
import {
  basesOf,
  brokenText,
  hasPlural,
  missingStringProblem,
  pathOf,
  placeholdersIn,
  problemsInFile,
  sectionOf,
  validTexts,
  withPlurals,
} from './string-texts.ts';

/**
 * Compares every language with the default one → the problems, and the texts of the default language. A text with a
 * wrong key is returned under the right one; a text that cannot be read is taken from another language.
 */
export function compareStrings(
  own: Strings,
  others: ReadonlyMap<string, Strings>,
  defaultLocale: string,
): { source: Strings; problems: FileProblem[] } {
  const misspelt = findMisspelt(own, [...others.values()]);
  const source = new Map([...own].map(([key, text]) => [misspelt.get(key) ?? key, text]));
  const ofOthers = new Map([...others.values()].flatMap(validTexts));
  const instead = [...ofOthers].filter(([key]) => isBroken(key, source));
  return {
    source: withPlurals(new Map([...validTexts(source), ...instead]), defaultLocale),
    problems: [
      ...problemsInFile(defaultLocale, [
        ...[...misspelt].map(([wrong, right]) => misspeltKey(wrong, right, [...others.keys()])),
        ...[...basesOf(source)].flatMap(([base, keys]) =>
          findPluralProblems({ base, keys, isPlural: hasPlural(keys) }, source, defaultLocale),
        ),
      ]),
      ...[...others].flatMap(([locale, target]) =>
        problemsInFile(locale, compare(source, target, locale, defaultLocale)),
      ),
    ],
  };
}

/** Returns whether a key, or the section around it, is there with a mistake. */
function isBroken(key: string, strings: Strings): boolean {
  const parts = key.split('.');
  return parts.some((_, index) => strings.get(parts.slice(0, index + 1).join('.')) === brokenText);
}

/** Finds keys that no other language has, beside a like one that all others have → wrong key, right key. */
function findMisspelt(own: Strings, others: readonly Strings[]): Map<string, string> {
  const [first, ...rest] = others;
  // Of two languages, either may be mistaken.
  if (!first || rest.length === 0) return new Map();
  const wanted = [...first.keys()].filter((key) => !own.has(key) && rest.every((texts) => texts.has(key)));
  return new Map(
    [...own.keys()]
      .filter((key) => others.every((texts) => !texts.has(key)))
      .flatMap((key) => {
        const right = nearIn(key, wanted);
        return right === undefined ? [] : [[key, right] as const];
      }),
  );
}

/** Returns the like-named key of the same section. */
function nearIn(key: string, candidates: readonly string[]): string | undefined {
  const section = sectionOf(key);
  const names = candidates.filter((other) => sectionOf(other) === section).map((other) => other.slice(section.length));
  const near = findClosest(key.slice(section.length), names);
  return near === undefined ? undefined : section + near;
}

function misspeltKey(wrong: string, right: string, others: readonly string[]): Problem {
  return {
    code: 'unknown-field',
    severity: 'error',
    message: `The text "${wrong}" exists in no other language; ${others.join(' and ')} have "${right}".`,
    hint: `Did you mean "${right}"?`,
    at: { path: wrong.split('.'), key: true },
  };
}

/** Finds what a language lacks or has too much beside the default language. */
function compare(source: Strings, target: Strings, locale: string, defaultLocale: string): Problem[] {
  const sourceBases = basesOf(source);
  const targetBases = basesOf(target);
  const isReported = (base: string) => isBroken(base, source) || isBroken(base, target);
  const lacking = [...sourceBases.keys()].filter((base) => !targetBases.has(base) && !isReported(base));
  const extra = [...targetBases].filter(([base]) => !sourceBases.has(base) && !isReported(base));
  const meant = new Map(extra.map(([base]) => [base, nearIn(base, lacking)]));
  const suggested = new Set(meant.values());
  const sourceText = (base: string) =>
    `In ${defaultLocale} it says: "${source.get(sourceBases.get(base)?.[0] ?? base)}".`;
  return [
    ...extra.map(([base, keys]) => unknownText({ base, keys, near: meant.get(base), defaultLocale, sourceText })),
    ...lacking
      .filter((base) => !suggested.has(base))
      .map((base) => missingStringProblem(`The text "${base}" is missing in ${locale}.`, sourceText(base), base)),
    ...[...sourceBases].flatMap(([base, keys]) => {
      const own = targetBases.get(base);
      if (!own || isReported(base)) return [];
      const [wanted, has] = [placeholdersOf(keys, source), placeholdersOf(own, target)];
      return [
        ...findPluralProblems({ base, keys: own, isPlural: hasPlural(keys) || hasPlural(own) }, target, locale),
        ...findDifferingMarks(
          { texts: keys.map((key) => source.get(key) ?? ''), locale: defaultLocale },
          { key: own[0] ?? base, texts: own.map((key) => target.get(key) ?? '') },
        ),
        ...comparePlaceholders({ base, key: own[0] ?? base, wanted, has, hint: sourceText(base) }),
      ];
    }),
  ];
}

interface UnknownText {
  base: string;
  keys: readonly string[];
  near: string | undefined;
  defaultLocale: string;
  sourceText: (base: string) => string;
}

function unknownText({ base, keys, near, defaultLocale, sourceText }: UnknownText): Problem {
  return {
    code: 'unknown-field',
    severity: 'error',
    message: `The text "${base}" does not exist in ${defaultLocale}.`,
    hint:
      near === undefined
        ? `Remove it, or add it to ${pathOf(defaultLocale)}.`
        : `Did you mean "${near}"? ${sourceText(near)}`,
    at: { path: (keys[0] ?? base).split('.'), key: true },
    followsFrom: missingTextId(base, defaultLocale),
  };
}

interface ComparedPlaceholders {
  base: string;
  key: string;
  wanted: ReadonlySet<string>;
  has: ReadonlySet<string>;
  hint: string;
}

function comparePlaceholders({ base, key, wanted, has, hint }: ComparedPlaceholders): Problem[] {
  const lost = [...wanted].filter((name) => !has.has(name));
  const extra = [...has].filter((name) => !wanted.has(name));
  const differences = [
    ...(lost.length > 0 ? [`lacks {{${lost.join('}}, {{')}}}`] : []),
    ...(extra.length > 0 ? [`has {{${extra.join('}}, {{')}}} too much`] : []),
  ];
  if (differences.length === 0) return [];
  const message = `The text "${base}" ${differences.join(' and ')}.`;
  return [{ code: 'string-placeholders', severity: 'error', message, hint, at: { path: key.split('.') } }];
}

/** Returns the names of the placeholders in the texts of some keys. */
function placeholdersOf(keys: readonly string[], strings: Strings): Set<string> {
  return new Set(keys.flatMap((key) => placeholdersIn(strings.get(key) ?? '')));
}
