import { hyphenate, longWord } from '../languages/hyphenation.ts';

export { hyphenate };

const nbsp = '\u00a0';
const wordJoiner = '\u2060';

/** Sets a heading: joins what reads as one (`Part 3`, `go-live`, a short last word, one that begins a part), and lets long words break. */
export function typeset(locale: string, heading: string): string {
  return hyphenate(locale, joinWords(heading));
}

function joinWords(heading: string): string {
  return (
    heading
      // Not `losing 40 people`: the number belongs to what follows it.
      .replace(/ (?=\d{1,3}(?!\p{N}|[.,]\p{N}| \p{L}))(?<=\p{L} )/gu, nbsp)
      .replace(/ (?=[\p{L}\p{N}]{1,4}[.?!…]?$)(?<=(?:^|\s)\S{1,8} )/u, nbsp)
      // Not `Client cases: what`: the word after a comma or a colon begins what follows.
      .replace(/(?<=[,:;] \p{L}{1,5}) (?=\S{1,8}(?!\S))/gu, nbsp)
      .replace(/(?<!\S)[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu, (word) =>
        word.length < longWord ? word.replaceAll('-', `-${wordJoiner}`) : word,
      )
  );
}
