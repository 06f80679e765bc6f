import { frame, valueScale } from './frame.ts';
import css from './style.module.css';
import type { Metric } from './text.ts';

/** Draws only the course of a metric, from its start to the value reached, for a row of a list. */
export function MetricCourse({ metric: { from, to } }: { metric: Metric }) {
  const { width, top, axis, inset } = frame;
  const scale = valueScale(from, to);
  const [left, right] = [inset, width - inset];
  return (
    <svg
      className={`${css.line} ${css.row}`}
      viewBox={`0 ${top - 8} ${width} ${axis - top + 16}`}
      aria-hidden="true"
      data-metric-line=""
    >
      <path className={css.axis} d={`M0 ${scale(0)}H${width}`} />
      <path className={css.course} d={`M${left} ${scale(from)}L${right} ${scale(to)}`} pathLength={1} />
      <circle className={css.end} cx={right} cy={scale(to)} r="6" />
    </svg>
  );
}
