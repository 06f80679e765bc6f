import * as en from './en.ts';
import * as fr from './fr.ts';
import type { LanguageChecks, SearchRules, WritingRules } from './language.ts';
import * as nl from './nl.ts';

/**
 * What is known of languages, by the id of a locale or the language in it. Each table by itself, so that what a browser
 * loads has no more than it uses.
 */
export const checks: Readonly<Record<string, LanguageChecks>> = { en: en.checks, fr: fr.checks, nl: nl.checks };
export const writing: Readonly<Record<string, WritingRules>> = { en: en.writing, fr: fr.writing, nl: nl.writing };
export const search: Readonly<Record<string, SearchRules>> = { en: en.search, fr: fr.search, nl: nl.search };

/** Finds what is known of a locale: of itself, such as `pt-BR`, or else of its language, `pt`. */
export function ofLocale<T>(known: Readonly<Record<string, T>>, locale: string): T | undefined {
  return known[locale] ?? known[languageOf(locale)];
}

/** Returns the language of a locale: `pt` of `pt-BR`. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}
