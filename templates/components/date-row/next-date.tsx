import type { ReactNode } from 'react';
import { DateBlock } from '../date-block/index.tsx';
import css from './style.module.css';

interface NextDateProps {
  /** What comes next: `The next event`. */
  label: string;
  day: string;
  title: ReactNode;
  place: string;
}

/** Announces the next date, for the panel of a hero. */
export function NextDate({ label, day, title, place }: NextDateProps) {
  return (
    <div className={css.nextDate}>
      <DateBlock day={day} />
      <div>
        <p>{label}</p>
        <p className={css.title}>{title}</p>
        <p>{place}</p>
      </div>
    </div>
  );
}
