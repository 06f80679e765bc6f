import type { Heading, Paragraph, TableCell, Text } from 'mdast';
import { findInLinks } from './links.ts';
import { findUnspacedItems } from './lists.ts';
import { brackets, patterns } from './patterns.ts';
import { findTable } from './tables.ts';
import type { UnparsedMarkdown } from './unparsed.ts';
import { alignText, textsOf } from './written-text.ts';

/** One of these is in everything that a pattern finds; most texts have none. */
const signs = /[[#\t•·▪●◦‣\uF0B7*]|`|::|__|~~/;

/** Finds what looks like a link, emphasis, a heading, a directive or a list item in the texts of a paragraph. */
export function findUnparsedMarkdown(paragraph: Paragraph, source: string): UnparsedMarkdown[] {
  const column = paragraph.position?.start.column ?? 1;
  return [
    ...findTable(paragraph, source),
    ...findUnspacedItems(paragraph, source),
    ...findInTexts(paragraph, source, column),
    ...findInLinks(paragraph, source),
  ];
}

/** Finds what looks like a link or emphasis in the texts of a heading or a cell, which have one line. */
export function findUnparsedWords(node: Heading | TableCell, source: string): UnparsedMarkdown[] {
  return [...findInTexts(node, source), ...findInLinks(node, source)];
}

function findInTexts(node: Paragraph | Heading | TableCell, source: string, column?: number): UnparsedMarkdown[] {
  return textsOf(node)
    .filter(({ value }) => signs.test(value))
    .flatMap((text) => findInText(text, source, column));
}

/**
 * Finds them line by line.
 * @param column where the first line of a paragraph begins: a heading or list item begins its line
 */
function findInText(text: Text, source: string, column: number | undefined): UnparsedMarkdown[] {
  const written = alignText(text, source);
  if (!written) return [];
  const found: UnparsedMarkdown[] = [];
  let start = 0;
  for (const line of text.value.split('\n')) {
    const isWhole = column !== undefined && (start > 0 || text.position?.start.column === column);
    const lastClosing = line.lastIndexOf(')');
    const hasClosingStar = /[^\s*]\*/.test(line);
    for (const { kind, pattern, meant, name, isOfLine, opening } of signs.test(line) ? patterns : []) {
      if (isOfLine && !isWhole) continue;
      for (const match of line.matchAll(pattern)) {
        const end = match.index + match[0].length;
        const instead = meant(match[1] ?? '', match[2] ?? '', { isClosed: end <= lastClosing, hasClosingStar });
        const from = start + match.index;
        const isShown = opening
          ? written.isEscaped(from, from + opening)
          : written.isEscaped(from, start + end, brackets);
        if (instead === undefined || isShown) continue;
        const wanted = name?.(match[1] ?? '', match[2] ?? '');
        const named = wanted === undefined ? {} : { name: wanted };
        found.push({ kind, meant: instead, at: written.placeOf(from), ...named });
      }
    }
    start += line.length + 1;
  }
  return found;
}
