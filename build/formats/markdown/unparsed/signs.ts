import type { Delete, Emphasis } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds words that single tildes strike out: in many languages a tilde is the sign of ranges, `10:00~12:00, 14:00~16:00`. */
export function findSingleTilde({ position }: Delete, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || source[start.offset + 1] === '~') return [];
  const words = source.slice(start.offset + 1, (end?.offset ?? 0) - 1);
  const meant = `\\~ where it is the sign of a range, or ~~${words}~~ for what is struck out.`;
  return [{ kind: 'singleTilde', meant, at: { line: start.line, column: start.column } }];
}

/** Finds signs of multiplication that are read as emphasis: `5*3*2`. */
export function findMultiplied({ position }: Emphasis, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  if (!/^\d\*\d[\d.,]*\*\d$/.test(source.slice(Math.max(0, start.offset - 1), end.offset + 1))) return [];
  return [{ kind: 'multiplied', meant: '\\* or × between numbers.', at: { line: start.line, column: start.column } }];
}
