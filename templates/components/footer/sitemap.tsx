import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
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
            <h2 id={menu} className={css.heading}>
              {page.t(heading)}
            </h2>
            <ul className={css.links}>
              {itemsOf(menu).map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
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
      <path d="M0 46C90 44 150 8 240 12s120 42 220 40S640 4 740 8s130 40 230 36 150-30 230-28" />
      <path d="M0 54c90-2 160-30 240-28s130 34 220 32 190-40 280-36 140 32 230 28 150-24 230-22" />
      <path d="M0 59c100-1 170-18 240-17s140 18 220 17 200-26 280-23 150 23 230 20 150-16 230-15" />
    </svg>
  );
}
