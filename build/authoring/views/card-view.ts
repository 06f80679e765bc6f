import type { ReactNode } from 'react';

export interface CardView {
  /** What kind of thing it is, in a few words over its title. */
  kicker: string;
  title: string;
  text?: string;
  /** A result in numbers. */
  figure?: string;
  /** A drawing of that result. */
  drawing?: ReactNode;
}
