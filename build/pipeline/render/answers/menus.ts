import { type MenuBranch, menuTarget, menuTree } from '../../../authoring/navigation.ts';
import type { MenuItemView } from '../../../authoring/views/menu-view.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import { isMissing, type MissingTarget } from '../../../model/target.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** A menu item before it is known which page shows it. */
export type MenuSource = Omit<MenuItemView, 'current' | 'items'> & {
  items: MenuSource[];
  broken?: { target: string; resolved: MissingTarget };
};

/** Returns the answer about menus. Its argument is the menu's name, and the layout if it has targets of its own: `main@bare`. */
export function answerMenus({ site, resolve }: AnswerInput): Answers {
  return {
    menu: (locale, argument) => {
      const [name = '', layout = ''] = argument.split('@');
      const menu = site.navigation[name];
      if (!menu)
        throw new Error(`A template shows the menu "${name}", which "menus" in templates/site.ts does not name.`);
      const branches = menuTree(menu, locale);
      const items = branches.map((branch) => menuItem(branch, locale, layout, resolve));
      return { value: items, digest: digestOfData(items) };
    },
  };
}

function menuItem(branch: MenuBranch, locale: string, layout: string, resolve: AnswerInput['resolve']): MenuSource {
  const { item } = branch;
  const target = menuTarget(item, layout);
  const resolved = target === undefined ? undefined : resolve(locale, target);
  const href = resolved?.type === 'found' ? resolved.href + (item.hash ? `#${item.hash}` : '') : undefined;
  return {
    id: item.id,
    text: item.text[locale] ?? '',
    ...(href === undefined ? {} : { href }),
    ...(target !== undefined && resolved && isMissing(resolved) ? { broken: { target, resolved } } : {}),
    level: branch.level,
    ...(item.target ? { target: item.target } : {}),
    external: href?.startsWith('https:') ?? false,
    items: branch.items.map((child) => menuItem(child, locale, layout, resolve)),
  };
}
