import { load } from 'js-yaml';
import { fieldsOfData, isMapping } from '../../model/struct/mapping.ts';
import { encodeScalar } from './encode-scalar.ts';
import { yamlLimits } from './limits.ts';
import { type Splice, splice } from './splice.ts';
import {
  parseYamlTree,
  type YamlEntry,
  type YamlLeaf,
  type YamlList,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
  yamlScalars,
} from './tree.ts';
import { writeYaml } from './write.ts';

type Fields = Record<string, unknown>;

/**
 * Writes fields into the YAML that they were read from: only what differs is written, in its present style. Comments,
 * order, quotes and line breaks of everything else stay. Fields that `wanted` lacks are removed. An empty value or
 * `false` is not added where the text has none.
 */
export function rewriteYaml(text: string, wanted: Fields): string {
  const root = parseYamlTree(text);
  if (root?.type !== 'map') return dumpBlock(withoutBlanks(wanted));
  const source = { text, scalars: yamlScalars(text) };
  const rewritten = splice(text, writeFields(source, root, fieldsOfData(load(text, yamlLimits)), wanted));
  return isEquivalent(rewritten, wanted) ? rewritten : dumpBlock(inOrderOf(root, wanted));
}

function isEquivalent(text: string, wanted: Fields): boolean {
  try {
    return isSame(load(text, yamlLimits), wanted);
  } catch {
    return false;
  }
}

/** Returns whether two values say the same: text without the blanks around it, and a missing field as an empty one. */
function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isMapping(one) && isMapping(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
  return one === other;
}

/** Returns whether a value means the same as a missing field. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isMapping(value) && Object.values(value).every(isBlank);
}

function withoutBlanks(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));
}

/** Returns the fields as they are in a text, the new ones behind them. */
function inOrderOf({ entries }: YamlMap, fields: Fields): Fields {
  const names = entries.map(({ key }) => key.value).filter((name) => Object.hasOwn(fields, name));
  return withoutBlanks(
    Object.fromEntries([...new Set([...names, ...Object.keys(fields)])].map((name) => [name, fields[name]])),
  );
}

/** The text that is changed, and its scalars. */
interface Source {
  text: string;
  scalars: readonly YamlScalar[];
}

/**
 * Writes a value in the place of a node → the changes of the text. Returns `undefined` if the place cannot hold the
 * value; the caller then writes the parent node again.
 */
function writeValue(source: Source, node: YamlNode, old: unknown, wanted: unknown): Splice[] | undefined {
  if (isSame(old, wanted)) return [];
  if (node.type === 'map' && isMapping(old) && isMapping(wanted))
    return node.flow ? writeFlow(source, node, old, wanted) : writeFields(source, node, old, wanted);
  if (node.type === 'list' && Array.isArray(old) && Array.isArray(wanted) && wanted.length > 0)
    return node.flow ? writeFlow(source, node, old, wanted) : writeItems(source, node, old, wanted);
  if (node.type !== 'scalar' || typeof old !== typeof wanted || node.end === node.start) return undefined;
  return writeScalar(source, node, wanted);
}

function writeScalar({ text, scalars }: Source, { start, end }: YamlLeaf, wanted: unknown): Splice[] | undefined {
  if (typeof wanted === 'number' || typeof wanted === 'boolean') return [{ start, end, text: String(wanted) }];
  const scalar = scalars.find((one) => one.start === start);
  if (!scalar || typeof wanted !== 'string') return undefined;
  try {
    return [{ start, end, text: encodeScalar({ yaml: text, scalars, scalar, value: wanted.trim() }) }];
  } catch {
    return undefined;
  }
}

/** Writes the values of a collection in brackets in their places, or all of it if it has other keys now. */
function writeFlow(source: Source, node: YamlMap | YamlList, old: unknown, wanted: unknown): Splice[] {
  const splices = haveSameKeys(old, wanted)
    ? childrenOf(node).map(([key, child]) => writeValue(source, child, at(old, key), at(wanted, key)))
    : [undefined];
  if (splices.every((one) => one !== undefined)) return splices.flat();
  const written = writeYaml(wanted, { flowLevel: 0, lineWidth: -1 }).trim();
  return [{ start: node.start, end: node.end, text: written }];
}

function writeFields(source: Source, map: YamlMap, old: Fields, wanted: Fields): Splice[] {
  const column = columnOf(source.text, map.entries[0]?.key.start ?? 0);
  const kept = map.entries.filter(({ key }) => !isBlank(wanted[key.value]) || isBlank(old[key.value]));
  const changed = kept.flatMap((entry) => {
    const name = entry.key.value;
    const lines = () => indentLines(dumpBlock({ [name]: wanted[name] }), column);
    return (
      writeValue(source, entry.value, old[name], wanted[name]) ?? [
        { start: entry.key.start, end: endOf(entry), text: lines() },
      ]
    );
  });
  const removed = map.entries.filter((entry) => !kept.includes(entry));
  return [
    ...changed,
    ...removed.map((entry) => removeField(source, map, entry, wanted)),
    ...addFields(source, kept, wanted, column),
  ];
}

/** Removes a field with its lines, or with its text beside a dash; a `true` that is to be `false` is replaced. */
function removeField({ text }: Source, map: YamlMap, entry: YamlEntry, wanted: Fields): Splice {
  const { key, value } = entry;
  if (wanted[key.value] === false) return { start: value.start, end: value.end, text: 'false' };
  if (text.slice(lineStart(text, key.start), key.start).trim() === '')
    return { start: lineStart(text, key.start), end: lineEnd(text, endOf(entry)) + 1, text: '' };
  const next = map.entries[map.entries.indexOf(entry) + 1];
  return { start: key.start, end: next?.key.start ?? endOf(entry), text: next ? '' : '{}' };
}

/** Inserts new fields below the one that they follow among the wanted ones. */
function addFields({ text }: Source, kept: readonly YamlEntry[], wanted: Fields, column: number): Splice[] {
  const names = Object.keys(wanted);
  const own = new Map(kept.map((entry) => [entry.key.value, entry]));
  const indent = ' '.repeat(column);
  return names
    .filter((name) => !own.has(name) && !isBlank(wanted[name]))
    .map((name) => {
      const lines = indentLines(dumpBlock({ [name]: wanted[name] }), column);
      const before = names
        .slice(0, names.indexOf(name))
        .flatMap((other) => own.get(other) ?? [])
        .at(-1);
      const first = kept[0]?.key.start;
      if (!before && first !== undefined) return { start: first, end: first, text: `${lines}\n${indent}` };
      const end = before ? lineEnd(text, endOf(before)) : text.length;
      return { start: end, end, text: `\n${indent}${lines}` };
    });
}

/** Items at both ends that say the same stay; those between are written in their places. */
function writeItems(
  source: Source,
  { items }: YamlList,
  old: readonly unknown[],
  wanted: readonly unknown[],
): Splice[] | undefined {
  const { text } = source;
  const { first, last } = sameEnds(old, wanted);
  const both = Math.min(old.length, wanted.length) - last;
  const column = columnOf(text, items[0]?.start ?? 0);
  const changed = items.slice(first, items.length - last).map((node, offset) => {
    const index = first + offset;
    const start = lineStart(text, node.start);
    if (!/^\s*- +$/.test(text.slice(start, node.start))) return undefined;
    if (index >= both) return [{ start, end: lineEnd(text, node.end) + 1, text: '' }];
    const whole = () => [{ start: node.start, end: node.end, text: indentLines(dumpBlock(wanted[index]), column) }];
    return writeValue(source, node, old[index], wanted[index]) ?? whole();
  });
  if (!changed.every((one) => one !== undefined)) return undefined;
  const more = wanted.slice(both, wanted.length - last);
  if (more.length === 0) return changed.flat();
  const lines = indentLines(more.map((item) => dumpBlock([item])).join('\n'), column - 2);
  const indent = ' '.repeat(Math.max(0, column - 2));
  const before = items[both - 1];
  const end = before ? lineEnd(text, before.end) : lineStart(text, items[0]?.start ?? 0);
  return [...changed.flat(), { start: end, end, text: before ? `\n${indent}${lines}` : `${indent}${lines}\n` }];
}

/** Counts the items at both ends that say the same. */
function sameEnds(old: readonly unknown[], wanted: readonly unknown[]): { first: number; last: number } {
  const shorter = Math.min(old.length, wanted.length);
  let [first, last] = [0, 0];
  while (first < shorter && isSame(old[first], wanted[first])) first += 1;
  while (last < shorter - first && isSame(old.at(-1 - last), wanted.at(-1 - last))) last += 1;
  return { first, last };
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}

function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** Returns where a field ends: with its value, or else with its colon. */
function endOf({ key, value }: YamlEntry): number {
  return value.end > key.end ? value.end : key.end + 1;
}

function childrenOf(node: YamlMap | YamlList): (readonly [string | number, YamlNode])[] {
  return node.type === 'map'
    ? node.entries.map(({ key, value }) => [key.value, value])
    : node.items.map((item, index) => [index, item]);
}

function haveSameKeys(one: unknown, other: unknown): boolean {
  return Object.keys(Object(one)).sort().join('\0') === Object.keys(Object(other)).sort().join('\0');
}

function at(collection: unknown, key: string | number): unknown {
  // Callers pass the data of a map or a list of the YAML tree.
  return (collection as Record<string | number, unknown>)[key];
}

function dumpBlock(value: unknown): string {
  return writeYaml(value, { lineWidth: 110 }).trimEnd();
}

function indentLines(lines: string, column: number): string {
  return lines.replace(/\n(?=[^\n])/g, `\n${' '.repeat(Math.max(0, column))}`);
}
