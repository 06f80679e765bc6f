import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

const target = 'pages/search';

/** Leads to the field of the search, where the language has one. */
export function SearchLink() {
  const page = usePage();
  if (!page.exists(target)) return null;
  return (
    <a
      className={css.search}
      href={page.href(`${target}#question`)}
      aria-current={page.href(target) === page.url ? 'page' : undefined}
      aria-label={page.t('search.open')}
      data-print="no"
    >
      <Icon name="search" />
    </a>
  );
}
