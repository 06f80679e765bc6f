import type { Problem } from '../../model/diagnostic.ts';
import type { FileProblem } from '../../model/diagnostics/file-problem.ts';
import { missingFileId, missingLanguageId } from '../../model/diagnostics/follow-ups.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import { formatCount } from '../../model/format-count.ts';
import { groupPairs } from '../../model/group-by.ts';
import { limits } from '../../model/limits.ts';
import type { Strings } from '../../model/site.ts';
import type { ParsedFile } from '../../model/source-file.ts';
import { isMapping } from '../../model/struct/mapping.ts';
import { compareStrings } from './compare-strings.ts';
import { findHtml, findMarkdown } from './data-problems.ts';
import { findUnpairedMarks } from './string-marks.ts';
import { brokenText, missingStringProblem, pathOf, problemsInFile, validTexts, withPlurals } from './string-texts.ts';

/** The interface texts of every language, and what is wrong with them. */
interface ValidatedStrings {
  strings: Map<string, Strings>;
  problems: Map<string, Problem[]>;
  /** The files of all languages if the default language's file cannot be read: what they lack is then unknown. */
  unusable: string[];
}

/** Reads `strings/<locale>.yaml` of every language: same keys, same placeholders, the plural forms each language needs. */
export function validateStrings(
  files: ReadonlyMap<string, ParsedFile>,
  locales: readonly string[],
  defaultLocale: string,
): ValidatedStrings {
  const isUsable = (locale: string) => isMapping(files.get(pathOf(locale))?.data);
  const read = new Map(locales.map((locale) => [locale, readStrings(locale, files, defaultLocale)]));
  const textsOf = (locale: string) => read.get(locale)?.texts ?? new Map<string, string>();
  const others = new Map(
    locales
      .filter((locale) => locale !== defaultLocale && isUsable(locale))
      .map((locale) => [locale, textsOf(locale)] as const),
  );
  // If the default language cannot be read, the others are not compared with it.
  const compared = isUsable(defaultLocale)
    ? compareStrings(textsOf(defaultLocale), others, defaultLocale)
    : { source: new Map([...others.values()].flatMap(validTexts)), problems: [] };
  return {
    strings: completeStrings(
      compared.source,
      new Map(locales.map((locale) => [locale, textsOf(locale)])),
      defaultLocale,
    ),
    problems: groupPairs([
      ...[...read].flatMap(([locale, { problems }]) => problemsInFile(locale, problems)),
      ...compared.problems,
      ...findUnknownLocales(files, locales),
    ]),
    unusable: isUsable(defaultLocale) ? [] : locales.map(pathOf),
  };
}

/** Reads the texts of one language by their keys: `filters.apply`. */
function readStrings(
  locale: string,
  files: ReadonlyMap<string, ParsedFile>,
  defaultLocale: string,
): { texts: Map<string, string>; problems: Problem[] } {
  const file = files.get(pathOf(locale));
  if (!file) return { texts: new Map(), problems: [missingFile(locale, defaultLocale)] };
  if (file.data === undefined) return { texts: new Map(), problems: file.problems };
  const texts = flatten(file.data, []);
  return {
    texts: new Map(texts.map(({ key, text }) => [key, text])),
    problems: [...file.problems, ...texts.flatMap(({ problems }) => problems)],
  };
}

function missingFile(locale: string, defaultLocale: string): Problem {
  const hint =
    locale === defaultLocale
      ? 'Every page takes its interface texts from it: bring it back.'
      : `Add it with the texts of ${pathOf(defaultLocale)} in this language.`;
  return { ...missingStringProblem(`${pathOf(locale)} is missing.`, hint), followsFrom: missingFileId('strings/') };
}

/** Completes each language with the texts of the default one: what a language lacks is reported once, not by each page. */
function completeStrings(
  source: Strings,
  strings: ReadonlyMap<string, Strings>,
  defaultLocale: string,
): Map<string, Strings> {
  return new Map(
    [...strings].map(([locale, own]) => [
      locale,
      locale === defaultLocale ? source : withPlurals(new Map([...source, ...validTexts(own)]), locale),
    ]),
  );
}

/** Finds files of texts that belong to no language of the site. */
function findUnknownLocales(files: ReadonlyMap<string, ParsedFile>, locales: readonly string[]): FileProblem[] {
  return [...files.keys()].flatMap((path) => {
    const locale = /^strings\/(.+)\.yaml$/.exec(path)?.[1];
    if (!path.startsWith('strings/') || (locale !== undefined && locales.includes(locale))) return [];
    const problem: Problem = {
      code: 'unknown-locale',
      severity: 'error',
      message: `${path} belongs to no language of this site.`,
      hint: didYouMean(locale ?? path, locales) ?? `Its languages are: ${locales.join(', ')}.`,
      ...(locale === undefined ? {} : { followsFrom: missingLanguageId(locale) }),
    };
    return [[path, problem] as const];
  });
}

/** A text by its key, and what is wrong with it. */
interface FlatText {
  key: string;
  text: string;
  problems: Problem[];
}

/** Lists the texts of nested groups. */
function flatten(data: unknown, path: readonly string[]): FlatText[] {
  const key = path.join('.');
  if (typeof data === 'string' && data.length > limits.interfaceText)
    return [{ key, text: brokenText, problems: [longText(key, path, data)] }];
  if (typeof data === 'string' && data.trim() !== '')
    return [
      {
        key,
        text: data,
        problems: [...findHtml(data, path), ...findMarkdown(data, path), ...findUnpairedMarks(key, data)],
      },
    ];
  if (isMapping(data)) return Object.entries(data).flatMap(([name, value]) => flatten(value, [...path, name]));
  return [{ key, text: brokenText, problems: [noText(key, path, data)] }];
}

function longText(key: string, path: readonly string[], text: string): Problem {
  return {
    code: 'too-large',
    severity: 'error',
    message: `"${key}" has ${formatCount(text.length)} characters; ${formatCount(limits.interfaceText)} are the most.`,
    hint: 'Put long texts into an entry.',
    at: { path },
  };
}

function noText(key: string, path: readonly string[], data: unknown): Problem {
  return {
    code: 'invalid-value',
    severity: 'error',
    message: `"${key}" must be text; here it is ${data === null ? 'empty' : Array.isArray(data) ? 'a list' : JSON.stringify(data)}.`,
    hint: 'Write the text on the same line.',
    at: { path },
    ...(typeof data === 'number' || typeof data === 'boolean' ? { needsQuotes: true } : {}),
  };
}
