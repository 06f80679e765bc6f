import type { ReactNode } from 'react';
import { type PlotSize, plotSizes } from '../../drawings/plot.ts';
import css from './style.module.css';

interface BothSizesProps {
  draw: (size: PlotSize) => ReactNode;
  /** Whether tablets show the wide drawing, with larger text: where each label has room for a quarter more. */
  isWideOnTablets?: boolean;
}

/** Renders a drawing twice: for wide and for narrow windows. Style sheets show one. */
export function BothSizes({ draw, isWideOnTablets = false }: BothSizesProps) {
  return (
    <>
      <div className={isWideOnTablets ? `${css.wide} ${css.tablet}` : css.wide}>{draw(plotSizes.wide)}</div>
      <div className={css.narrow}>{draw(plotSizes.narrow)}</div>
    </>
  );
}
