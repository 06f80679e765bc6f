import { usePage } from '../../page.ts';
import css from './style.module.css';

/** The mark: a W of contour lines and the point that matters, above their crest. */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="0 0 44 28" aria-hidden="true">
      <path d="M2 3c2 17 9 26 15 18 3-4 7-4 10 0 6 8 13-1 15-18M9 3c1 10 4 16 8.5 11.5 3-3 6-3 9 0C31 19 34 13 35 3" />
      <circle cx="22" cy="5.5" r="3" />
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
