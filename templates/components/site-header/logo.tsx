import { usePage } from '../../page.ts';
import css from './style.module.css';

/** The mark: a W of contour lines and the point that matters. Words beside it carry the name. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 44 28" aria-hidden="true">
      <path d="M2 3c5 25 14 25 20 9 6 16 15 16 20-9M7 2c4 18 10 19 15 5 5 14 11 13 15-5M12 2c3 10 7 11 10 1 3 10 7 9 10-1" />
      <circle cx="22" cy="20" r="3" />
    </svg>
  );
}

/** The group's name and mark, leading home. */
export function Logo() {
  const page = usePage();
  const home = page.site.locales.find(({ id }) => id === page.locale)?.home ?? '/';
  return (
    <a className={css.logo} href={home} aria-label={page.t('layout.home')}>
      <Mark />
      {page.site.name.toLowerCase()}
    </a>
  );
}
