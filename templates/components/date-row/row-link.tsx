import type { ReactNode } from 'react';
import css from './style.module.css';

/** Links to where one signs up for what a row offers; `of` says what that is, for those who do not see the row. */
export function RowLink({ href, of, children }: { href: string; of: string; children: ReactNode }) {
  return (
    <a className={css.go} href={href}>
      {children}
      <span className="visually-hidden"> {of}</span>
    </a>
  );
}
