import type { Nodes } from 'mdast';
import { findSpoiltEmphasis, findUnevenEmphasis } from './emphasis.ts';
import { findForeignMarkup } from './foreign.ts';
import { findBrokenLinks } from './links.ts';
import { patterns } from './patterns.ts';
import { type Block, type Reading, readBlock, writtenGroups } from './reading.ts';
import { findOtherSpaces, hasOtherSpace } from './spaces.ts';
import { createTaken, type FoundPart, type UnparsedMarkdown } from './unparsed.ts';

/** One of these is in everything that is found; most texts have none. */
const signs =
  /[&[\]］】〕#\t•·▪●◦‣\uF0B7*<>{}!]|`|::|__|~~|==|''|^：：|[＃＞]|＊＊|[?$%]{2}|[\^_\\]|\([^()]*[=+<]|[‹＜〈]\s?\/|:[a-z+-]+:|\/\/|:\/|^(?:: |\.\. |h\d\. |= |import |export )/m;

/** Finds what looks like a link, emphasis, a heading, a directive or a list item in the texts of a block. */
export function findInBlock(block: Block, source: string): UnparsedMarkdown[] {
  // Other blocks have one line.
  const hasLines = block.type === 'paragraph';
  if (!mayHaveMarks(block)) return [];
  const reading = readBlock(block, source);
  if (!reading) return [];
  const spaces = findOtherSpaces(reading, block);
  const foreign = findForeignMarkup(reading, hasLines);
  const inForeign = createTaken(foreign);
  const links = findBrokenLinks(reading).filter(({ start, end }) => !inForeign.includes(start, end));
  const others = [...foreign, ...links, ...findInLines(reading, hasLines)];
  // What such a space causes is not reported.
  const besideSpaces = createTaken(spaces);
  const apart = others.filter(({ start, end }) => !besideSpaces.includes(start, end));
  const found = [...spaces, ...apart].map(({ start, end, ...unparsed }) => unparsed);
  return found.sort(({ at: one }, { at: other }) => one.line - other.line || one.column - other.column);
}

/** Returns whether a text in a node has a marker, or the address of a link a character that may end it. */
function mayHaveMarks(node: Nodes): boolean {
  if (node.type === 'text') return signs.test(node.value) || hasOtherSpace(node.value);
  if (node.type === 'link' && /[^!-=?-z~]|&[#\w]+;|\)|[,;]https?:/.test(node.url)) return true;
  return 'children' in node && node.children.some(mayHaveMarks);
}

function findInLines(reading: Reading, hasLines: boolean): FoundPart[] {
  const found = findSpoiltEmphasis(reading);
  const taken = createTaken(found);
  for (const part of findUnevenEmphasis(reading)) {
    if (taken.includes(part.start, part.end)) continue;
    found.push(part);
    taken.take(part);
  }
  let start = 0;
  for (const line of reading.text.split('\n')) {
    const hasClosingStar = /[^\s*]\*/.test(line);
    for (const { kind, pattern, meant, isOfLine, opening } of signs.test(line) ? patterns : []) {
      // A bullet in a list item is a marker of its own.
      if (isOfLine && (!hasLines || (kind === 'listItem' && start === 0 && /[-*+.)]\s*$/.test(reading.before))))
        continue;
      for (const match of line.matchAll(pattern)) {
        const [first = '', second = ''] = writtenGroups(match, reading, start);
        const instead = meant(first, second, { hasClosingStar });
        const from = start + match.index;
        if (instead === undefined || reading.isEscaped(from, from + (opening ?? match[0].length))) continue;
        const end = from + match[0].length;
        if (!taken.includes(from, end))
          found.push({ kind, meant: instead, at: reading.placeOf(from), start: from, end });
      }
    }
    start += line.length + 1;
  }
  return found;
}
