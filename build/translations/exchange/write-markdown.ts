import { widthOf, wrap } from '../../formats/yaml/wrap.ts';
import type { Unit } from '../../model/unit.ts';

/**
 * Writes new words for a Markdown block, wrapped if the present ones are, with the marks of the lists and quotations
 * around it → the text for the unit's range.
 */
export function encodeBlock(text: string, unit: Unit, words: string): string {
  const lineStart = text.lastIndexOf('\n', unit.range.start - 1) + 1;
  const first = text.slice(lineStart, unit.range.start);
  const prefix = first.replace(/[^>\s]/g, ' ');
  const lines = text.slice(lineStart, unit.range.end).split('\n');
  const wrapped = lines.length > 1 && !text.slice(unit.range.start, unit.range.end).includes('\\\n');
  const width = wrapped ? widthOf(lines) - prefix.length : Number.POSITIVE_INFINITY;
  return words
    .split('\n')
    .flatMap((line) => wrap(line, width))
    .join(`\n${prefix}`);
}
