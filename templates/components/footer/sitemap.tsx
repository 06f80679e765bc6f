import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
import { Icon } from '../icon/index.tsx';
import { NewTab } from '../icon/new-tab.tsx';
import css from './style.module.css';

const columns: { menu: string; heading: string; wide?: boolean }[] = [
  { menu: 'footer-what-we-do', heading: 'footer.whatWeDo', wide: true },
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
      <Contours />
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
        {columns.map(({ menu, heading, wide }) => (
          <nav key={menu} className={wide ? css.wide : undefined} aria-labelledby={menu}>
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

/** Renders three lines of terrain between the page and its footer. */
function Contours() {
  return (
    <svg className={css.contours} viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={
          'M0 46S140 12 240 12 360 52 460 52 640 8 740 8s130 36 230 36 130-28 230-28' +
          'M0 52S140 22 240 22 360 56 460 56 640 18 740 18s130 32 230 32 130-24 230-24' +
          'M0 58S140 34 240 34 360 59 460 59 640 30 740 30s130 24 230 24 130-18 230-18'
        }
      />
    </svg>
  );
}
