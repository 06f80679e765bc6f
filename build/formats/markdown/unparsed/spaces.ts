import type { Definition, Image, Link } from 'mdast';
import { nameOtherSpace, otherSpaces } from '../../../model/other-spaces.ts';
import { bareAddress, writeAddress } from './addresses.ts';
import type { Block, Reading } from './reading.ts';
import type { FoundPart, UnparsedMarkdown } from './unparsed.ts';

const other = new RegExp(`[${otherSpaces}]`);
const everyOther = new RegExp(other, 'g');

/** One of these is where such a character is reported; many texts have such characters between words. */
const besideMark = new RegExp(
  `^[${otherSpaces}]|^ *\\d{1,3}[.)][${otherSpaces}]|[-*+#>|[\\]\`~_=:] ?[${otherSpaces}]|[${otherSpaces}](?:[-*+#>|[\`~_=]|::)`,
  'm',
);

/** Returns whether a text has such a character beside a mark of Markdown. */
export function hasOtherSpace(text: string): boolean {
  return besideMark.test(text);
}

/**
 * What is read as the beginning of a block, or as all of a line, with the spaces that it needs. Other numbers than those
 * that begin a list may be dates: `12. Mai`.
 */
const marks = [
  /^ *(?:#{1,6}|[-*+]|[01][.)]|\[[ xX]\]) /,
  /^ *(?:>|```|~~~|:{3,}|::(?=[a-z])|\[!?[^[\]]+\]:|\[![a-z]+\])/i,
  /^:{2,} *[a-z][\w-]* */i,
  /^ *(?:[-*_=] *){3,}$/,
  /^(?=.*-)(?=.*\|)[-:| ]+$/,
];

/** The number of an item. */
const itemNumber = /^ *(\d{1,3})[.)] /;

/** The markers after the words of a heading. */
const headingEnd = / #+ *$/;

/** Finds characters that look like a space beside the marks of Markdown, which are then shown as they are written. */
export function findOtherSpaces(reading: Reading, { type }: Block): FoundPart[] {
  const { text } = reading;
  if (!hasOtherSpace(text)) return [];
  // Marks of direction belong to the words.
  const ranges =
    /\S/.test(reading.before) && type !== 'tableCell' && /^[^\S\u3000]/.test(text) ? [{ start: 0, end: 1 }] : [];
  if (type === 'heading') ranges.push(...rangesOf(text, 0, [headingEnd]));
  let from = 0;
  const lines = type === 'paragraph' ? text.split('\n') : [];
  const numbers = lines.map((line, index) => numberOf(index === 0 ? reading.before + line : line));
  for (const [index, line] of lines.entries()) {
    ranges.push(...rangesOf(line, from, isCounted(numbers, index) ? [...marks, itemNumber] : marks));
    from += line.length + 1;
  }
  ranges.push(...edgesOfEmphasis(text));
  const found = new Map<number, FoundPart>();
  for (const { start, end } of ranges) {
    const index = start + text.slice(start, end).search(other);
    if (index < start || reading.isEscaped(start, index + 1)) continue;
    found.set(index, {
      kind: 'otherSpace',
      of: nameOtherSpace(text[index] ?? ''),
      meant: 'an ordinary space in its place, or nothing.',
      // The marks of emphasis around it belong to it.
      ...{ at: reading.placeOf(index), start: Math.max(0, start - 2), end: end + 2 },
    });
  }
  return [...found.values()];
}

/** Returns the number that a line begins with, as an item does. */
function numberOf(line: string): number {
  return Number(itemNumber.exec(line.replace(everyOther, ' '))?.[1]);
}

/** Returns whether the number of a line is counted on from that of the line before it, or on to that of the next. */
function isCounted(numbers: readonly number[], index: number): boolean {
  const own = numbers[index] ?? Number.NaN;
  return numbers[index - 1] === own - 1 || numbers[index + 1] === own + 1;
}

/** Returns the parts of a line that would be marks if such characters were spaces. */
function rangesOf(line: string, from: number, patterns: readonly RegExp[]): { start: number; end: number }[] {
  const meant = line.replace(everyOther, ' ');
  return patterns.flatMap((pattern) => {
    const found = pattern.exec(meant);
    return found ? [{ start: from + found.index, end: from + found.index + found[0].length }] : [];
  });
}

/** Returns what is between two marks of emphasis and is not read as such, if it begins or ends with such a character. */
function edgesOfEmphasis(text: string): { start: number; end: number }[] {
  return Array.from(text.matchAll(/(?<![^\s([{"'“‘«„¿¡])(\*\*|__|~~|[*_])([^*_~\n]+)\1/g)).flatMap(
    ({ index, 1: sign = '', 2: inside = '' }) => {
      const start = index + sign.length;
      const end = start + inside.length;
      return [
        { start, end: start + 1 },
        { start: end - 1, end },
      ];
    },
  );
}

const inAddress = new RegExp(`(?![\\u200C\\u200D])[${otherSpaces}]`);

/** Returns whether an address has such a character, or brackets or quotes around it: nothing else is reported of it. */
export function isMistyped(address: string): boolean {
  return inAddress.test(address) || bareAddress(address) !== address;
}

/** Finds such a character in an address, or brackets and quotes around one. Joiners are letters of some scripts. */
export function findMistypedAddress(node: Link | Image | Definition, source: string): UnparsedMarkdown[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined) return [];
  // In an address without words, characters that are no spaces are found with the text.
  if (node.type === 'link' && source[start.offset] !== '[' && !/\s/.test(node.url)) return [];
  if (!inAddress.test(node.url)) {
    const meant = bareAddress(node.url);
    const of = node.url.split(meant).filter(Boolean).join(' and ');
    const at = { line: start.line, column: start.column };
    return meant === node.url ? [] : [{ kind: 'partOfAddress', of, meant: writeAddress(meant), at }];
  }
  const written = source.slice(start.offset, end?.offset);
  const address = Math.max(0, written.lastIndexOf(node.type === 'definition' ? ']:' : ']('));
  const index = address + written.slice(address).search(inAddress);
  const lines = written.slice(0, index).split('\n');
  const at = {
    line: start.line + lines.length - 1,
    column: (lines.length === 1 ? start.column : 1) + (lines.at(-1)?.length ?? 0),
  };
  return [{ kind: 'partOfAddress', of: nameOtherSpace(written[index] ?? ''), meant: 'the address without it.', at }];
}
