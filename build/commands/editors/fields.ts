import { type AnyStruct, fieldsOfStruct, isOptional, readStruct } from '../../model/struct/struct.ts';

/** A field that one value, or a list of values, is written into. */
export interface Field {
  path: string[];
  struct: AnyStruct;
  list: boolean;
  /** Whether it, or a group that contains it, may be left out. */
  optional: boolean;
}

/** Lists the fields of a struct that take plain values, including fields in groups, but not in lists of groups. */
export function fieldsOf(struct: AnyStruct, path: readonly string[] = [], optional = false): Field[] {
  return Object.entries(fieldsOfStruct(struct)).flatMap(([name, field]) => {
    const own = { path: [...path, name], optional: optional || isOptional(field) };
    const node = readStruct(field);
    if (node.kind === 'object') return fieldsOf(field, own.path, own.optional);
    if (node.kind !== 'list') return [{ ...own, struct: field, list: false }];
    const { kind } = readStruct(node.item);
    return kind === 'object' || kind === 'list' ? [] : [{ ...own, struct: node.item, list: true }];
  });
}

/** Reads what was typed for a field: numbers and flags as such, a list by its commas. */
export function parseTyped({ struct, list }: Pick<Field, 'struct' | 'list'>, typed: string): unknown {
  if (!list) return readOne(struct, typed.trim());
  return typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => readOne(struct, item));
}

function readOne(struct: AnyStruct, typed: string): unknown {
  if ((struct.type === 'integer' || struct.type === 'number') && typed !== '' && !Number.isNaN(Number(typed)))
    return Number(typed);
  if (struct.type === 'flag' && /^(true|false)$/.test(typed)) return typed === 'true';
  return typed;
}

/** Returns the values that a field can have, where they are few enough to be shown. */
export function choicesOf({ struct }: Pick<Field, 'struct'>): readonly string[] | undefined {
  const node = readStruct(struct);
  return node.kind === 'leaf' && node.type === 'enum' ? node.schema.values : undefined;
}
