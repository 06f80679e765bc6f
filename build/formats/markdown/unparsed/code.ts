import type { Code } from 'mdast';
import type { UnparsedMarkdown } from './unparsed.ts';

/** A sentence of four words or more. */
const sentence = /^["“«„¿¡]?[\p{Lu}\p{Lo}](?:[^\s{}<>=;$|\\`#_@/]+\s+){3,}[^\s{}<>=;$|\\`#_@/]*[.!?…]["”»“]?$/u;

/**
 * Finds a fenced block of code that is not closed: it extends to the end of the text, or of its parent. And a paragraph that
 * is code because of its indentation.
 */
export function findUnmeantCode({ position, value }: Code, source: string): UnparsedMarkdown[] {
  const { start, end } = position ?? {};
  const [first = '', ...lines] = source.slice(start?.offset, end?.offset).split('\n');
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0];
  if (!start) return [];
  if (fence === undefined) {
    const meant = 'it at the beginning of the line, or ``` above and below, if it is code.';
    return sentence.test(value.trim())
      ? [{ kind: 'indented', meant, at: { line: start.line, column: start.column } }]
      : [];
  }
  const last =
    lines
      .at(-1)
      ?.replace(/^[ \t>]+/, '')
      .trimEnd() ?? '';
  if (last.startsWith(fence) && last.replaceAll(fence.charAt(0), '') === '') return [];
  const meant = `${fence} on a line below its last.`;
  return [{ kind: 'codeBlock', meant, at: { line: start.line, column: start.column } }];
}
