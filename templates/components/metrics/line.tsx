import { usePage } from '#authoring/page.ts';
import css from './style.module.css';
import { type Metric, metricText, periodText } from './text.ts';

const width = 320;
const height = 128;
/** Where the highest value and the axis stand. */
const top = 34;
const axis = 98;
const inset = 5;

/**
 * Draws a metric's line over an axis that begins at zero: its value at the start, at the end, and the months between.
 * Assistive technology reads the same figures beside it.
 */
export function MetricLine({ metric }: { metric: Metric }) {
  const page = usePage();
  const { unit, from, to, months } = metric;
  const scale = valueScale(from, to);
  const [left, right] = [inset, width - inset];
  const falls = to < from;
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-metric-line="">
      <path className={css.axis} d={`M0 ${scale(0)}H${width}${ticks(months, scale(0))}`} />
      <path className={css.course} d={`M${left} ${scale(from)}L${right} ${scale(to)}`} pathLength={1} />
      <circle className={css.start} cx={left} cy={scale(from)} r="4" />
      <circle className={css.end} cx={right} cy={scale(to)} r="5" />
      {/* A label has more room where the line comes towards it. */}
      <text x="0" y={scale(from) - (falls ? 12 : 24)}>
        {metricText(page, unit, from)}
      </text>
      <text className={css.reached} x={width} y={scale(to) - (falls ? 24 : 12)}>
        {metricText(page, unit, to)}
      </text>
      <text className={css.period} x={width} y={height - 6}>
        {periodText(page, metric)}
      </text>
    </svg>
  );
}

/** Draws only the course of a metric, from its start to the value reached, for a row of a list. */
export function MetricCourse({ metric: { from, to } }: { metric: Metric }) {
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

function valueScale(from: number, to: number): (value: number) => number {
  const lowest = Math.min(0, from, to);
  const range = Math.max(0, from, to) - lowest || 1;
  return (value) => Math.round(axis - ((axis - top) * (value - lowest)) / range);
}

/** Marks the months on the axis; quarters where there are many. */
function ticks(months: number, y: number): string {
  const step = months > 24 ? 3 : 1;
  const places = Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step);
  return places.map((month) => `M${Math.round(inset + ((width - 2 * inset) * month) / months)} ${y}v5`).join('');
}
