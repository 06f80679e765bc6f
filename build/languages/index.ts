import * as en from './en.ts';
import * as fr from './fr.ts';
import type { LanguageChecks, LineRules, SearchRules, WritingRules } from './language.ts';
import * as nl from './nl.ts';

// A table for each purpose, so that browsers load no more of them than they use. The lists are written by hand; the
// suite `locales` compares them with the folder. To read the folder, each of five bundles would need a plugin: the
// generator, the templates, the browser's scripts, the tests, the cache key.

/** The rules of checks in a language, by the id of its locale or of the language. */
export const checks: Readonly<Record<string, LanguageChecks>> = { en: en.checks, fr: fr.checks, nl: nl.checks };
/** The rules of formats in a language, by the same ids. */
export const writing: Readonly<Record<string, WritingRules>> = { en: en.writing, fr: fr.writing, nl: nl.writing };
/** What a language keeps on one line, by the same ids. */
export const lines: Readonly<Record<string, LineRules>> = { en: en.lines, fr: fr.lines, nl: nl.lines };
/** How the search compares words of a language, by the same ids. */
export const search: Readonly<Record<string, SearchRules>> = { en: en.search, fr: fr.search, nl: nl.search };

/** Returns the rules of a locale such as `pt-BR`, or else those of its language, `pt`. */
export function ofLocale<T>(known: Readonly<Record<string, T>>, locale: string): T | undefined {
  return known[locale] ?? known[languageOf(locale)];
}

/** Returns the language of a locale: `pt` of `pt-BR`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}
