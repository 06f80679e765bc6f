import type { Unit } from '../../model/unit.ts';
import { extractYaml } from '../../yaml/positions.ts';
import { yamlScalars } from '../../yaml/tree.ts';
import { encodeBlock } from './write-markdown.ts';
import { encodeScalar } from './write-yaml.ts';

/** New words for a unit of a file. */
export interface Replacement {
  unit: Unit;
  words: string;
}

/** A part of a text, and what to put in its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** Puts new words in their units' places; every other byte stays as it is. */
export function replaceUnits(file: string, text: string, replacements: readonly Replacement[]): string {
  return splice(text, splicesOf(file, text, replacements));
}

/** What replacing units comes to, each written in the manner of what stands there. */
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

/** Applies changes that do not overlap. */
export function splice(text: string, splices: readonly Splice[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: part } of [...splices].sort((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + part;
    at = end;
  }
  return result + text.slice(at);
}
