import type { ReactNode } from 'react';
import { Fold } from './index.tsx';

interface FoldedProps<Item> {
  items: readonly Item[];
  /** How many rows an item has: a group of several; 1 unless given. */
  size?: (item: Item) => number;
  children: (items: readonly Item[]) => ReactNode;
}

/** Rows that are shown before the others are folded. */
const enough = 12;

/** Fewer than these are not worth a button. */
const fewest = 4;

/** Renders the first dozen rows of a list, whole groups of them, and folds the others. */
export function Folded<Item>({ items, size = () => 1, children }: FoldedProps<Item>) {
  const rows = (some: readonly Item[]): number => some.reduce((sum, item) => sum + size(item), 0);
  const end = items.findIndex((_, index) => rows(items.slice(0, index)) >= enough);
  const rest = end < 0 ? [] : items.slice(end);
  const count = rows(rest);
  if (count < fewest) return children(items);
  return (
    <>
      {children(items.slice(0, end))}
      <Fold count={count}>{children(rest)}</Fold>
    </>
  );
}
