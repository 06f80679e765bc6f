import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
import { Icon } from '../icon/index.tsx';
import { NewTab } from '../icon/new-tab.tsx';
import css from './style.module.css';

const columns: { menu: string; heading: string }[] = [
  { menu: 'footer-what-we-do', heading: 'footer.whatWeDo' },
  { menu: 'footer-learn', heading: 'footer.learn' },
  { menu: 'footer-about', heading: 'footer.about' },
];

/** Renders the seven offices set large, and the site's pages in columns; without offices, the last has their addresses. */
export function Sitemap({ offices }: { offices: boolean }) {
  const page = usePage();
  const places = page.menu('footer-offices');
  const itemsOf = (menu: string): readonly MenuItemView[] =>
    offices || menu !== columns.at(-1)?.menu ? page.menu(menu) : [...page.menu(menu), ...places.slice(-1)];
  return (
    <>
      {offices && (
        <nav className="wrap" aria-labelledby="footer-offices">
          <h2 id="footer-offices" className={css.heading}>
            {page.t('footer.offices')}
          </h2>
          <ul className={css.offices}>
            {places.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </nav>
      )}
      <div className={`wrap ${css.columns}`}>
        {columns.map(({ menu, heading }) => (
          <nav key={menu} aria-labelledby={menu}>
            {/* The script folds it on phones. */}
            <details open data-fold="phone">
              <summary>
                <h2 id={menu} className={css.heading}>
                  {page.t(heading)}
                </h2>
                <Icon name="chevron" />
              </summary>
              <ul className={css.links}>
                {itemsOf(menu).map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </ul>
            </details>
          </nav>
        ))}
      </div>
    </>
  );
}

function Item({ item }: { item: MenuItemView }) {
  const page = usePage();
  const blank = item.target === 'blank';
  return (
    <li>
      <a href={item.href} target={blank ? '_blank' : undefined} rel={blank ? 'noopener' : undefined}>
        {typeset(page.locale, item.text)}
        {blank && <NewTab />}
      </a>
    </li>
  );
}
