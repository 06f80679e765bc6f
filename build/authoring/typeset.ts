import { ofLocale, writing } from '../languages/index.ts';

const nbsp = '\u00a0';
const wordJoiner = '\u2060';
const softHyphen = '\u00ad';

/** From how many letters a compound may break: a shorter one fits a line of the narrowest heading. */
const longCompound = 17;

/**
 * Sets a heading: joins what reads as one (`Part 3`, `go-live`, a short last word), and lets a long compound break at a
 * hyphen between its parts. Browsers do not hyphenate every language.
 */
export function typeset(locale: string, heading: string): string {
  return hyphenateCompounds(locale, joinWords(heading));
}

function joinWords(heading: string): string {
  return heading
    .replace(/(?<=\p{L}) (?=\d{1,3}(?!\p{N}|[.,]\p{N}))/gu, nbsp)
    .replace(/(?<=(?:^|\s)\S{1,8}) (?=[\p{L}\p{N}]{1,4}[.?!…]?$)/u, nbsp)
    .replace(/(?<!\S)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu, (word) =>
      word.length < longCompound ? word.replaceAll('-', `-${wordJoiner}`) : word,
    );
}

function hyphenateCompounds(locale: string, heading: string): string {
  const parts = ofLocale(writing, locale)?.compoundParts;
  if (!parts) return heading;
  const starts = new RegExp(`(?<=\\p{L}{5})(?=${parts.trim().split(/\s+/).join('|')})`, 'gu');
  return heading.replace(/\p{L}+/gu, (word) => (word.length < longCompound ? word : word.replace(starts, softHyphen)));
}
