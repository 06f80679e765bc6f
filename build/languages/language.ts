export interface LanguageChecks {
  /** Frequent words of texts on any subject, which show the language. */
  functionWords: string;
  /** Matches spellings of words that only this language here has. */
  spelling: RegExp;
  /** Matches the beginning of a token that is an elided word. */
  elided?: RegExp;
  placeholder: PlaceholderWords;
  numbers: NumberRules;
}

/** The placeholder of a text that is still to be written. */
interface PlaceholderWords {
  start: string;
  rest: string;
  /** Where a space is before it, it never breaks. */
  colon: string;
}

/** How a language says numbers, in lower case. */
interface NumberRules {
  /** The ways to say a whole number from 0 to 100. */
  count: (value: number) => string[];
  /** Makes `fourth` of `four`; the irregular ones are in `also`. */
  ordinal: (word: string) => string;
  /** What else a number is called, such as a half or the third. */
  also: Record<number, string[]>;
}

/** What a language keeps on one line. The words are separated by blanks. */
export interface LineRules {
  /** What is counted: a number before such a word stays with it, as in `17 days`. */
  counted: string;
  /** What is numbered: a number behind such a word stays with it, as in `part 1`. */
  numbered: string;
  /** What stays with the word before its hyphen, as in `celui-là`. */
  joined?: string;
}

/** How a language writes values, as far as `Intl` does not know it. */
export interface WritingRules {
  /** The region whose formats are used where the id of the locale names none; otherwise the one with most speakers. */
  region?: string;
  /** Adapts a date, or two dates with a dash between, where the site writes it otherwise than CLDR. */
  date?: (date: string) => string;
  /** Writes the day of the month in a date. */
  dayNumber?: (day: number) => string;
  /** Words that long compounds end with, separated by blanks: long words break before them rather than between syllables. */
  compoundParts?: string;
  time?: (hours: number, minutes: number) => string;
  timeRangeDash?: string;
  /** What separates a label from its value, instead of a colon and a space. */
  colon?: string;
  /** Writes millions of euros, given the number and the word for million. */
  millionsOfEuros?: (number: string, word: string) => { number: string; unit: string };
}

/** How the site search compares words of a language. */
export interface SearchRules {
  /** Words of a question that do not say what is looked for. */
  stopWords: string;
  /** Returns the stem of a word: equal for words of one family, above all for singular and plural. */
  stem: (folded: string) => string;
}

/** How the words of a language are compared: the index of the search has it, so that each language loads its own. */
export interface SearchFolding {
  /** What a letter, two that are written for it, a digit or a point is compared as. */
  letters: Record<string, string>;
  /** Regular expressions of the small words that are written to a word: it is found with and without them. */
  prefixes: readonly string[];
}

/** Returns one of several words that are separated by spaces. */
export function wordAt(words: string, index: number): string {
  return words.split(' ')[index] ?? '';
}
