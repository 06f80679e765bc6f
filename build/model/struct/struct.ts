import type { LeafSchema, StructOf } from '../../authoring/schema.ts';

/** A struct of any value: what superstruct keeps as its schema differs by its type. */
export type AnyStruct = StructOf<any>;

/** The structs of an object's fields, by name. */
export type StructFields = Readonly<Record<string, AnyStruct>>;

/** A value without parts. */
export interface StructLeaf {
  kind: 'leaf';
  /** The name of its function in the vocabulary: `line`, `ref`, `enum`. */
  type: string;
  schema: LeafSchema;
}

/** What a struct is made of. A table is an object whose field names the content chooses, or the languages of the site. */
export type StructNode =
  | { kind: 'object'; fields: StructFields }
  | { kind: 'list'; item: AnyStruct; newLength: number }
  | { kind: 'table'; value: AnyStruct; isLocalized: boolean }
  | StructLeaf;

/** Reads what a struct is made of. Only this function depends on how superstruct stores it. */
export function readStruct({ type, schema }: AnyStruct): StructNode {
  if (type === 'object') return { kind: 'object', fields: schema ?? {} };
  if (type === 'array') return { kind: 'list', item: schema.item, newLength: schema.newLength };
  if (type === 'record') return { kind: 'table', value: schema.value, isLocalized: schema.localized === true };
  return { kind: 'leaf', type, schema: schema ?? {} };
}

/** Returns the fields of an object's struct; other structs have none. */
export function fieldsOfStruct(struct: AnyStruct): StructFields {
  const node = readStruct(struct);
  return node.kind === 'object' ? node.fields : {};
}

/** Returns whether a field may be left out. */
export function isOptional(struct: AnyStruct): boolean {
  return struct.is(undefined);
}
