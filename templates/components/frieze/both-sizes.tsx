import type { ReactNode } from 'react';
import { type PlotSize, plotSizes } from '../../drawings/plot.ts';
import css from './style.module.css';

/** Renders a drawing for wide windows and for narrow ones, of which one is shown. */
export function BothSizes({ draw }: { draw: (size: PlotSize) => ReactNode }) {
  return (
    <>
      <div className={css.wide}>{draw(plotSizes.wide)}</div>
      <div className={css.narrow}>{draw(plotSizes.narrow)}</div>
    </>
  );
}
