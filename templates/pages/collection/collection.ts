import type { ReactNode } from 'react';
import type { FilterGroup } from '../../components/filter-bar/index.tsx';
import type { PageContext } from '../../page.ts';

/** A family's entries as its page shows them: how many, what they can be filtered by, and the list `#items`. */
export type Collection = (page: PageContext) => { count: number; groups: FilterGroup[]; list: ReactNode };
