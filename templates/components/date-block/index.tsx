import { dateParts } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import css from './style.module.css';

/** Renders a day as a block to scan down a list: the number large, month and year below. */
export function DateBlock({ day }: { day: string }) {
  const parts = dateParts(usePage().locale, day);
  return (
    <time className={css.block} dateTime={day}>
      <span className={css.day}>{parts.day}</span> <span>{parts.month}</span> <span>{parts.year}</span>
    </time>
  );
}
