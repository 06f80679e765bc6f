import type { Struct } from 'superstruct';
import type { LeafSchema } from '../authoring/schema.ts';
import type { DataPath } from '../model/diagnostic.ts';

/** A place in an entry's data that points elsewhere. */
export interface Use {
  type: 'ref' | 'link' | 'static-file';
  target: string;
  path: DataPath;
}

/** Collects every reference, link and static file that valid data names, by the struct that declares them. */
export function collectUses(struct: Struct<any, any>, data: unknown): Use[] {
  const uses: Use[] = [];
  visit(struct, data, [], uses);
  return uses;
}

function visit(struct: Struct<any, any>, value: unknown, path: DataPath, uses: Use[]): void {
  if (value === undefined || value === null) return;
  if (struct.type === 'object' && typeof value === 'object' && struct.schema) {
    for (const [key, field] of Object.entries(struct.schema as Record<string, Struct<any, any>>)) {
      visit(field, (value as Record<string, unknown>)[key], [...path, key], uses);
    }
  } else if (struct.type === 'record' && typeof value === 'object' && struct.schema) {
    for (const [key, item] of Object.entries(value)) visit(struct.schema.value, item, [...path, key], uses);
  } else if (struct.type === 'array' && Array.isArray(value)) {
    value.forEach((item, index) => {
      visit(struct.schema as Struct<any, any>, item, [...path, index], uses);
    });
  } else if (
    (struct.type === 'ref' || struct.type === 'link' || struct.type === 'static-file') &&
    typeof value === 'string'
  ) {
    const words = (struct.schema as LeafSchema).values ?? [];
    if (!words.includes(value)) uses.push({ type: struct.type, target: value, path });
  }
}
