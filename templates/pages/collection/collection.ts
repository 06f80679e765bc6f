import type { ReactNode } from 'react';
import { formatNumber } from '#authoring/format.ts';
import type { PageContext } from '#authoring/page.ts';
import type { Figure } from '../../components/figures/index.tsx';
import type { FilterGroup } from '../../components/filter-bar/index.tsx';
import type { Facts } from './schema.ts';

/** A family's entries as its page shows them: how many, what they can be filtered by, their number in figures, and the list `#items`. */
export type Collection = (
  page: PageContext,
  facts: Facts,
) => {
  count: number;
  groups: FilterGroup[];
  figures: Figure[];
  list: ReactNode;
};

/** Sets a number large with the word for what it counts: `pages.collection.count.<name>`. */
export function countOf(page: PageContext, name: string, count: number): Figure {
  return { figure: formatNumber(page.locale, count), label: page.t(`pages.collection.count.${name}`, { count }) };
}
