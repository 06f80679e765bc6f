import { isAddress } from './address.ts';
import { parseMarkdown } from './parse.ts';
import { textOf } from './tree.ts';

/** Markdown in a plain text, and the words without its markers. */
interface PlainMarkdown {
  written: string;
  words: string;
}

// Bold words. Not `2 ** 3 ** 4`, `a**b**`, `**/*.md` and `(**) … (**)`.
const bold = /(?<![*\w\\/])\*\*(?=[\p{L}\p{N}"“«‘[])([^*\n]*[^\s*(/])\*\*(?![*\w/])/u;
// Words in italics. Not `*nix`, `2 *x*`, and the marks of footnotes: `180 €* … 200 €*`.
const italic = /(?<![*\w\\/]|\d\s)\*(?=[\p{L}"“«‘])([^*\n]*[\p{L}\d.!?"”»’])\*(?![*\w/])/u;
// Code. Not accents such as in l`eau d`Heure.
const code = /(?<![`\w\p{L}\\])`(?=\S)([^`\n]*[^`\s])`(?![`\w\p{L}])/u;
// Links and pictures. Not `list[0](/x)`.
const link = /(?<![\w\\])(!?)\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Finds the first bold words, italics, code, link or picture in a text that no page reads as Markdown. */
export function findPlainMarkdown(text: string): PlainMarkdown | undefined {
  for (const pattern of [bold, italic, code]) {
    const [written, words] = pattern.exec(text) ?? [];
    if (written !== undefined && words !== undefined) return { written, words };
  }
  for (const [written, sign, words = '', address = ''] of text.matchAll(link))
    if (sign ? /\.[a-z\d]{2,5}$/i.test(address) : isAddress(address)) return { written, words };
  return undefined;
}

const closed = '&(?:#\\d{1,7}|#x[\\da-f]{1,6}|[a-z][a-z\\d]{1,30});';

/** A reference that has lost its semicolon. Not a parameter of an address: `?a=1&lt=2`. */
export const openReference =
  '&(?:#\\d{2,7}|#x[\\da-f]{2,6}|amp|apos|quot|nbsp|lt|gt|copy|reg|euro|deg|hellip|[nm]dash|[lr](?:aquo|[sd]quo)|[a-z](?:acute|grave|circ|uml|tilde|cedil))(?![\\w;=])';

/** Finds the character references in a text that no page reads as HTML or Markdown → the characters that they stand for. */
export function findCharacterReferences(text: string): Map<string, string> {
  const written = text.includes('&') ? text.match(new RegExp(`${closed}|${openReference}`, 'gi')) : [];
  const meant = [...new Set(written)].map(
    (reference) => [reference, textOf(parseMarkdown(reference.replace(/;?$/, ';')))] as const,
  );
  return new Map(meant.filter(([reference, character]) => character !== reference));
}
