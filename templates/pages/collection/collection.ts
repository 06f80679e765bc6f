import type { ReactNode } from 'react';
import type { PageContext } from '#authoring/page.ts';
import type { FilterGroup } from '../../components/filter-bar/index.tsx';
import type { Facts } from './schema.ts';

/** A family's entries as its page shows them: how many, what they can be filtered by, a picture of them all, and the list `#items`. */
export type Collection = (
  page: PageContext,
  facts: Facts,
) => {
  count: number;
  groups: FilterGroup[];
  picture?: ReactNode;
  list: ReactNode;
};
