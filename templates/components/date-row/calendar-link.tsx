import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** Links to the calendar file of a session or an event; `of` says which, for those who do not see the row. */
export function CalendarLink({ href, of }: { href: string; of: string }) {
  const page = usePage();
  return (
    <a className={css.calendar} href={href} type="text/calendar" download>
      <Icon name="calendar" /> {page.t('pages.addToCalendar')}
      <span className="visually-hidden"> {of}</span>
    </a>
  );
}
