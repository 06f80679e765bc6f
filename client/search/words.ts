import type { SearchIndex } from '#authoring/facets/search-record.ts';
import { searchRulesOf } from '#authoring/search-rules.ts';

/** A word of a text, as it is there and where. */
interface Word {
  text: string;
  start: number;
}

/** A word ends at spaces, hyphens and apostrophes. Joiners, hyphens that are not shown and marks of direction are in words, also the point of Catalan; no apostrophe is. */
const word = /(?!\p{Cf})(?:l·(?=l)|(?![ʹ-ʾ])[\p{L}\p{N}\p{M}\p{Cf}])+/giu;

/** Letters from Thai on: some of their scripts have no spaces between words. */
const unspaced = /[\u0e00-\uffff]/;

/** Splits a text into its words, with their places. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
    unspaced.test(found)
      ? segmentsOf(found).map(({ segment, index: start }) => ({ text: segment, start: index + start }))
      : { text: found, start: index },
  );
}

/** Splits a text into its words alone, which takes a fifth of the time. */
export function splitWords(text: string): string[] {
  return (text.match(word) ?? []).flatMap((found) =>
    unspaced.test(found) ? segmentsOf(found).map(({ segment }) => segment) : found,
  );
}

/** Splits letters without spaces between them, as a dictionary of the browser knows their words. */
const segmentsOf = (found: string): Intl.SegmentData[] => [
  ...new Intl.Segmenter([], { granularity: 'word' }).segment(found),
];

/**
 * Creates a function that folds a language's words for comparison: small letters, no accents, no plural. Where a language
 * writes small words to others, what is behind them follows.
 */
export function createTerms(locale: string, { letters, prefixes }: SearchIndex['folding']): (text: string) => string[] {
  const stem = searchRulesOf(locale)?.stem ?? ((folded: string) => folded);
  const written = RegExp(Object.keys(letters).join('|'), 'g');
  const known = new Map<string, string[]>();
  return (text) => {
    let terms = known.get(text);
    if (!terms) {
      const term = stem(fold(text).replace(written, (letter) => letters[letter] ?? ''));
      terms = [...new Set([term, ...prefixes.map((prefix) => term.replace(RegExp(prefix), ''))])];
      known.set(text, terms);
    }
    return terms;
  };
}

/** Removes accents and characters that are not shown; other marks are letters of their scripts. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .toLowerCase();
}

/** Returns the words of a query without function words; all of them if it has no others. */
export function significantWords(question: string, locale: string): string[] {
  const words = splitWords(question);
  const ignored = new Set((searchRulesOf(locale)?.stopWords ?? '').split(' '));
  const telling = words.filter((text) => !ignored.has(fold(text)));
  return telling.length > 0 ? telling : words;
}
