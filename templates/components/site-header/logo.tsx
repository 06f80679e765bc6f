import { usePage } from '#authoring/page.ts';
import { mark } from '../../drawings/mark.ts';
import css from './style.module.css';

/** Renders the mark, as wide as the style sheet says. */
function Mark() {
  const { width, height, lines, point } = mark;
  return (
    <svg className={css.mark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={lines} />
      <circle cx={point.x} cy={point.y} r={point.radius} />
    </svg>
  );
}

/** Renders the group's name and mark, leading home. */
export function Logo() {
  const page = usePage();
  const home = page.site.locales.find(({ id }) => id === page.locale)?.home ?? '/';
  return (
    <a className={css.logo} href={home} aria-label={page.t('layout.home')}>
      <Mark />
      {page.site.name}
    </a>
  );
}
