import type { Crumb } from '#authoring/facets/breadcrumb.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Lists the pages above the one shown, from the outermost; the page itself is the heading that follows. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const page = usePage();
  return (
    <nav className={css.breadcrumbs} aria-label={page.t('layout.breadcrumbs')}>
      <ol className={css.crumbs}>
        {items.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
