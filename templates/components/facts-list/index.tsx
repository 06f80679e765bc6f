import type { ReactNode } from 'react';
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
  return (
    <dl className={`${css.list} ${css[shape]}`}>
      {items
        .filter((item) => !!item)
        .map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
