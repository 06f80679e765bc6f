import { checks, languageOf } from './index.ts';
import type { LanguageChecks } from './language.ts';

/** Fewer words than this are too few to judge by: names and labels are alike in many languages. */
const enoughWords = 4;

/** Returns the language of a text that is not in its own language; `undefined` if it is, or if that is uncertain. */
export type LanguageDetector = (text: string, own: string) => string | undefined;

/**
 * Creates a detector of the languages whose function words are known, whether or not the site has them. Function words
 * decide; spelling helps if there are few of them. What is known of a word is cached.
 */
export function createLanguageDetector(): LanguageDetector {
  const known = Object.entries(checks).map(([id, language]) => ({ id, ...language, words: wordSet(language) }));
  const weights = new Map<string, readonly number[]>();
  const weigh = (token: string): readonly number[] => {
    let found = weights.get(token);
    if (!found) {
      const elision = known.find(({ elided }) => elided?.test(token));
      const word = token.replace(elision?.elided ?? '', '').replace(/[’'].*$/s, '');
      found = known.map((language) => weightOf(word, language) + (language === elision ? 1 : 0));
      weights.set(token, found);
    }
    return found;
  };
  return (text, own) => {
    const mine = known.findIndex(({ id }) => id === own || id === languageOf(own));
    if (mine === -1) return undefined;
    const tokens = stripMarkup(text).toLowerCase().match(token) ?? [];
    if (tokens.length < enoughWords) return undefined;
    const scores = known.map(() => 0);
    for (const found of tokens) {
      const weighed = weigh(found);
      for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) + (weighed[index] ?? 0);
    }
    const most = Math.max(...scores);
    const clear = most >= 2 && most / tokens.length >= 0.2 && most > 2.5 * (scores[mine] ?? 0);
    return clear ? known[scores.indexOf(most)]?.id : undefined;
  };
}

/** A word, or an elided one with what it leans on. */
const token = /[a-zß-öø-ÿœĳ]+(?:[’'][a-zß-öø-ÿœĳ]+)*/g;

function wordSet({ functionWords }: LanguageChecks): ReadonlySet<string> {
  return new Set(functionWords.trim().split(/\s+/));
}

function weightOf(word: string, { words, spelling }: { words: ReadonlySet<string>; spelling: RegExp }): number {
  if (words.has(word)) return 1;
  return spelling.test(word) ? 0.5 : 0;
}

/** Returns the words of Markdown and of interface texts: no code, addresses, placeholders and marks. */
function stripMarkup(text: string): string {
  if (!/[`{<@/]/.test(text)) return text;
  return text
    .replace(/```[\s\S]*?```|`[^`]*`/g, ' ')
    .replace(/\]\([^)\n]*\)?/g, '] ')
    .replace(/\{\{[^{}]*\}\}|<[^<>]*>|(?<![^\s<>{}])[^\s<>{}@/]+[@/][^\s<>{}]+|https?:\S+/g, ' ');
}
