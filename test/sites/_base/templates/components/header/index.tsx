import { usePage } from '#authoring/page.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
import site from '../../site.ts';
import { Shared } from '../shared/index.tsx';

/** Renders the link past the header, the name of the site, and the main menu. */
export function Header() {
  const page = usePage();
  return (
    <header>
      <a href="#main">{page.t('layout.skip')}</a> <a href={page.href(site.pages.home)}>{page.t('layout.home')}</a>{' '}
      <a href={page.href(site.pages.search)}>{page.t('layout.search')}</a>
      <Shared
        as="nav"
        name="header-menu"
        attributes={{ 'aria-label': page.t('layout.menu') }}
        render={() => <MainMenu />}
      />
    </header>
  );
}

/** Asks for the menu itself: what a shared part shows is to be asked for by its own components. */
function MainMenu() {
  return <Menu items={usePage().menu('header')} />;
}

function Menu({ items }: { items: readonly MenuItemView[] }) {
  return (
    <ul>
      {items.map(({ id, href, text, target, items: below }) => (
        <li key={id}>
          <a href={href} target={target && '_blank'} rel={target && 'noopener'}>
            {text}
          </a>
          {below.length > 0 && <Menu items={below} />}
        </li>
      ))}
    </ul>
  );
}
