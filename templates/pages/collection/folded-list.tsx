import type { ReactNode } from 'react';
import { Folded } from '../../components/fold/folded.tsx';

interface FoldedListProps<Entry> {
  entries: readonly Entry[];
  className: string | undefined;
  /** Renders the item of an entry. */
  children: (entry: Entry) => ReactNode;
}

/** Renders the list of a collection, which its filters hide in part: the first dozen entries, and the others folded. */
export function FoldedList<Entry>({ entries, className, children }: FoldedListProps<Entry>) {
  return (
    <div id="items">
      <Folded items={entries}>{(some) => <ul className={`linked-rows ${className}`}>{some.map(children)}</ul>}</Folded>
    </div>
  );
}
