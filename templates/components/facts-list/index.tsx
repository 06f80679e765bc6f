import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import css from './style.module.css';

/** A term and what is true of it. */
interface Fact {
  term: string;
  value: ReactNode;
}

interface FactsListProps {
  items: readonly (Fact | false | undefined)[];
  /** `rows`: term left, value right; `columns`: side by side, each value under its term. */
  shape?: 'rows' | 'columns';
}

/** Renders facts as a description list between rules; leaves out those that do not hold. */
export function FactsList({ items, shape = 'rows' }: FactsListProps) {
  const { locale } = usePage();
  const set = (text: ReactNode) => (typeof text === 'string' ? hyphenate(locale, text) : text);
  return (
    <dl className={`${css.list} ${css[shape]}`}>
      {items
        .filter((item) => !!item)
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{set(term)}</dt>
            <dd>{set(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
