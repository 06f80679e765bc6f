import { byLocale } from './by-locale.ts';
import { languageOf } from './index.ts';
import type { SearchFolding } from './language.ts';
import { usualScript } from './text-direction.ts';

/** What small words are written to the word behind them, once letters are folded; by language. */
const prefixes: Readonly<Record<string, string>> = {
  ar: '(?:[وف]?(?:[بك]?ال|لل)(?=..)|و(?=...)|و?[فبكل](?=....))',
  he: '(?:ו?ה(?=..$)|ו?(?:כ?ש)?[בכלמ]?ה?(?=...))',
};

/** Letters that are written in several ways, each before what it is compared as; by script. */
const letters: Readonly<Record<string, string>> = {
  Arab: 'ةه ۃه ہه ھه ەه ىي یي کك ٱا ـ',
  Grek: 'ςσ',
  Hebr: 'ךכ םמ ןנ ףפ ץצ',
};

/** Letters of names in any text that no accent makes of others. */
const latin = 'œoe æae ßss øo đd łl ıi ðd þth';

/** Scripts whose marks are points that few texts have; those of others are letters. */
const pointed: Readonly<Record<string, RegExp>> = { Arab: /\p{scx=Arab}/u, Hebr: /\p{scx=Hebr}/u };

/** Returns how the words of a language are compared. */
export const searchFolding = byLocale((locale): SearchFolding => {
  const script = usualScript(locale);
  const points = Array.from({ length: 0x370 }, (_, index) => String.fromCharCode(0x590 + index)).filter(
    (character) => /\p{M}/u.test(character) && pointed[script]?.test(character),
  );
  const pairs = [...latin.split(' '), ...(letters[script]?.split(' ') ?? []), ...points, ...digitsOf(script)];
  return {
    letters: Object.fromEntries(pairs.map(([letter = '', ...others]) => [letter, others.join('')])),
    prefix: prefixes[languageOf(locale)] ?? '',
  };
});

/** Returns the digits of a script, each before the ASCII digit that it is compared as. */
function digitsOf(script: string): string[] {
  // Several scripts together have full-width digits or words.
  if (/^(?:|Latn|Hans|Hant|Jpan|Kore)$/.test(script)) return [];
  const isOfScript = new RegExp(`^(?=\\p{Nd})\\p{scx=${script}}`, 'u');
  return Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem });
    return Array.from('0123456789', (digit) => format(Number(digit)) + digit).filter((pair) => isOfScript.test(pair));
  });
}
