import type { Code } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds a fenced block of code that is not closed: it extends to the end of the text, or of its parent. */
export function findUnclosedCode({ value, position }: Code): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  if (!start || !end) return [];
  const lines = end.line - start.line + 1;
  const inside = value === '' ? 0 : value.split('\n').length;
  // A block without fences has no other lines; the end of an open one may be the beginning of the next line.
  const isOpen = lines === inside + 1 || (lines === inside + 2 && end.column === 1);
  const meant = 'the signs that it begins with on a line below its last.';
  return isOpen ? [{ kind: 'codeBlock', meant, at: { line: start.line, column: start.column } }] : [];
}
