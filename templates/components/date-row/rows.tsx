import type { ReactNode } from 'react';
import css from './style.module.css';

/** Lists rows in order of time. */
export function DateRows({ children }: { children: ReactNode }) {
  return <ol className={css.rows}>{children}</ol>;
}
