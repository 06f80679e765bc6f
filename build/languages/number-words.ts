import { checks, ofLocale } from './index.ts';

/**
 * Writes a number from 0 to 100 in words → the ways a language says it, in lower case, counts and ordinals; nothing for
 * other numbers and in languages that are not known.
 */
export function numberWords(value: number, locale: string): string[] {
  const numbers = ofLocale(checks, locale)?.numbers;
  if (!numbers) return [];
  const counts = Number.isInteger(value) && value >= 0 && value <= 100 ? numbers.count(value) : [];
  return [...counts, ...counts.map(numbers.ordinal), ...(numbers.also[value] ?? [])];
}
