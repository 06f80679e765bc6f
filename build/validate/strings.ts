import { lackOf, lackOfFile, lackOfLanguage } from '../diagnostics/follow-ups.ts';
import { closest, didYouMean } from '../diagnostics/suggest.ts';
import type { Problem } from '../model/diagnostic.ts';
import type { Strings } from '../model/site.ts';
import type { ParsedFile } from '../model/source-file.ts';
import { htmlIn } from './data-problems.ts';
import { differingMarks, unpairedMarks } from './string-marks.ts';

/** The interface texts of every language, and what is wrong with them. */
interface ValidatedStrings {
  strings: Map<string, Strings>;
  problems: Map<string, Problem[]>;
  /** The files of all languages, where nothing can be read from the default one's: what they lack is not known. */
  unusable: string[];
}

/** Plural endings that a language may have more or fewer of than another. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Reads `strings/<locale>.yaml` of every language: same keys, same placeholders, the plural forms each language needs. */
export function validateStrings(
  files: ReadonlyMap<string, ParsedFile>,
  locales: readonly string[],
  defaultLocale: string,
): ValidatedStrings {
  const strings = new Map<string, Map<string, string>>();
  const problems = new Map<string, Problem[]>();
  const report = (locale: string, ...found: Problem[]) => {
    const path = pathOf(locale);
    if (found.length > 0) problems.set(path, [...(problems.get(path) ?? []), ...found]);
  };
  const isUsable = (locale: string) => isGroup(files.get(pathOf(locale))?.data);
  for (const locale of locales) {
    const path = pathOf(locale);
    const file = files.get(path);
    const found: Problem[] = [];
    if (!file)
      found.push({
        ...missing(
          `${path} is missing.`,
          locale === defaultLocale
            ? 'Every page takes its interface texts from it: bring it back.'
            : `Add it with the texts of ${pathOf(defaultLocale)} in this language.`,
        ),
        followsFrom: lackOfFile('strings/'),
      });
    else found.push(...file.problems);
    const flat = new Map<string, string>();
    if (file?.data !== undefined) flatten(file.data, [], flat, found);
    strings.set(locale, flat);
    report(locale, ...found);
  }
  const others = locales.filter((locale) => locale !== defaultLocale && isUsable(locale));
  const ofOthers = new Map(others.flatMap((locale) => readable(strings.get(locale) ?? new Map())));
  const own = strings.get(defaultLocale) ?? new Map<string, string>();
  // What can be told of a language only by comparing is not told where there is nothing to compare with.
  if (isUsable(defaultLocale)) {
    const misspelt = findMisspelt(
      own,
      others.map((locale) => strings.get(locale) ?? new Map()),
    );
    for (const [wrong, right] of misspelt) report(defaultLocale, misspeltKey(wrong, right, others));
    const source = new Map([...own].map(([key, text]) => [misspelt.get(key) ?? key, text]));
    for (const [base, keys] of basesOf(source))
      report(
        defaultLocale,
        ...missingPlurals(
          base,
          keys,
          defaultLocale,
          keys.some((key) => pluralEnding.test(key)),
        ),
      );
    for (const locale of others)
      report(locale, ...compare(source, strings.get(locale) ?? new Map(), locale, defaultLocale));
    const isTold = (key: string) => isBroken(key, source);
    const instead = [...ofOthers].filter(([key]) => isTold(key));
    strings.set(defaultLocale, withPlurals(new Map([...readable(source), ...instead]), ['one', 'other']));
  } else strings.set(defaultLocale, ofOthers);
  // Each lack is reported by now; pages say it in the default language, so as not to report it again.
  for (const locale of locales) {
    const known = strings.get(locale);
    if (known && locale !== defaultLocale)
      strings.set(locale, withPlurals(new Map([...(strings.get(defaultLocale) ?? []), ...readable(known)])));
  }
  for (const path of files.keys()) {
    const locale = /^strings\/(.+)\.yaml$/.exec(path)?.[1];
    if (path.startsWith('strings/') && (locale === undefined || !locales.includes(locale))) {
      problems.set(path, [
        {
          code: 'unknown-locale',
          severity: 'error',
          message: `${path} belongs to no language of this site.`,
          hint: didYouMean(locale ?? path, locales) ?? `Its languages are: ${locales.join(', ')}.`,
          ...(locale === undefined ? {} : { followsFrom: lackOfLanguage(locale) }),
        },
      ]);
    }
  }
  return { strings, problems, unusable: isUsable(defaultLocale) ? [] : locales.map(pathOf) };
}

const pathOf = (locale: string): string => `strings/${locale}.yaml`;

/** Stands for a text that is there with a mistake, which is told by now. */
const broken = '';

/** Whether a key, or the section around it, is there with a mistake. */
function isBroken(key: string, strings: Strings): boolean {
  const parts = key.split('.');
  return parts.some((_, index) => strings.get(parts.slice(0, index + 1).join('.')) === broken);
}

const readable = (strings: Strings): [string, string][] => [...strings].filter(([, text]) => text !== broken);

const isGroup = (data: unknown): boolean => data !== null && typeof data === 'object' && !Array.isArray(data);

/** Finds keys that no other language has, beside a like one that all others have → wrong key, right key. */
function findMisspelt(own: Strings, others: readonly Strings[]): Map<string, string> {
  const [first, ...rest] = others;
  // Of two languages, nobody can tell which is mistaken.
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

/** The like-named key of the same section. */
function nearIn(key: string, candidates: readonly string[]): string | undefined {
  const section = sectionOf(key);
  const names = candidates.filter((other) => sectionOf(other) === section).map((other) => other.slice(section.length));
  const near = closest(key.slice(section.length), names);
  return near === undefined ? undefined : section + near;
}

const sectionOf = (key: string): string => key.slice(0, key.lastIndexOf('.') + 1);

function misspeltKey(wrong: string, right: string, others: readonly string[]): Problem {
  return {
    code: 'unknown-field',
    severity: 'error',
    message: `The text "${wrong}" exists in no other language; ${others.join(' and ')} have "${right}".`,
    hint: `Did you mean "${right}"?`,
    at: { path: wrong.split('.'), key: true },
  };
}

function flatten(data: unknown, path: string[], into: Map<string, string>, problems: Problem[]): void {
  if (typeof data === 'string' && data.trim() !== '') {
    into.set(path.join('.'), data);
    problems.push(...htmlIn(data, path), ...unpairedMarks(path.join('.'), data));
  } else if (data !== null && typeof data === 'object' && !Array.isArray(data)) {
    for (const [key, value] of Object.entries(data)) flatten(value, [...path, key], into, problems);
  } else {
    into.set(path.join('.'), broken);
    problems.push({
      code: 'invalid-value',
      severity: 'error',
      message: `"${path.join('.')}" must be text; here it is ${data === null ? 'empty' : Array.isArray(data) ? 'a list' : JSON.stringify(data)}.`,
      hint: 'Write the text on the same line.',
      at: { path },
      ...(typeof data === 'number' || typeof data === 'boolean' ? { needsQuotes: true as const } : {}),
    });
  }
}

/** Finds what a language lacks or has too much beside the default language. */
function compare(source: Strings, target: Strings, locale: string, defaultLocale: string): Problem[] {
  const problems: Problem[] = [];
  const targetBases = basesOf(target);
  const sourceBases = basesOf(source);
  const isTold = (base: string) => isBroken(base, source) || isBroken(base, target);
  const lacking = [...sourceBases.keys()].filter((base) => !targetBases.has(base) && !isTold(base));
  const meant = new Set<string>();
  for (const [base, keys] of targetBases) {
    if (sourceBases.has(base) || isTold(base)) continue;
    const near = nearIn(base, lacking);
    if (near !== undefined) meant.add(near);
    problems.push({
      code: 'unknown-field',
      severity: 'error',
      message: `The text "${base}" does not exist in ${defaultLocale}.`,
      hint:
        near === undefined
          ? `Remove it, or add it to ${pathOf(defaultLocale)}.`
          : `Did you mean "${near}"? In ${defaultLocale} it says: "${source.get(sourceBases.get(near)?.[0] ?? near)}".`,
      at: { path: (keys[0] ?? base).split('.'), key: true },
      followsFrom: lackOf(base, defaultLocale),
    });
  }
  for (const base of lacking) {
    if (meant.has(base)) continue;
    problems.push(
      missing(
        `The text "${base}" is missing in ${locale}.`,
        `In ${defaultLocale} it says: "${source.get(sourceBases.get(base)?.[0] ?? base)}".`,
        base,
      ),
    );
  }
  for (const [base, keys] of sourceBases) {
    const own = targetBases.get(base);
    if (!own || isTold(base)) continue;
    problems.push(
      ...missingPlurals(
        base,
        own,
        locale,
        keys.some((key) => pluralEnding.test(key)),
      ),
    );
    problems.push(
      ...differingMarks(
        { texts: keys.map((key) => source.get(key) ?? ''), locale: defaultLocale },
        { key: own[0] ?? base, texts: own.map((key) => target.get(key) ?? '') },
      ),
    );
    const wanted = placeholders(keys.map((key) => source.get(key) ?? ''));
    const has = placeholders(own.map((key) => target.get(key) ?? ''));
    const lost = [...wanted].filter((name) => !has.has(name));
    const extra = [...has].filter((name) => !wanted.has(name));
    if (lost.length > 0 || extra.length > 0) {
      problems.push({
        code: 'string-placeholders',
        severity: 'error',
        message: `The text "${base}" ${[lost.length > 0 ? `lacks {{${lost.join('}}, {{')}}}` : '', extra.length > 0 ? `has {{${extra.join('}}, {{')}}} too much` : ''].filter(Boolean).join(' and ')}.`,
        hint: `In ${defaultLocale} it says: "${source.get(keys[0] ?? base)}".`,
        at: { path: (own[0] ?? base).split('.') },
      });
    }
  }
  return problems;
}

function missingPlurals(base: string, keys: string[], locale: string, plural: boolean): Problem[] {
  if (!plural) return [];
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const lacking = needed.filter((category) => category !== 'many' && !keys.includes(`${base}_${category}`));
  if (lacking.length === 0) return [];
  const name = (key: string) => key.slice(sectionOf(key).length);
  return [
    {
      ...missing(
        `The text "${base}" lacks its plural form ${lacking.map((category) => `${base}_${category}`).join(', ')} in ${locale}.`,
        `Add ${lacking.map((category) => `${name(base)}_${category}:`).join(' and ')} beside ${keys.map((key) => `${name(key)}:`).join(' and ')}.`,
        keys[0],
      ),
      causes: lackOf(`${base}_${lacking[0]}`, locale),
    },
  ];
}

/** Gives a text that has only some plural forms the others. */
function withPlurals(strings: Map<string, string>, forms = ['one', 'many', 'other']): Map<string, string> {
  for (const [base, keys] of basesOf(strings)) {
    const text = strings.get(`${base}_other`) ?? strings.get(keys[0] ?? base);
    if (text === undefined || !keys.some((key) => pluralEnding.test(key))) continue;
    for (const form of forms) {
      const key = `${base}_${form}`;
      if (!strings.has(key)) strings.set(key, text);
    }
  }
  return strings;
}

function basesOf(strings: Strings): Map<string, string[]> {
  const bases = new Map<string, string[]>();
  for (const key of strings.keys()) {
    const base = key.replace(pluralEnding, '');
    bases.set(base, [...(bases.get(base) ?? []), key]);
  }
  return bases;
}

function placeholders(texts: string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '')),
  );
}

function missing(message: string, hint: string, key?: string): Problem {
  return { code: 'missing-string', severity: 'error', message, hint, ...(key ? { at: { path: key.split('.') } } : {}) };
}
