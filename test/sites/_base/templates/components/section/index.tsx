import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** Renders a part of a page with its heading. */
export function Section({ id, heading, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      {children}
    </section>
  );
}
