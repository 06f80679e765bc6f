import { type MenuItemView, usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import { NewTab } from '../icon/new-tab.tsx';
import css from './menu.module.css';

/** The main menu: links, and disclosures of which one is open at a time. */
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

/** Up to so many sub-items leave room in their panel for its title. */
const few = 6;

function Disclosure({ item }: { item: MenuItemView }) {
  const page = usePage();
  const overview = { ...item, text: page.t('menu.overview'), level: 2 as const };
  const subItems = flatten(item.items);
  return (
    <details name="menu">
      <summary className={item.current ? css.current : undefined}>
        {item.text}
        <Icon name="chevron" />
      </summary>
      <div className={css.panel}>
        <div className="wrap">
          <ul className={css.columns} data-title={subItems.length > few ? undefined : item.text}>
            {item.href && (
              <li className={css.overview}>
                <MenuLink item={overview} />
              </li>
            )}
            {subItems.map((subItem) => (
              <li key={subItem.id} className={subItem.level === 3 ? css.third : undefined}>
                <MenuLink item={subItem} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

function flatten(items: readonly MenuItemView[]): MenuItemView[] {
  return items.flatMap((item) => [item, ...flatten(item.items)]);
}

/** A menu item's link. Only that of the page shown itself is `aria-current="page"`. */
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
