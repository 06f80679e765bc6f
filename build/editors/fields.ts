import type { Struct } from 'superstruct';
import type { LeafSchema } from '../authoring/schema.ts';
import { isOptional } from './json-schema.ts';

type AnyStruct = Struct<any, any>;

/** A field that one value, or a list of values, is written into. */
export interface Field {
  path: string[];
  /** The struct of the value, or of each value of the list. */
  struct: AnyStruct;
  list: boolean;
  /** Whether it, or a group it stands in, may be left out. */
  optional: boolean;
}

/** Lists the fields of a struct that take plain values: those in groups too, those in lists of groups not. */
export function fieldsOf(struct: AnyStruct, path: readonly string[] = [], optional = false): Field[] {
  return Object.entries(struct.schema as Record<string, AnyStruct>).flatMap(([name, field]) => {
    const own = { path: [...path, name], optional: optional || isOptional(field) };
    if (field.type === 'object') return fieldsOf(field, own.path, own.optional);
    if (field.type !== 'array') return [{ ...own, struct: field, list: false }];
    const item = field.schema as AnyStruct;
    return item.type === 'object' || item.type === 'array' ? [] : [{ ...own, struct: item, list: true }];
  });
}

/** Reads what was typed for a field: numbers and flags as such, a list by its commas. */
export function readTyped({ struct, list }: Pick<Field, 'struct' | 'list'>, typed: string): unknown {
  if (!list) return readOne(struct, typed.trim());
  return typed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => readOne(struct, item));
}

function readOne(struct: AnyStruct, typed: string): unknown {
  if ((struct.type === 'whole' || struct.type === 'number') && typed !== '' && !Number.isNaN(Number(typed)))
    return Number(typed);
  if (struct.type === 'flag' && /^(true|false)$/.test(typed)) return typed === 'true';
  return typed;
}

/** The values that a field can have, where they are few enough to be shown. */
export function choicesOf({ struct }: Pick<Field, 'struct'>): readonly string[] | undefined {
  return struct.type === 'enum' ? (struct.schema as LeafSchema).values : undefined;
}
