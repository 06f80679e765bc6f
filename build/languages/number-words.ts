/**
 * Writes a number from 0 to 100 in words → the ways a language says it, in lower case, counts and ordinals; nothing for
 * other numbers and in languages that are not known.
 */
export function numberWords(value: number, locale: string): string[] {
  const language = languages[locale.split('-')[0] ?? ''];
  if (!language) return [];
  const counts = Number.isInteger(value) && value >= 0 && value <= 100 ? language.count(value) : [];
  return [...counts, ...counts.map(language.ordinal), ...(language.also[value] ?? [])];
}

interface Language {
  count: (value: number) => string[];
  /** Makes `fourth` of `four`; the irregular ones stand in `also`. */
  ordinal: (word: string) => string;
  /** What else a number is called, such as a half or the third. */
  also: Record<number, string[]>;
}

const english = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const englishTens = words('- - twenty thirty forty fifty sixty seventy eighty ninety');
const french = words(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
);
const frenchTens = words('- - vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt');
const dutch = words(
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
);
const dutchTens = words('- - twintig dertig veertig vijftig zestig zeventig tachtig negentig');

const languages: Record<string, Language> = {
  en: {
    count(value) {
      if (value === 100) return ['hundred'];
      if (value < 20) return [at(english, value)];
      const tens = at(englishTens, Math.floor(value / 10));
      return value % 10 === 0 ? [tens] : [`${tens}-${at(english, value % 10)}`];
    },
    ordinal: (word) => `${word.replace(/y$/, 'ie')}th`,
    also: {
      0.5: ['half'],
      1: ['a', 'an', 'once', 'first', 'single'],
      1.5: ['one and a half', 'a half'],
      2: ['twice', 'second', 'both', 'double', 'pair'],
      3: ['third', 'triple'],
      4: ['quarter'],
      5: ['fifth'],
      8: ['eighth'],
      9: ['ninth'],
      12: ['dozen', 'twelfth'],
      100: ['%', 'per cent'],
      1000: ['thousand'],
      1000000: ['million'],
    },
  },
  fr: {
    count(value) {
      if (value === 100) return ['cent'];
      if (value < 20) return value === 1 ? ['un', 'une'] : [at(french, value)];
      const decade = Math.floor(value / 10);
      const tens = at(frenchTens, decade);
      const rest = value - (decade === 7 || decade === 9 ? decade - 1 : decade) * 10;
      if (rest === 0) return value === 80 ? ['quatre-vingts', 'quatre-vingt'] : [tens];
      if ((rest === 1 || rest === 11) && decade < 8) return [`${tens} et ${at(french, rest)}`, `${tens} et une`];
      return [`${tens}-${at(french, rest)}`, ...(rest === 1 ? [`${tens}-une`] : [])];
    },
    ordinal: (word) => `${word.replace(/e$/, '').replace(/q$/, 'qu').replace(/f$/, 'v')}ième`,
    also: {
      0.5: ['demi', 'demie', 'moitié'],
      1: ['premier', 'première', 'seul', 'seule'],
      1.5: ['et demi', 'et demie'],
      2: ['second', 'seconde', 'double', 'paire'],
      3: ['tiers', 'triple'],
      4: ['quart'],
      12: ['douzaine'],
      100: ['%', 'pour cent'],
      1000: ['mille'],
      1000000: ['million'],
    },
  },
  nl: {
    count(value) {
      if (value === 100) return ['honderd'];
      if (value < 20) return value === 1 ? ['een', 'één'] : [at(dutch, value)];
      const tens = at(dutchTens, Math.floor(value / 10));
      const unit = value % 10;
      return unit === 0 ? [tens] : [`${at(dutch, unit)}${at(dutch, unit).endsWith('e') ? 'ën' : 'en'}${tens}`];
    },
    ordinal: (word) => `${word}${/(tig|honderd)$/.test(word) ? 'ste' : 'de'}`,
    also: {
      0.5: ['half', 'halve', 'helft'],
      1: ['eerste', 'eenmaal', 'enige'],
      1.5: ['anderhalf', 'anderhalve'],
      2: ['tweede', 'tweemaal', 'beide', 'dubbel', 'paar'],
      3: ['derde'],
      4: ['kwart'],
      8: ['achtste'],
      12: ['dozijn'],
      100: ['%', 'procent'],
      1000: ['duizend'],
      1000000: ['miljoen'],
    },
  },
};

function words(list: string): string[] {
  return list.split(' ');
}

function at(list: readonly string[], index: number): string {
  return list[index] ?? '';
}
