import english from 'hyphen/en-gb/index.js';
import french from 'hyphen/fr/index.js';
import dutch from 'hyphen/nl/index.js';
import { ofLocale, writing } from './index.ts';

/** The patterns of TeX, by the id of the language. They are large: nothing that a browser loads imports this file. */
const patterns: Readonly<Record<string, typeof english>> = { en: english, fr: french, nl: dutch };

const softHyphen = '\u00ad';

/** From how many letters a word may break: a shorter one fits a line of the narrowest heading. */
export const longWord = 14;

/** How many letters are on each side of a hyphen. */
const leastPart = 5;

/**
 * Adds soft hyphens to the long words of a text: before the usual last parts of compounds, and between the syllables of
 * other long words. Not every browser hyphenates: some lack the patterns of a language, or of all.
 */
export function hyphenate(locale: string, text: string): string {
  const parts = ofLocale(writing, locale)?.compoundParts?.trim().split(/\s+/);
  const starts = parts && new RegExp(`(?<=\\p{L}{${leastPart}})(?=${parts.join('|')})`, 'gu');
  const language = ofLocale(patterns, locale);
  // The hyphen at the end of a part takes the place of a letter.
  const divide = (part: string, index: number, { length }: readonly string[]): string =>
    language && part.length + (index < length - 1 ? 1 : 0) >= longWord
      ? joinEnds(part, language.hyphenateSync(part).split(softHyphen))
      : part;
  return text.replace(/\p{L}+/gu, (word) =>
    word.length < longWord ? word : (starts ? word.split(starts) : [word]).map(divide).join(softHyphen),
  );
}

/** Joins the syllables of a word, with a soft hyphen where the parts before and after it are both long enough. */
function joinEnds(word: string, syllables: readonly string[]): string {
  return syllables.reduce((start, syllable) => {
    const letters = start.replaceAll(softHyphen, '').length;
    const isShort = letters < leastPart || word.length - letters < leastPart;
    return `${start}${isShort ? '' : softHyphen}${syllable}`;
  });
}
