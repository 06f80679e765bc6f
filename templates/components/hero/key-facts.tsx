import type { ReactNode } from 'react';
import css from './key-facts.module.css';

interface KeyFactsProps {
  /** What most visitors look for, set large. */
  first?: ReactNode;
  /** What else decides; what does not hold is left out. */
  items: readonly (ReactNode | false)[];
}

/** Renders what visitors look for first, in short words that need no term: below the heading of a page, on its first screen. */
export function KeyFacts({ first, items }: KeyFactsProps) {
  return (
    <ul className={css.keyFacts} data-key-facts="">
      {first && <li>{first}</li>}
      {items
        .filter((item) => !!item)
        .map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a page are always the same.
          <li key={index}>{item}</li>
        ))}
    </ul>
  );
}
