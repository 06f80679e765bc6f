import type { Paragraph } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** What is before a line of a paragraph: its indentation, and the signs of quotes around it. */
const lead = /^[ \t>]*/;

/** A hyphen with words right behind it. Not `-5`, `--quiet`, `->`. */
const item = /^-(?=[\p{L}"“«‘'*_[(`])/u;

/** Finds the first of several lines of a paragraph that begin with a hyphen without a space. One alone may be a sign. */
export function findUnspacedItems({ position }: Pick<Paragraph, 'position'>, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || start.line === end?.line) return [];
  const lines = source.slice(start.offset, end?.offset).split('\n');
  const words = lines.map((line) => line.replace(lead, ''));
  const first = words.findIndex((line, index) => item.test(line) && item.test(words[index + 1] ?? ''));
  if (first === -1) return [];
  const column = (first === 0 ? start.column : 1) + (lead.exec(lines[first] ?? '')?.[0].length ?? 0);
  const meant = `- ${words[first]?.slice(1).trimEnd()}`;
  return [{ kind: 'listItem', meant, at: { line: start.line + first, column } }];
}
