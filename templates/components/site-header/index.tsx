import { usePage } from '#authoring/page.ts';
import type { MenuItemView } from '#authoring/views/menu-view.ts';
import { CompactBar, compactItems } from '../compact-bar/index.tsx';
import { Shared } from '../shared/index.tsx';
import { HeaderFrame } from './frame.tsx';
import { Menu } from './menu.tsx';
import { SearchLink } from './search-link.tsx';
import css from './style.module.css';

/** Renders the site's header with its menu; `two-rows` lifts its last items into the compact bar. */
export function SiteHeader({ variant, className }: { variant: 'one-row' | 'two-rows'; className?: string }) {
  const page = usePage();
  const items = page.menu('header');
  return (
    <HeaderFrame variant={variant} label={page.t('menu.label')} className={className} end={<SearchLink />}>
      <Shared
        as="div"
        name="menu"
        vary={[page.layout, ...trail(items, page.url)]}
        attributes={{ className: css.menu }}
        render={() => (
          <>
            <Menu items={items.filter((item) => !compactItems.includes(item.id))} />
            <CompactBar items={items.filter((item) => compactItems.includes(item.id))} />
          </>
        )}
      />
    </HeaderFrame>
  );
}

/** Returns the items the page belongs to, the one it is marked → what the menu's markup varies by. */
function trail(items: readonly MenuItemView[], url: string): string[] {
  return items.flatMap((item) => [
    ...(item.current ? [item.href === url ? `${item.id}!` : item.id] : []),
    ...trail(item.items, url),
  ]);
}
