import {
  type Infer,
  integer,
  line,
  link,
  list,
  localeId,
  localized,
  object,
  oneOf,
  optional,
  type StructOf,
  slug,
  table,
} from './schema.ts';

/** Describes an item; `hrefIn` describes where it leads in layouts that have menu targets of their own. */
const itemStruct = <HrefIn>(hrefIn: StructOf<HrefIn>) =>
  object({
    id: slug({ description: 'Unique in its menu.' }),
    text: localized(line({ max: 60 })),
    href: optional(link({ description: 'Where it leads; without it, the item only opens its sub-items.' })),
    hrefIn: optional(hrefIn),
    hash: optional(slug({ description: 'The fragment of the page it leads to.' })),
    level: optional(
      integer({ min: 1, max: 3, description: '2 for a sub-item of the item above it, 3 for one below that.' }),
    ),
    target: optional(oneOf(['blank'], { description: 'blank opens a new tab.' })),
    /** The only languages it is shown in. */
    locales: optional(list(localeId())),
  });

const item = itemStruct(table(link()));

/** `content/navigation.yaml`: each key is a menu, its items in order, sub-items after the item they belong to. */
export const navigationStruct = table(list(item));

/** The contents of `content/navigation.yaml`. */
export type Navigation = Infer<typeof navigationStruct>;
export type MenuItem = Infer<typeof item>;

/** What a site's code says of its menus. */
export interface MenuNames {
  /** The menus that its templates show; missing if they are not known. */
  menus?: readonly string[] | undefined;
  /** The layouts with menu targets of their own. */
  layouts: readonly string[];
}

/** Returns the struct of the navigation of a site: with its menus and no others, if they are known. */
export function navigationStructOf({ menus, layouts }: MenuNames): StructOf<Navigation> {
  const description = 'Where it leads in this layout instead.';
  const hrefIn = object(Object.fromEntries(layouts.map((name) => [name, optional(link({ description }))])));
  const items = list(itemStruct(hrefIn));
  if (!menus) return table(items) as unknown as StructOf<Navigation>;
  // An object with these menus has the values of a table; the types of superstruct keep the two apart.
  return object(Object.fromEntries(menus.map((name) => [name, items]))) as unknown as StructOf<Navigation>;
}

/** Returns where an item leads in a layout. */
export function menuTarget({ href, hrefIn }: MenuItem, layout: string): string | undefined {
  return hrefIn?.[layout] ?? href;
}

/** Returns all targets of an item, each once. */
export function menuTargets({ href, hrefIn = {} }: MenuItem): string[] {
  return [...new Set([...(href === undefined ? [] : [href]), ...Object.values(hrefIn)])];
}

/** Returns the pages that have a variant for a layout: page → its variant. Menu items declare them by leading to both. */
export function pageVariants(navigation: Navigation, layout: string): Map<string, string> {
  const variants = new Map<string, string>();
  for (const { href, hrefIn } of Object.values(navigation).flat()) {
    const variant = hrefIn?.[layout];
    if (href !== undefined && variant !== undefined && variant !== href) variants.set(href, variant);
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
    // The smaller of a level and the number of open lists, which is at least 1.
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
