import { checks, ofLocale } from './index.ts';

/**
 * Returns the words of a number from 0 to 100 in a language, in lower case: counts and ordinals. Empty for other
 * numbers and for unknown languages.
 */
export function numberWords(value: number, locale: string): string[] {
  const numbers = ofLocale(checks, locale)?.numbers;
  if (!numbers) return [];
  const counts = Number.isInteger(value) && value >= 0 && value <= 100 ? numbers.count(value) : [];
  return [...counts, ...counts.map(numbers.ordinal), ...(numbers.also[value] ?? [])];
}
