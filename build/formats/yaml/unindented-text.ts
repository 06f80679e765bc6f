import type { Explanation } from './error-context.ts';
import { describeNotIndented } from './indentation-mistakes.ts';

/** A field for a text of several lines, and a line below it that YAML can read as another field: `Slow, not lazy: why`. */
const fieldAndLine = /^( *(?:- +)*)([\w-]+):[ \t]*[>|][-+]?[ \t]*\r?\n(?:[ \t]*\r?\n)*( *)([^\s#"'-][^\n:]*):(?=\s)/gm;

/** Finds a text that is not indented below its field, which is then empty, and whose first line YAML reads as a field. */
export function findUnindentedText(text: string, data: unknown): Explanation | undefined {
  for (const { 0: whole, 1: lead = '', 2: field = '', 3: indent = '', 4: line = '', index } of text.matchAll(
    fieldAndLine,
  )) {
    if (indent.length !== lead.length || !/[\s,]/.test(line) || !hasEmptyBefore(data, field, line)) continue;
    return { ...describeNotIndented(field, lead.length), position: index + whole.length - 1 - line.length };
  }
  return undefined;
}

/** Returns whether a mapping has an empty field right before another: the lines may be those of a longer text. */
function hasEmptyBefore(data: unknown, field: string, next: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const entries = Object.entries(data);
  return (
    entries.some(([key, value], index) => key === field && value === '' && entries[index + 1]?.[0] === next) ||
    entries.some(([, value]) => hasEmptyBefore(value, field, next))
  );
}
