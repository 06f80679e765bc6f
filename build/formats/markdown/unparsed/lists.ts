import type { List, Nodes, Paragraph } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** What is before a line of a paragraph: its indentation, and the signs of quotes around it. */
const lead = /^[ \t>]*/;

/**
 * What begins an item in other texts: hyphens, stars and ASCII numbers with words right behind them; bullets and dashes;
 * letters in brackets; numbers in the digits or with the signs of other scripts. Not `-5`, `--quiet`, `->`, `1.5`, `*nix*`.
 */
const item = new RegExp(
  [
    /-(?=[\p{L}"“«‘'*_[(`])|[*+](?=[\p{L}“«])(?![^*]*\*)/u,
    /[‐‑‒–—−－＊＋・･‧∙⋅○■□◆◇▶►➢➤✓✔→](?=\s*[\p{L}\p{N}"“«「【[(（*_`])/u,
    /(?<number>\d{1,3}[.)](?=[\p{L}"“«「])|\p{L}[)）](?=\s)|[（(]\p{Nd}{1,3}[)）]|[①-⑳❶-❿]|(?!\d{1,3}[.)])(?:\p{Nd}{1,3}|[一二三四五六七八九十]{1,3})[.．、。)）](?!\p{Nd}))/u,
  ]
    .map(({ source }) => `^(?:${source})`)
    .join('|'),
  'u',
);

/** Finds the first of several lines of a paragraph that begin like items and are shown in one. One alone may be a sentence. */
export function findUnreadItems({ position }: Pick<Paragraph, 'position'>, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || start.line === end?.line) return [];
  const lines = source.slice(start.offset, end?.offset).split('\n');
  const words = lines.map((line) => line.replace(lead, ''));
  const first = words.findIndex(
    // A line that ends where its author breaks it is shown as one.
    (line, index) => item.test(line) && item.test(words[index + 1] ?? '') && !/(?:\\| {2})$/.test(line),
  );
  const line = words[first];
  const mark = item.exec(line ?? '');
  if (line === undefined || !mark) return [];
  const column = (first === 0 ? start.column : 1) + (lead.exec(lines[first] ?? '')?.[0].length ?? 0);
  const meant = `${mark.groups?.number ? '1.' : '-'} ${line.slice(mark[0].length).trim()}`;
  const speech = /^[–—]/.test(line) ? ' (or, for speech, an empty line between the lines)' : '';
  return [{ kind: 'listItem', meant: meant + speech, at: { line: start.line + first, column } }];
}

/** Finds lists among the blocks of a parent whose numbers are not those that are written. */
export function findWrongNumbers(blocks: readonly Nodes[], source: string): UnparsedMarkdown[] {
  return blocks.flatMap((block, index) =>
    block.type === 'list' && block.ordered
      ? [...findMiscounted(block, source), ...findInSentence(block, blocks[index - 1], source)]
      : [],
  );
}

/** Finds the first item that is shown with another number. A list may have 1 or 0 at each item, to be counted. */
function findMiscounted({ children, start }: List, source: string): UnparsedMarkdown[] {
  const marks = children.map(({ position }) => markAt(source, position?.start.offset));
  const numbers = marks.map((mark) => Number.parseInt(mark, 10));
  const first = start ?? 1;
  if (first <= 1 && numbers.every((number) => number === first)) return [];
  const wrong = numbers.findIndex((number, index) => number !== first + index);
  const { line, column } = children[wrong]?.position?.start ?? {};
  if (line === undefined || column === undefined) return [];
  const mark = marks[wrong] ?? '';
  const meant = `${first + wrong}${mark.slice(-1)} or, where the number is a part of the text, ${escapeMark(mark)}`;
  return [{ kind: 'listNumber', meant, at: { line, column } }];
}

/** Finds a list of one item that begins at a line of a sentence: a date, or a number at its end. */
function findInSentence({ children, position }: List, before: Nodes | undefined, source: string): UnparsedMarkdown[] {
  const { start } = position ?? {};
  if (children.length !== 1 || before?.type !== 'paragraph' || !start || before.position?.end.line !== start.line - 1)
    return [];
  const sentence = source.slice(before.position.start.offset, before.position.end.offset);
  if (!/[\p{L}\p{N},]$/u.test(sentence)) return [];
  const meant = `${escapeMark(markAt(source, start.offset))} in the sentence, or an empty line above the list.`;
  return [{ kind: 'listInSentence', meant, at: { line: start.line, column: start.column } }];
}

/** Returns the number of an item with the sign behind it. */
function markAt(source: string, offset = 0): string {
  return /^\d+./.exec(source.slice(offset, offset + 10))?.[0] ?? '';
}

/** Writes the number of an item so that it begins none. */
function escapeMark(mark: string): string {
  return `${mark.slice(0, -1)}\\${mark.slice(-1)}`;
}
