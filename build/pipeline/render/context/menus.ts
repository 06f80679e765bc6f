import type { PageContext } from '../../../authoring/page.ts';
import type { MenuItemView } from '../../../authoring/views/menu-view.ts';
import { explainBrokenLink } from '../../../model/addresses/broken-link.ts';
import type { MenuSource } from '../answers/menus.ts';
import { findText } from '../find-place.ts';
import type { Scope } from './scope.ts';

/** What the menus of a page depend on, beside the page. */
export interface MenuInput {
  /** The page's layout, if it has menu targets of its own; else empty. */
  menuLayout: string;
  /** Menus as pages show them, by what they depend on; shared by the pages of a build. */
  menuViews: Map<string, MenuItemView[]>;
}

type BrokenItem = NonNullable<MenuSource['broken']>;

/** Creates the method that returns a menu with the items of the page's own section marked as current. */
export function createMenuMethods(scope: Scope, { menuLayout, menuViews }: MenuInput): Pick<PageContext, 'menu'> {
  const { read, report, route, locale, readText } = scope;
  const reportBroken = ({ target, resolved }: BrokenItem) =>
    report({
      ...explainBrokenLink({ target, locale, resolved, who: 'The menu' }),
      at: findText(['navigation.yaml'], target, readText),
    });
  return {
    menu(name) {
      const key = `${name}@${menuLayout}`;
      const items = read<MenuSource[]>('menu', key);
      const currentIds = findCurrentIds(items, route.url);
      const viewKey = `${locale}|${key}|${currentIds.join()}`;
      const cached = menuViews.get(viewKey);
      if (cached) return cached;
      const view = items.map((item) => viewMenuItem(item, new Set(currentIds), reportBroken));
      menuViews.set(viewKey, view);
      return view;
    },
  };
}

/** Returns the ids of the items that lead to a page or to its section, and of the items above them. */
function findCurrentIds(items: readonly MenuSource[], url: string): string[] {
  return items.flatMap((item) => {
    const below = findCurrentIds(item.items, url);
    const own = item.href === url || (item.href !== undefined && item.href.length > 4 && url.startsWith(item.href));
    return own || below.length > 0 ? [item.id, ...below] : below;
  });
}

function viewMenuItem(
  item: MenuSource,
  currentIds: ReadonlySet<string>,
  reportBroken: (broken: BrokenItem) => void,
): MenuItemView {
  const { broken, items, ...rest } = item;
  if (broken) reportBroken(broken);
  return {
    ...rest,
    items: items.map((child) => viewMenuItem(child, currentIds, reportBroken)),
    current: currentIds.has(item.id),
  };
}
