import type { EntryView } from '../../define.ts';
import { usePage } from '../../page.ts';
import { describeEntry } from './describe.ts';
import css from './style.module.css';

export interface EntryCardProps {
  entry: EntryView;
  /** 3 unless told. */
  level?: 2 | 3 | 4;
}

/** Leads to an entry's page: what it is, its title, and a line about it. */
export function EntryCard({ entry, level = 3 }: EntryCardProps) {
  const page = usePage();
  const Title = `h${level}` as const;
  const { kicker, title, text, figure } = describeEntry(page, entry);
  return (
    <article className={css.card}>
      <p className={css.kicker}>{kicker}</p>
      <Title className={css.title}>
        <a href={page.href(entry.ref)}>{title}</a>
      </Title>
      {figure && <p className={css.figure}>{figure}</p>}
      {text && <p className={css.text}>{text}</p>}
    </article>
  );
}
