import type { DataPath } from '../diagnostic.ts';
import { isMapping } from './mapping.ts';
import { type AnyStruct, readStruct, type StructLeaf, type StructNode } from './struct.ts';

/** A value of data, with what its struct says of it. */
export interface StructValue {
  node: StructNode;
  value: unknown;
  path: DataPath;
  /** The object, list or table that it is in. */
  parent?: StructValue;
}

type Visit = (value: StructValue) => void;

/**
 * Walks data by its struct: an object's fields in the order of the struct, parents before their children. Calls `visit`
 * for each value that is present, and skips the parts of a value that is of another type than its struct.
 */
export function walkStruct(struct: AnyStruct, data: unknown, visit: Visit): void {
  visitValue(struct, { value: data, path: [] }, visit);
}

function visitValue(struct: AnyStruct, place: Omit<StructValue, 'node'>, visit: Visit): void {
  const { value, path } = place;
  if (value === undefined || value === null) return;
  const node = readStruct(struct);
  const parent = { node, ...place };
  visit(parent);
  const enter = (part: AnyStruct, step: string | number, inner: unknown) =>
    visitValue(part, { value: inner, path: [...path, step], parent }, visit);
  if (node.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) enter(node.item, index, item);
  } else if (node.kind === 'object' && isMapping(value)) {
    for (const [name, field] of Object.entries(node.fields)) enter(field, name, value[name]);
  } else if (node.kind === 'table' && isMapping(value)) {
    for (const [name, item] of Object.entries(value)) enter(node.value, name, item);
  }
}

/** Copies data with its texts replaced, each by what `replace` makes of it and of its struct. */
export function mapTexts(
  struct: AnyStruct,
  data: unknown,
  replace: (text: string, leaf: StructLeaf) => string,
): unknown {
  const node = readStruct(struct);
  if (node.kind === 'leaf') return typeof data === 'string' ? replace(data, node) : data;
  if (node.kind === 'list') return Array.isArray(data) ? data.map((item) => mapTexts(node.item, item, replace)) : data;
  if (!isMapping(data)) return data;
  const structOf = (name: string) => (node.kind === 'table' ? node.value : node.fields[name]);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = structOf(name);
      return [name, field ? mapTexts(field, value, replace) : value];
    }),
  );
}

/** Finds the struct that checks the value at a path. */
export function structAt(struct: AnyStruct, path: DataPath): AnyStruct | undefined {
  let current: AnyStruct | undefined = struct;
  for (const step of path) {
    if (!current) return undefined;
    const node = readStruct(current);
    if (node.kind === 'object') current = node.fields[String(step)];
    else if (node.kind === 'list') current = node.item;
    else current = node.kind === 'table' ? node.value : undefined;
  }
  return current;
}
