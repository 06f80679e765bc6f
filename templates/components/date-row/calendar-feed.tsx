import { calendarFeed } from '#authoring/calendar-files.ts';
import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import { Rich } from '../rich/index.tsx';
import css from './style.module.css';

interface CalendarFeedProps {
  /** The key of the text whose mark `<feed>` subscribes. */
  k: string;
}

/** Offers the calendar of the page's dates: to subscribe to in a calendar program, and as a file. */
export function CalendarFeed({ k }: CalendarFeedProps) {
  const page = usePage();
  const file = calendarFeed(page.url);
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
