import { searchRulesOf } from '#authoring/facets/search-rules.ts';

/** A word of a text, as it is there and where. */
interface Word {
  text: string;
  start: number;
}

const word = /[\p{L}\p{N}\p{M}]+/gu;

/** Letters from Thai on: some of their scripts have no spaces between words. */
const unspaced = /[\u0e00-\uffff]/;

/** Splits a text into its words: at spaces, hyphens and apostrophes, or as a dictionary of the browser knows them. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
    unspaced.test(found)
      ? Array.from(new Intl.Segmenter([], { granularity: 'word' }).segment(found), (part) => ({
          text: part.segment,
          start: index + part.index,
        }))
      : { text: found, start: index },
  );
}

/** Creates a function that folds a language's words for comparison: small letters, no accents, no plural. */
export function createTerms(locale: string): (text: string) => string {
  const stem = searchRulesOf(locale)?.stem ?? ((folded: string) => folded);
  const known = new Map<string, string>();
  return (text) => {
    let term = known.get(text);
    if (term === undefined) {
      term = stem(fold(text));
      known.set(text, term);
    }
    return term;
  };
}

/** Accents, and the points of Arabic and Hebrew that few texts have. Other marks are letters of their scripts. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]/g;

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/** Returns the words of a query without function words; all of them if it has no others. */
export function significantWords(question: string, locale: string): string[] {
  const words = wordsOf(question).map(({ text }) => text);
  const ignored = new Set((searchRulesOf(locale)?.stopWords ?? '').split(' '));
  const telling = words.filter((text) => !ignored.has(fold(text)));
  return telling.length > 0 ? telling : words;
}
