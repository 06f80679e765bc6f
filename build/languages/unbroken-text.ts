import { lines, ofLocale } from './index.ts';
import { numberWords } from './number-words.ts';

const nbsp = '\u00a0';
const wordJoiner = '\u2060';

/**
 * Returns a function that prevents line breaks inside the given names, inside numbers in words (`thirty-four`),
 * between a number and its noun (`17 days`, `part 1`), and inside words that end with a short part (`celui-là`). It
 * changes spaces to no-break spaces, and adds word joiners after hyphens.
 */
export function createLineKeeper(locale: string, names: readonly string[]): (text: string) => string {
  const numbers = new Set(Array.from({ length: 101 }, (_, value) => numberWords(value, locale)).flat());
  const phrases = [...names, ...numbers].filter((phrase) => phrase.includes(' '));
  const phrase = phrases.length > 0 && new RegExp(`(?<!\\p{L})(?:${oneOf(phrases)})(?!\\p{L})`, 'gu');
  const rules = ofLocale(lines, locale);
  const beside = rules && besideNumber(wordsOf(rules.counted), wordsOf(rules.numbered));
  const joined = rules?.joined && new RegExp(`(?<=\\p{L}-)(?=(?:${oneOf(wordsOf(rules.joined))})(?![\\p{L}-]))`, 'giu');
  return (text) => {
    // Most texts of a page are single words.
    if (!text.includes(' ') && !text.includes('-')) return text;
    let kept = text;
    if (phrase) kept = kept.replace(phrase, (found) => found.replaceAll(' ', nbsp));
    if (beside) kept = kept.replace(beside, nbsp);
    if (joined) kept = kept.replace(joined, wordJoiner);
    return kept.includes('-') ? kept.replace(compound, (word) => joinNumber(word, numbers)) : kept;
  };
}

/** Returns a pattern that matches the space between a number and the word that it counts or that it follows. */
function besideNumber(counted: readonly string[], numbered: readonly string[]): RegExp {
  const before = `(?<=\\p{N} )(?=(?:${oneOf(counted)})(?!\\p{L}))`;
  const behind = `(?=\\p{N})(?<=(?<!\\p{L})(?:${oneOf(numbered)}) )`;
  return new RegExp(` (?:${before}|${behind})`, 'giu');
}

const compound = /(?<![\p{L}\p{N}])(?:\p{N}+|\p{L}+)(?:-\p{L}+)+/gu;

/** The most parts of a number in words: `one-hundred-and-twenty-three`. */
const longestNumber = 8;

/** Joins the parts at the beginning of a compound that are a number, and what it counts: `thirty-four-year`, `12-week`. */
function joinNumber(word: string, numbers: ReadonlySet<string>): string {
  const parts = word.split('-');
  const isNumber = (part: string) => /^\p{N}/u.test(part) || numbers.has(part.toLowerCase());
  for (let count = Math.min(parts.length, longestNumber); count > 0; count--) {
    const number = parts.slice(0, count);
    if (number.every(isNumber) || isNumber(number.join('-')))
      return [parts.slice(0, count + 1).join(`-${wordJoiner}`), ...parts.slice(count + 1)].join('-');
  }
  return word;
}

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Returns a pattern that matches one of several texts, the longest first. */
function oneOf(texts: readonly string[]): string {
  const escaped = texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return escaped.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1)).join('|');
}
