import type { Heading, Paragraph, TableCell } from 'mdast';
import { findForeignMarkup } from './foreign.ts';
import { findBrokenLinks } from './links.ts';
import { findUnspacedItems } from './lists.ts';
import { patterns } from './patterns.ts';
import { type Reading, readBlock, writtenGroups } from './reading.ts';
import { findTable } from './tables.ts';
import { isTaken, type UnparsedMarkdown } from './unparsed.ts';
import { textsOf } from './written-text.ts';

/** One of these is in everything that is found; most texts have none. */
const signs =
  /[[\]］】〕#\t•·▪●◦‣\uF0B7*<>{}!]|`|::|__|~~|==|''|[?+$%]{2}|[\^_]|:[a-z+-]+:|":|^(?:: |\.\. |h\d\. |= |import |export )/m;

/** Finds what looks like a link, emphasis, a heading, a directive or a list item in the texts of a paragraph. */
export function findUnparsedMarkdown(paragraph: Paragraph, source: string): UnparsedMarkdown[] {
  return [
    ...findTable(paragraph, source),
    ...findUnspacedItems(paragraph, source),
    ...findInBlock(paragraph, source, true),
  ];
}

/** Finds what looks like a link or emphasis in the texts of a heading or a cell, which have one line. */
export function findUnparsedWords(node: Heading | TableCell, source: string): UnparsedMarkdown[] {
  return findInBlock(node, source, false);
}

/** @param hasLines whether a heading or a list item may begin a line of the block */
function findInBlock(block: Paragraph | Heading | TableCell, source: string, hasLines: boolean): UnparsedMarkdown[] {
  if (!textsOf(block).some(({ value }) => signs.test(value))) return [];
  const reading = readBlock(block, source);
  if (!reading) return [];
  const foreign = findForeignMarkup(reading, hasLines);
  const links = findBrokenLinks(reading).filter(({ start, end }) => !isTaken(start, end, foreign));
  const parts = [...foreign, ...links].map(({ start, end, ...unparsed }) => unparsed);
  const found = [...parts, ...findInLines(reading, hasLines)];
  return found.sort(({ at: one }, { at: other }) => one.line - other.line || one.column - other.column);
}

function findInLines(reading: Reading, hasLines: boolean): UnparsedMarkdown[] {
  const found: UnparsedMarkdown[] = [];
  let start = 0;
  for (const line of reading.text.split('\n')) {
    const hasClosingStar = /[^\s*]\*/.test(line);
    for (const { kind, pattern, meant, isOfLine, opening } of signs.test(line) ? patterns : []) {
      if (isOfLine && !hasLines) continue;
      for (const match of line.matchAll(pattern)) {
        const [first = '', second = ''] = writtenGroups(match, reading, start);
        const instead = meant(first, second, { hasClosingStar });
        const from = start + match.index;
        if (instead === undefined || reading.isEscaped(from, from + (opening ?? match[0].length))) continue;
        found.push({ kind, meant: instead, at: reading.placeOf(from) });
      }
    }
    start += line.length + 1;
  }
  return found;
}
