import { usePage } from '#authoring/page.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
import { Icon } from '../icon/index.tsx';
import { NewTab } from '../icon/new-tab.tsx';
import css from './menu.module.css';

/** Renders the main menu: links and disclosures. One disclosure is open at a time. */
export function Menu({ items }: { items: readonly MenuItemView[] }) {
  return (
    <ul className={css.menu}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          {item.items.length > 0 ? <Disclosure item={item} /> : <MenuLink item={item} />}
        </li>
      ))}
    </ul>
  );
}

function Disclosure({ item }: { item: MenuItemView }) {
  const page = usePage();
  const overview = { ...item, text: page.t('menu.overview'), level: 2 as const };
  const isGrouped = item.items.some(({ href }) => href === undefined);
  return (
    <details name="menu">
      <summary className={item.current ? css.current : undefined}>
        {item.text}
        <Icon name="chevron" />
      </summary>
      <div className={css.panel}>
        <div className="wrap">
          <ul className={isGrouped ? css.groups : css.columns} data-title={item.text}>
            {item.href && (
              <li className={css.overview}>
                <MenuLink item={overview} />
              </li>
            )}
            {item.items.map((subItem) =>
              subItem.href === undefined ? (
                <Group key={subItem.id} item={subItem} />
              ) : (
                <Links key={subItem.id} item={subItem} />
              ),
            )}
          </ul>
        </div>
      </div>
    </details>
  );
}

/** Lists sub-items below the heading that they have in common. */
function Group({ item }: { item: MenuItemView }) {
  return (
    <li className={css.group}>
      <span>{item.text}</span>
      <ul>
        {item.items.map((subItem) => (
          <Links key={subItem.id} item={subItem} grouped />
        ))}
      </ul>
    </li>
  );
}

/** Renders a sub-item, and those below it; without a group, those of the third level are set in. */
function Links({ item, grouped = false }: { item: MenuItemView; grouped?: boolean }) {
  return (
    <>
      <li className={item.level === 3 && !grouped ? css.third : undefined}>
        <MenuLink item={item} />
      </li>
      {item.items.map((subItem) => (
        <Links key={subItem.id} item={subItem} />
      ))}
    </>
  );
}

/** Renders a menu item's link. Only that of the page shown itself is `aria-current="page"`. */
export function MenuLink({ item }: { item: MenuItemView }) {
  const { url } = usePage();
  const isPage = item.current && item.href === url;
  const blank = item.target === 'blank';
  return (
    <a
      href={item.href}
      className={isPage || (item.current && item.level === 1) ? css.current : undefined}
      aria-current={isPage ? 'page' : undefined}
      target={blank ? '_blank' : undefined}
      rel={blank ? 'noopener' : undefined}
    >
      {item.text}
      {blank && <NewTab />}
    </a>
  );
}
