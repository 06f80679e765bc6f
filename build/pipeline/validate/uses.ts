import type { Use } from '../../model/file-check.ts';
import type { AnyStruct } from '../../model/struct/struct.ts';
import { walkStruct } from '../../model/struct/walk.ts';

/** Collects every reference, link and static file that valid data names, by the struct that declares them. */
export function collectUses(struct: AnyStruct, data: unknown): Use[] {
  const uses: Use[] = [];
  walkStruct(struct, data, ({ node, value, path }) => {
    if (node.kind !== 'leaf' || typeof value !== 'string' || !isUse(node.type)) return;
    const words = node.schema.values ?? [];
    if (!words.includes(value)) uses.push({ type: node.type, target: value, path });
  });
  return uses;
}

function isUse(type: string): type is Use['type'] {
  return type === 'ref' || type === 'link' || type === 'static-file';
}
