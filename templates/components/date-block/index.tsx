import { dateParts } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

interface DateBlockProps {
  day: string;
  /** The last of several days. */
  ends?: string | undefined;
}

/** Renders a day as a block to scan down a list: the number large, month and year below, with the last day if any. */
export function DateBlock({ day, ends = day }: DateBlockProps) {
  const { locale } = usePage();
  const [first, last] = [dateParts(locale, day), dateParts(locale, ends)];
  const isSameYear = first.year === last.year;
  const isSameMonth = isSameYear && first.month === last.month;
  const end = ends === day ? '' : isSameMonth ? `–${last.day} ` : `– ${last.day} `;
  return (
    <time className={css.block} dateTime={day}>
      <span className={css.day}>{first.day}</span>
      {!isSameMonth && <span> {first.month}</span>}
      {!isSameYear && <span> {first.year}</span>}
      {end && isSameMonth ? '' : ' '}
      <span>
        {end}
        {last.month}
      </span>{' '}
      <span>{last.year}</span>
    </time>
  );
}
