import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { DateBlock } from '../date-block/index.tsx';
import type { BelowDay } from '../date-block/lines.ts';
import css from './style.module.css';

interface DateRowProps {
  /** The fragment that leads here. */
  id?: string;
  /** The first day. */
  day: string;
  /** The last of several days. */
  ends?: string;
  /** What is below the date; the month by default. */
  below?: BelowDay | undefined;
  title: ReactNode;
  /** The title is a heading of this level; plain words by default. */
  level?: 2 | 3 | 4;
  /** Short facts under the title. */
  facts: readonly (string | false | undefined)[];
  /** The end of the row: a price, a button. */
  end?: ReactNode;
  /** Attributes for the element, such as a filter's. */
  attributes?: Record<string, string>;
  children?: ReactNode;
}

/** Renders an item of a list in order of time: date, title with facts, and what to do. A child of a list. */
export function DateRow({ id, day, ends, below, title, level, facts, end, attributes, children }: DateRowProps) {
  const { locale } = usePage();
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <li id={id} className={css.row} {...attributes}>
      <DateBlock day={day} ends={ends} below={below} />
      <div className={css.main}>
        <Title className={css.title}>{typeof title === 'string' ? typeset(locale, title) : title}</Title>
        <ul className={css.facts}>
          {facts
            .filter((fact) => !!fact)
            .map((fact) => (
              <li key={String(fact)}>{fact}</li>
            ))}
        </ul>
      </div>
      {children && <div className={css.body}>{children}</div>}
      {end && <div className={css.end}>{end}</div>}
    </li>
  );
}
