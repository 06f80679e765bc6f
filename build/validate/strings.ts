import { didYouMean } from '../diagnostics/suggest.ts';
import type { ParsedFile, Problem, Strings } from '../model.ts';
import { htmlIn } from './data-problems.ts';

/** The interface texts of every language, and what is wrong with them. */
export interface ValidatedStrings {
  strings: Map<string, Strings>;
  problems: Map<string, Problem[]>;
}

/** Plural endings that a language may have more or fewer of than another. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Reads `strings/<locale>.yaml` of every language: same keys, same placeholders, the plural forms each language needs. */
export function validateStrings(
  files: ReadonlyMap<string, ParsedFile>,
  locales: readonly string[],
  defaultLocale: string,
): ValidatedStrings {
  const strings = new Map<string, Strings>();
  const problems = new Map<string, Problem[]>();
  for (const locale of locales) {
    const path = `strings/${locale}.yaml`;
    const file = files.get(path);
    const found: Problem[] = [];
    if (!file)
      found.push(
        missing(`${path} is missing.`, `Add it with the texts of strings/${defaultLocale}.yaml in this language.`),
      );
    else found.push(...file.problems);
    const flat = new Map<string, string>();
    if (file?.data !== undefined) flatten(file.data, [], flat, found);
    strings.set(locale, flat);
    if (found.length > 0) problems.set(path, found);
  }
  const source = strings.get(defaultLocale) ?? new Map<string, string>();
  const incomplete = [...basesOf(source)].flatMap(([base, keys]) =>
    missingPlurals(
      base,
      keys,
      defaultLocale,
      keys.some((key) => pluralEnding.test(key)),
    ),
  );
  if (incomplete.length > 0) {
    const path = `strings/${defaultLocale}.yaml`;
    problems.set(path, [...(problems.get(path) ?? []), ...incomplete]);
  }
  for (const locale of locales) {
    const path = `strings/${locale}.yaml`;
    if (locale === defaultLocale || !files.get(path)?.data) continue;
    const own = strings.get(locale) ?? new Map<string, string>();
    const found = compare(source, own, locale, defaultLocale);
    if (found.length > 0) problems.set(path, [...(problems.get(path) ?? []), ...found]);
  }
  // Each lack is reported by now; pages say it in the default language, so as not to report it again.
  for (const locale of locales) {
    const own = strings.get(locale);
    if (own && locale !== defaultLocale) strings.set(locale, withPlurals(new Map([...source, ...own])));
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
        },
      ]);
    }
  }
  return { strings, problems };
}

function flatten(data: unknown, path: string[], into: Map<string, string>, problems: Problem[]): void {
  if (typeof data === 'string' && data.trim() !== '') {
    into.set(path.join('.'), data);
    problems.push(...htmlIn(data, path));
  } else if (data !== null && typeof data === 'object' && !Array.isArray(data)) {
    for (const [key, value] of Object.entries(data)) flatten(value, [...path, key], into, problems);
  } else {
    problems.push({
      code: 'invalid-value',
      severity: 'error',
      message: `"${path.join('.')}" must be text; here it is ${data === null ? 'empty' : Array.isArray(data) ? 'a list' : JSON.stringify(data)}.`,
      hint: 'Write the text on the same line.',
      at: { path },
      ...(typeof data === 'number' || typeof data === 'boolean' ? { inQuotes: true as const } : {}),
    });
  }
}

/** Finds what a language lacks or has too much beside the default language. */
function compare(source: Strings, target: Strings, locale: string, defaultLocale: string): Problem[] {
  const problems: Problem[] = [];
  const targetBases = basesOf(target);
  const sourceBases = basesOf(source);
  for (const [base, keys] of sourceBases) {
    const own = targetBases.get(base);
    if (!own) {
      problems.push(
        missing(
          `The text "${base}" is missing in ${locale}.`,
          `In ${defaultLocale} it says: "${source.get(keys[0] ?? base)}".`,
          base,
        ),
      );
      continue;
    }
    problems.push(
      ...missingPlurals(
        base,
        own,
        locale,
        keys.some((key) => pluralEnding.test(key)),
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
  for (const [base, keys] of targetBases) {
    if (sourceBases.has(base)) continue;
    problems.push({
      code: 'unknown-field',
      severity: 'error',
      message: `The text "${base}" does not exist in ${defaultLocale}.`,
      hint:
        didYouMean(
          base,
          [...sourceBases.keys()].filter((key) => !targetBases.has(key)),
        ) ?? `Remove it, or add it to strings/${defaultLocale}.yaml.`,
      at: { path: (keys[0] ?? base).split('.'), key: true },
    });
  }
  return problems;
}

function missingPlurals(base: string, keys: string[], locale: string, plural: boolean): Problem[] {
  if (!plural) return [];
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const lacking = needed.filter((category) => category !== 'many' && !keys.includes(`${base}_${category}`));
  if (lacking.length === 0) return [];
  return [
    missing(
      `The text "${base}" lacks its plural form ${lacking.map((category) => `${base}_${category}`).join(', ')} in ${locale}.`,
      'Write one text for each form.',
      keys[0],
    ),
  ];
}

/** Gives a text that has only some plural forms the others. */
function withPlurals(strings: Map<string, string>): Map<string, string> {
  for (const [key, text] of strings) {
    if (!key.endsWith('_other')) continue;
    const base = key.slice(0, -'other'.length);
    for (const category of ['one', 'many']) if (!strings.has(base + category)) strings.set(base + category, text);
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
