import { usePage } from '#authoring/page.ts';
import { type BelowDay, dateLines } from './lines.ts';
import css from './style.module.css';

interface DateBlockProps {
  day: string;
  /** The last of several days. */
  ends?: string | undefined;
  below?: BelowDay | undefined;
}

/** Renders one day or several as a block to scan down a list: the numbers large, month and year or days of the week below. */
export function DateBlock({ day, ends = day, below: kind }: DateBlockProps) {
  const { locale } = usePage();
  const { large, below } = dateLines(locale, day, ends, kind);
  return (
    <time className={css.block} dateTime={day}>
      <span className={css.day}>{large}</span>
      {below.map((words) => (
        <span key={words}> {words}</span>
      ))}
    </time>
  );
}
