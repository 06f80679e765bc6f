import { usePage } from '#authoring/page.ts';
import { calendarFeed } from '#authoring/values/published-files.ts';
import { Icon } from '../icon/index.tsx';
import { Rich } from '../rich/index.tsx';
import css from './style.module.css';

interface CalendarFeedProps {
  /** The key of the text whose mark `<feed>` subscribes. */
  k: string;
  /** The page that lists the dates, which has their feed: the `listPage` of their type. */
  list: string;
}

/** Offers the calendar of all dates: to subscribe to in a calendar program, and as a file. Without a list it is none. */
export function CalendarFeed({ k, list }: CalendarFeedProps) {
  const page = usePage();
  if (!page.exists(list)) return null;
  const file = calendarFeed(page.href(list));
  const subscription = page.site.origin.replace(/^https?:/, 'webcal:') + file;
  return (
    <p className={css.feed}>
      <Icon name="calendar" />
      <span>
        <Rich k={k} links={{ feed: { href: subscription, type: 'text/calendar' } }} />{' '}
        <a href={file} type="text/calendar" download>
          {page.t('pages.allDates')}
        </a>
      </span>
    </p>
  );
}
