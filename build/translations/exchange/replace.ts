import { encodeScalar } from '../../formats/yaml/encode-scalar.ts';
import { extractYaml } from '../../formats/yaml/positions.ts';
import { type Splice, splice } from '../../formats/yaml/splice.ts';
import { yamlScalars } from '../../formats/yaml/tree.ts';
import { widthOf, wrap } from '../../formats/yaml/wrap.ts';
import type { Unit } from '../../model/unit.ts';

/** New words for a unit of a file. */
export interface Replacement {
  unit: Unit;
  words: string;
}

/** Puts new words in their units' places; every other byte stays as it is. */
export function replaceUnits(file: string, text: string, replacements: readonly Replacement[]): string {
  return splice(text, splicesOf(file, text, replacements));
}

/** Returns the changes that replace units, each written in the style of the present text. */
export function splicesOf(file: string, text: string, replacements: readonly Replacement[]): Splice[] {
  const yaml = extractYaml(file, text);
  const scalars = yamlScalars(yaml.text);
  const byPath = new Map(scalars.map((scalar) => [scalar.path.join('\0'), scalar]));
  return replacements.map(({ unit, words }) => {
    const { start, end } = unit.range;
    if (!unit.path) return { start, end, text: encodeBlock(text, unit, words) };
    const scalar = byPath.get(unit.path.join('\0'));
    if (!scalar) throw new Error(`${file} has no text at ${unit.key}.`);
    return { start, end, text: encodeScalar({ yaml: yaml.text, scalars, scalar, value: words }) };
  });
}

/**
 * Writes new words for a Markdown block, wrapped if the present ones are, with the marks of the lists and quotations
 * around it → the text for the unit's range.
 */
function encodeBlock(text: string, unit: Unit, words: string): string {
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
