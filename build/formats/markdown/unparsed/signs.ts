import type { Delete, Emphasis, Strong } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds words that single tildes strike out: in many languages a tilde is the sign of ranges, `10:00~12:00, 14:00~16:00`. */
export function findSingleTilde({ position }: Delete, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || source[start.offset + 1] === '~') return [];
  const words = source.slice(start.offset + 1, (end?.offset ?? 0) - 1);
  const meant = `\\~ where it is the sign of a range, or ~~${words}~~ for what is struck out.`;
  return [{ kind: 'singleTilde', meant, at: { line: start.line, column: start.column } }];
}

/** Stars between digits, or in one word and in another, of scripts with spaces between words. */
const inner =
  /^(?:\d\*+(?=\d).*\d\*+\d|[\d\p{Ll}\p{Lu}]\*+(?=[\d\p{Ll}\p{Lu}]\S*\s).*[\d\p{Ll}\p{Lu}]\*+[\d\p{Ll}\p{Lu}])$/su;

/** Finds stars that multiply or hide characters and are read as emphasis: `5*3*2`, `2**3 + 4**5`, `S**t and f**k`. */
export function findMultiplied({ position }: Emphasis | Strong, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  if (!inner.test(source.slice(Math.max(0, start.offset - 1), end.offset + 1))) return [];
  const meant = '\\* to show it, or × between numbers.';
  return [{ kind: 'multiplied', meant, at: { line: start.line, column: start.column } }];
}
