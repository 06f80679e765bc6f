import { isAddress } from './address.ts';

/** Markdown in a plain text, and the words without its signs. */
interface PlainMarkdown {
  written: string;
  words: string;
}

// Bold words. Not `2 ** 3 ** 4`, `a**b**`, `**/*.md` and `(**) … (**)`.
const bold = /(?<![*\w\\/])\*\*(?=[\p{L}\p{N}"“«‘[])([^*\n]*[^\s*(/])\*\*(?![*\w/])/u;
// Links and pictures. Not `list[0](/x)`.
const link = /(?<![\w\\])(!?)\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Finds the first bold words, link or picture in a text that no page reads as Markdown. */
export function findPlainMarkdown(text: string): PlainMarkdown | undefined {
  const [strong, inside] = bold.exec(text) ?? [];
  if (strong !== undefined && inside !== undefined) return { written: strong, words: inside };
  for (const [written, sign, words = '', address = ''] of text.matchAll(link))
    if (sign ? /\.[a-z\d]{2,5}$/i.test(address) : isAddress(address)) return { written, words };
  return undefined;
}
