import { Fragment } from 'react';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

const formats: Record<string, string> = { 'application/atom+xml': 'Atom', 'application/feed+json': 'JSON Feed' };

/** Offers the feeds of the entries that the page lists, if it has any. */
export function FeedLinks() {
  const page = usePage();
  const feeds = page.feeds();
  if (feeds.length === 0) return null;
  return (
    <p className={css.feeds}>
      {page.t('pages.feeds')}
      {feeds.map(({ type, href }) => (
        <Fragment key={href}>
          {' '}
          <a href={href} type={type}>
            {formats[type]}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
