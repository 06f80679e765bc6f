import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { typeset } from '#authoring/typeset.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** A line of the list. */
interface RuleItem {
  title: string;
  href?: string;
  text?: string;
  /** A line of small print below the text; its own links stay reachable above the link of the line. */
  note?: ReactNode;
}

interface RuleListProps {
  items: readonly RuleItem[];
  /** Titles are headings of this level; 3 by default. */
  level?: 2 | 3;
  /** `large` titles with their text beside, or `compact` lines. */
  size?: 'large' | 'compact';
}

/** Renders a list of destinations as lines between rules, each leading to its page. */
export function RuleList({ items, level = 3, size = 'large' }: RuleListProps) {
  const { locale } = usePage();
  const Title = `h${level}` as const;
  return (
    <ul className={`${css.list} ${css[size]}`}>
      {items.map(({ title, href, text, note }) => (
        <li key={title}>
          <Title className={css.title}>
            {href ? <a href={href}>{typeset(locale, title)}</a> : typeset(locale, title)}
          </Title>
          {text && <p className={css.text}>{text}</p>}
          {note && <p className={css.note}>{note}</p>}
          {href && <Icon name="arrow" className={css.arrow} />}
        </li>
      ))}
    </ul>
  );
}
