import { isId } from '../../authoring/values/slug.ts';
import type { Unit, UnitKind } from '../../model/unit.ts';

/** Blocks and fields of one line: a line break in them was made by a tool. */
const onOneLine = new Set<UnitKind>(['line', 'slug', 'heading', 'paragraph', 'item', 'cell']);

/** Removes line ends, breaks in a line and spaces that tools add to a translation. Escapes bars in cells. */
export function cleanWords(given: string, kind: UnitKind): string {
  const lines = given.replace(/\r\n?/g, '\n');
  if (kind === 'string') return lines.replace(/(?<!\n)\n+$/, '');
  if (!onOneLine.has(kind)) return lines.trim();
  const words = lines.replace(/(?<![ \t]|\\(?=\n))[ \t]*\n\s*/g, ' ').trim();
  // A bar would end the cell.
  return kind === 'cell' ? words.replace(/(?<!\\)\|/g, '\\|') : words;
}

/** Normalizes the white space of a text to compare its words: no line breaks, single spaces. */
export const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Says what a field must be where a translation is not: `one line of 1 to 60 characters; here it is 75`. */
export function lengthProblem({ kind, limits }: Unit, words: string): string | undefined {
  if (kind === 'slug')
    return isId(words) && words.length <= (limits?.max ?? 80)
      ? undefined
      : `a slug of lower-case letters a–z, digits and single hyphens, such as first-steps (at most ${limits?.max ?? 80} characters); here it is "${words}"`;
  const length = [...words.trim()].length;
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits ?? {};
  if (length >= min && length <= max) return undefined;
  return `${kind === 'line' ? 'one line' : 'text'} of ${min} to ${max} characters; here it is ${length} characters long`;
}
