/** A word of a text, as it stands there and where. */
interface Word {
  text: string;
  start: number;
}

const word = /[\p{L}\p{N}]+/gu;

/** Splits a text into its words: at spaces, hyphens and apostrophes. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(word)].map((found) => ({ text: found[0], start: found.index }));
}

/** Makes what brings a language's words to the form they are compared in: small letters, no accents, no plural. */
export function createTerms(locale: string): (text: string) => string {
  const stem = stems[locale] ?? ((folded: string) => folded);
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

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');
}

/** By language, what words of one family have in common, as far as their endings tell: singular and plural, above all. */
const stems: Record<string, (folded: string) => string> = {
  en(folded) {
    if (folded.length < 4 || /(ss|us|is)$/.test(folded)) return folded;
    return folded
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x|z)es$/, '$1')
      .replace(/s$/, '');
  },
  fr(folded) {
    if (folded.length < 4) return folded;
    return folded
      .replace(/(?<!e)aux$/, 'al')
      .replace(/[sx]$/, '')
      .replace(/e$/, '')
      .replace(/e$/, '');
  },
  nl(folded) {
    // Vowels are single or double with the syllable: school, scholen. Wherever they stand, so that what is being typed fits.
    const vowels = folded.replace(/([aeou])\1/g, '$1');
    if (vowels.length < 4) return vowels;
    return vowels
      .replace(/(?<=...)(en|e)$/, '')
      .replace(/([bdfgklmnprst])\1$/, '$1')
      .replace(/v$/, 'f')
      .replace(/z$/, 's')
      .replace(/(?<=...)s$/, '');
  },
};

const small: Record<string, string> = {
  en: 'a an and are as at be by can do for from how i in is it my of on or our that the this to we what where which with you your',
  fr: 'a au aux avec c ce ces cette comment d dans de des du elle en est et il j je l la le les leur m ma mes mon n nos notre ou par pour qu que qui s sa ses son sont sur t un une vos votre vous y',
  nl: 'aan als bij dat de den der die dit een en er ge het hoe ik in is je jullie kan met mijn naar of om onze ons op over te tot u uit uw van voor waar wat we wij zijn',
};

/** The words of a question that say what is looked for; all of them where none does. */
export function tellingWords(question: string, locale: string): string[] {
  const words = wordsOf(question).map(({ text }) => text);
  const ignored = new Set((small[locale] ?? '').split(' '));
  const telling = words.filter((text) => !ignored.has(fold(text)));
  return telling.length > 0 ? telling : words;
}
