import { byLocale } from './by-locale.ts';
import { ofLocale, writing } from './index.ts';

/** A module of the package hyphen. */
interface Hyphenator {
  /** Adds soft hyphens to a text. */
  hyphenateSync: (text: string) => string;
}

/**
 * The patterns of TeX, by the id of the language. They are large: a language is loaded when a word of it is divided, and
 * nothing that a browser loads imports this file.
 */
const patterns: Readonly<Record<string, () => Hyphenator>> = {
  en: () => require('hyphen/en-gb/index.js'),
  fr: () => require('hyphen/fr/index.js'),
  nl: () => require('hyphen/nl/index.js'),
};

const softHyphen = '\u00ad';

/** From how many letters a word may break: a shorter one fits a line of the narrowest heading. */
export const longWord = 14;

/** How many letters are on each side of a hyphen. */
const leastPart = 5;

/** A word that may break. */
const longWords = new RegExp(`\\p{L}{${longWord},}`, 'gu');

/** Matches where the usual last parts of compounds begin; nothing in languages without any. */
const compoundStart = byLocale((locale) => {
  const parts = ofLocale(writing, locale)?.compoundParts?.trim().split(/\s+/) ?? ['(?!)'];
  return new RegExp(`(?<=\\p{L}{${leastPart}})(?=${parts.join('|')})`, 'gu');
});

/**
 * Adds soft hyphens to the long words of a text: before the usual last parts of compounds, and between the syllables of
 * other long words. Not every browser hyphenates: some lack the patterns of a language, or of all.
 */
export function hyphenate(locale: string, text: string): string {
  const language = ofLocale(patterns, locale);
  // The hyphen at the end of a part takes the place of a letter.
  const divide = (part: string, index: number, { length }: readonly string[]): string =>
    language && part.length + (index < length - 1 ? 1 : 0) >= longWord
      ? joinEnds(part, language().hyphenateSync(part).split(softHyphen))
      : part;
  return text.replace(longWords, (word) => word.split(compoundStart(locale)).map(divide).join(softHyphen));
}

/** Joins the syllables of a word, with a soft hyphen where the parts before and after it are both long enough. */
function joinEnds(word: string, syllables: readonly string[]): string {
  return syllables.reduce((start, syllable) => {
    const letters = start.replaceAll(softHyphen, '').length;
    const isShort = letters < leastPart || word.length - letters < leastPart;
    return `${start}${isShort ? '' : softHyphen}${syllable}`;
  });
}
