import {
  line,
  link,
  list,
  localeId,
  localized,
  type Of,
  object,
  oneOf,
  optional,
  slug,
  table,
  whole,
} from './schema.ts';

const item = object({
  id: slug({ description: 'Unique in its menu.' }),
  text: localized(line({ max: 60 })),
  href: optional(link({ description: 'Where it leads; without it, the item only opens its sub-items.' })),
  href2025: optional(link({ description: 'Where it leads in the agency-2025 layout instead.' })),
  hash: optional(slug({ description: 'The fragment of the page it leads to.' })),
  level: optional(
    whole({ min: 1, max: 3, description: '2 for a sub-item of the item above it, 3 for one below that.' }),
  ),
  target: optional(oneOf(['blank'], { description: 'blank opens a new tab.' })),
  /** The only languages it is shown in. */
  locales: optional(list(localeId())),
});

/** `content/navigation.yaml`: each key is a menu, its items in order, sub-items after the item they belong to. */
export const navigationStruct = table(list(item));

export type Navigation = Of<typeof navigationStruct>;
export type MenuItem = Of<typeof item>;

/** The fields of an item that say where it leads: `href`, and where it leads in some layouts instead. */
export const menuFields = ['href', 'href2025'] as const;
export type MenuField = (typeof menuFields)[number];

/** Returns where an item leads in a layout whose menus read this field. */
export function menuTarget(item: MenuItem, field: MenuField): string | undefined {
  return item[field] ?? item.href;
}

/** Returns all targets of an item, each once. */
export function menuTargets(item: MenuItem): string[] {
  return [...new Set(menuFields.flatMap((field) => item[field] ?? []))];
}

/**
 * Returns the pages that have a variant for layouts whose menus read a field: page → its variant. Menu items declare
 * them by leading to both.
 */
export function pageVariants(navigation: Navigation, field: MenuField): Map<string, string> {
  const variants = new Map<string, string>();
  for (const item of Object.values(navigation).flat()) {
    const variant = item[field];
    if (item.href !== undefined && variant !== undefined && variant !== item.href) variants.set(item.href, variant);
  }
  return variants;
}

/** A menu item with the sub-items below it. */
export interface MenuBranch {
  item: MenuItem;
  level: 1 | 2 | 3;
  items: MenuBranch[];
}

/** Nests a menu's flat list by level, keeping what is shown in the language; sub-items go with their item. */
export function menuTree(items: readonly MenuItem[], locale: string): MenuBranch[] {
  const root: MenuBranch[] = [];
  /** The lists an item of each level would join. */
  const open = [root];
  let hidden = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const level = Math.min(item.level ?? 1, open.length) as MenuBranch['level'];
    if ((item.level ?? 1) > hidden) continue;
    const shown = item.locales?.some((id) => id === locale) ?? true;
    hidden = shown ? Number.POSITIVE_INFINITY : (item.level ?? 1);
    if (!shown) continue;
    const branch: MenuBranch = { item, level, items: [] };
    open[level - 1]?.push(branch);
    open.length = level;
    open.push(branch.items);
  }
  return root;
}
