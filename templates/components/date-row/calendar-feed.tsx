import { calendarFeed } from '#authoring/calendar-files.ts';
import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

interface CalendarFeedProps {
  /** The words that subscribe: `Subscribe to this calendar`. */
  children: string;
  /** What follows them. */
  text?: string;
}

/** Offers the calendar of the page's dates: to subscribe to in a calendar program, and as a file. */
export function CalendarFeed({ children, text }: CalendarFeedProps) {
  const page = usePage();
  const file = calendarFeed(page.url);
  return (
    <p className={css.feed}>
      <Icon name="calendar" />
      <span>
        <a href={page.site.origin.replace(/^https?:/, 'webcal:') + file} type="text/calendar">
          {children}
        </a>{' '}
        {text && `${text} `}
        <a href={file} type="text/calendar" download>
          {page.t('pages.allDates')}
        </a>
      </span>
    </p>
  );
}
