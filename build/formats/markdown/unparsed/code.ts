import type { Code } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds a fenced block of code that is not closed: it extends to the end of the text, or of its parent. */
export function findUnclosedCode({ position }: Code, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  const [first = '', ...lines] = source.slice(start?.offset, end?.offset).split('\n');
  // A block without a fence begins with its indentation.
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (!start || fence === undefined) return [];
  const last =
    lines
      .at(-1)
      ?.replace(/^[ \t>]+/, '')
      .trimEnd() ?? '';
  if (last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '') return [];
  const meant = `${fence} on a line below its last.`;
  return [{ kind: 'codeBlock', meant, at: { line: start.line, column: start.column } }];
}
