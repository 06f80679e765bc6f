import type { ReactNode } from 'react';
import { Icon } from '../icon/index.tsx';
import css from './style.module.css';

interface AccordionProps {
  title: ReactNode;
  /** Sanitized. */
  html: string;
}

/** Renders a part of a text that opens when its title is chosen. */
export function Accordion({ title, html }: AccordionProps) {
  return (
    <details className={css.accordion}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </details>
  );
}
