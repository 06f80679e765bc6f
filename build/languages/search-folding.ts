import { byLocale } from './by-locale.ts';
import { languageOf } from './index.ts';
import type { SearchFolding } from './language.ts';
import { usualScript } from './text-direction.ts';

/** What small words are written to the word behind them, once letters are folded, each in one way; by language. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  // Of للغة, the word is لغة; of للمدرسة, مدرسة.
  ar: ['^(?:[وف]?(?:[بك]?ال|لل)(?=..)|و(?=...)|و?[فبكل](?=....))', '^[وف]?ل(?=ل..)'],
  he: ['^(?:ו?ה(?=..$)|ו?(?:כ?ש)?[בכלמ]?ה?(?=...))'],
};

/** Letters that are written in several ways, each with what it is compared as; by script. */
const ofScripts: Readonly<Record<string, string>> = {
  Arab: 'ة-ه ۃ-ه ہ-ه ھ-ه ە-ه ى-ي ی-ي ک-ك ٱ-ا ـ-',
  Cyrl: 'ґ-г ғ-г қ-к ң-н ұ-у ү-у ө-о ә-а һ-х',
  Grek: 'ς-σ',
  Hebr: 'ך-כ ם-מ ן-נ ף-פ ץ-צ',
};

/** Two letters that are written for one with an accent; by language. */
const ofLanguages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['de', 'gsw', 'lb'].map((language) => [language, 'ae-a oe-o ue-u'])),
  ...Object.fromEntries(['da', 'nb', 'nn', 'no'].map((language) => [language, 'aa-a oe-o'])),
  ...Object.fromEntries(['fi', 'sv'].map((language) => [language, 'ae-a oe-o'])),
};

/** Letters of names in any text that no accent makes of others, and the point of Catalan words. */
const latin = 'œ-oe æ-ae ß-ss ø-o đ-d ł-l ı-i ð-d þ-th ə-e ħ-h ŋ-n ŧ-t ɓ-b ɗ-d ɛ-e ƙ-k ɔ-o ·-';

/** The blocks of scripts whose letters are in the same places: a nasal before another consonant is written as a dot, too. */
const indic: Readonly<Record<string, number>> = {
  ...{ Deva: 0x900, Beng: 0x980, Guru: 0xa00, Gujr: 0xa80, Orya: 0xb00, Telu: 0xc00, Knda: 0xc80, Mlym: 0xd00 },
};

/** Scripts whose marks are points that few texts have. In other scripts, marks are parts of letters. */
const pointed: Readonly<Record<string, RegExp>> = { Arab: /\p{scx=Arab}/u, Hebr: /\p{scx=Hebr}/u };

/** Returns how the words of a language are compared. */
export const searchFolding = byLocale((locale): SearchFolding => {
  const script = usualScript(locale);
  const points = Array.from({ length: 0x370 }, (_, index) => String.fromCharCode(0x590 + index)).filter(
    (character) => /\p{M}/u.test(character) && pointed[script]?.test(character),
  );
  const language = languageOf(locale);
  const pairs = [ofLanguages[language], latin, ofScripts[script]].flatMap((own) => own?.split(' ') ?? []);
  return {
    letters: Object.fromEntries(
      [...pairs, ...points, ...nasalsOf(indic[script]), ...digitsOf(script)].map((pair) => {
        const [letter = '', meant = ''] = pair.split('-');
        return [letter, meant];
      }),
    ),
    prefixes: prefixes[language] ?? [],
  };
});

/** Returns the nasals of a script, each before the dot that it is compared as, and the dot below letters of other languages. */
function nasalsOf(block: number | undefined): string[] {
  if (block === undefined) return [];
  const [dot, moon, below, end, ...nasals] = [2, 1, 0x3c, 0x4d, 0x19, 0x1e, 0x23, 0x28, 0x2e].map((place) =>
    String.fromCharCode(block + place),
  );
  return [`${moon}-${dot}`, `${below}-`, ...nasals.map((nasal) => `${nasal}${end}-${dot}`)];
}

/** Returns the digits of a script, each before the ASCII digit that it is compared as. */
function digitsOf(script: string): string[] {
  // Several scripts together have full-width digits or words.
  if (/^(?:|Latn|Hans|Hant|Jpan|Kore)$/.test(script)) return [];
  const isOfScript = new RegExp(`^(?=\\p{Nd})\\p{scx=${script}}`, 'u');
  return Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
    const { format } = new Intl.NumberFormat('en', { numberingSystem });
    return Array.from('0123456789', (digit) => `${format(Number(digit))}-${digit}`).filter((pair) =>
      isOfScript.test(pair),
    );
  });
}
