import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

const target = 'pages/search';

/** Leads to the search, where the language has one. */
export function SearchLink() {
  const page = usePage();
  if (!page.exists(target)) return null;
  const href = page.href(target);
  return (
    <a
      className={css.search}
      href={href}
      aria-current={href === page.url ? 'page' : undefined}
      aria-label={page.t('search.open')}
      data-print="no"
    >
      <Icon name="search" />
    </a>
  );
}
