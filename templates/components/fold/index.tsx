import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

/** Folds rows of a list behind their number; filters open them. */
export function Fold({ count, children }: { count: number; children: ReactNode }) {
  const page = usePage();
  return (
    <details className={css.fold} data-filter-group="">
      <summary data-print="no">
        <span>{page.t('filters.more', { count })}</span>
        <span>{page.t('filters.fewer')}</span>
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
