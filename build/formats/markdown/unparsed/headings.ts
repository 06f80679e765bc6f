import type { Heading } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds a sentence that is a heading because a line of hyphens is right below. */
export function findUnderlined({ position }: Heading, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  const lines = source.slice(start?.offset, end?.offset).trimEnd().split('\n');
  const last = lines.at(-1)?.replace(/^[ \t>]+/, '') ?? '';
  if (!start || lines.length < 2 || !/^-+\s*$/.test(last)) return [];
  // The fields of front matter that ended too early.
  if (/^[\w-]+: /.test(lines[0] ?? '')) return [];
  if (!/[.!…。！]["”»’)*_]*\s*$/.test(lines.at(-2) ?? '')) return [];
  const meant = 'an empty line above the hyphens, or ## before the words of a heading.';
  return [{ kind: 'underlined', meant, at: { line: start.line, column: start.column } }];
}
