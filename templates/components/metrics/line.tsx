import { usePage } from '#authoring/page.ts';
import { frame, valueScale } from './frame.ts';
import own from './metrics.module.css';
import css from './style.module.css';
import { type Metric, metricText, periodText } from './text.ts';

const { width, inset } = frame;
const height = 128;

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
    <svg
      className={`${css.line} ${own.labeled}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-metric-line=""
    >
      <path className={css.axis} d={`M0 ${scale(0)}H${width}${ticks(months, scale(0))}`} />
      <path className={css.course} d={`M${left} ${scale(from)}L${right} ${scale(to)}`} pathLength={1} />
      <circle className={own.start} cx={left} cy={scale(from)} r="4" />
      <circle className={css.end} cx={right} cy={scale(to)} r="5" />
      {/* A label has more room where the line comes towards it. */}
      <text x="0" y={scale(from) - (falls ? 12 : 24)}>
        {metricText(page, unit, from)}
      </text>
      <text className={`${own.reached} ${own.last}`} x={width} y={scale(to) - (falls ? 24 : 12)}>
        {metricText(page, unit, to)}
      </text>
      <text className={own.time} x="0" y={height - 6}>
        {page.t('pages.case.start')}
      </text>
      <text className={`${own.time} ${own.last}`} x={width} y={height - 6}>
        {page.t('pages.case.end', { period: periodText(page, metric) })}
      </text>
    </svg>
  );
}

/** Marks the months on the axis; quarters where there are many. */
function ticks(months: number, y: number): string {
  const step = months > 24 ? 3 : 1;
  const places = Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step);
  return places.map((month) => `M${Math.round(inset + ((width - 2 * inset) * month) / months)} ${y}v5`).join('');
}
