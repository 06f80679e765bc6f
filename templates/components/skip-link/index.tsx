import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Renders the first link of a page with a header: leads past it. Place it first inside the header. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      {usePage().t('layout.skip')}
    </a>
  );
}
