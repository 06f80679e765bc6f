import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** A neighbor of the page. */
export interface Neighbor {
  href: string;
  /** What it is: `Part 2`, `Next case`. */
  label: string;
  title: string;
}

/** Leads to the pages before and after this one. */
export function Pager({ previous, next }: { previous?: Neighbor; next?: Neighbor }) {
  const page = usePage();
  if (!previous && !next) return null;
  return (
    <nav className={css.pager} aria-label={page.t('pages.pager')}>
      {previous && (
        <a href={previous.href} rel="prev">
          <span>
            <Icon name="back" /> {previous.label}
          </span>
          <strong>{previous.title}</strong>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={css.next}>
          <span>
            {next.label} <Icon name="arrow" />
          </span>
          <strong>{next.title}</strong>
        </a>
      )}
    </nav>
  );
}
