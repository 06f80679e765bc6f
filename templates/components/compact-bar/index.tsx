import type { MenuItemView } from '#authoring/views/menu-view.ts';
import { MenuLink } from '../site-header/menu.tsx';
import css from './style.module.css';

/** The header items, by id, that are apart from the main menu. */
export const compactItems: readonly string[] = ['careers', 'contact'];

/**
 * Renders the items beside the main menu. In a header of two rows they are the upper one, which slides away on scroll;
 * in a header of one row they follow the menu, and in the drawer they are below it.
 */
export function CompactBar({ items }: { items: readonly MenuItemView[] }) {
  return (
    <ul className={css.compact} data-compact="">
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} />
        </li>
      ))}
    </ul>
  );
}
