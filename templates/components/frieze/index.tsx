import type { ReactNode } from 'react';
import { usePage } from '#authoring/page.ts';
import { hyphenate } from '#authoring/typeset.ts';
import css from './style.module.css';

interface FriezeProps {
  /** What is drawn, and what its marks mean. */
  caption: string;
  children: ReactNode;
}

/**
 * Shows what a list consists of as one picture across the page. Assistive technology reads the caption; the figures are
 * in the list.
 */
export function Frieze({ caption, children }: FriezeProps) {
  const { locale } = usePage();
  return (
    <figure className={css.frieze} data-frieze="">
      <div aria-hidden="true">{children}</div>
      <figcaption>{hyphenate(locale, caption)}</figcaption>
    </figure>
  );
}
