import { formatMetric, formatNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import type { Case } from '../../entries.ts';
import css from './style.module.css';

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
export function MetricLine({ metric }: { metric: Case['facts']['metrics'][number] }) {
  const page = usePage();
  const { unit, from, to, months } = metric;
  const scale = valueScale(from, to);
  const [left, right] = [inset, width - inset];
  const falls = to < from;
  const label = (value: number): string => {
    const { number, unit: name } = formatMetric(page.locale, unit, value, (key, values) => page.t(key, values));
    return [number, name].filter(Boolean).join('\u00a0');
  };
  return (
    <svg className={css.line} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" data-metric-line="">
      <path className={css.axis} d={`M0 ${scale(0)}H${width}${ticks(months, scale(0))}`} />
      <path className={css.course} d={`M${left} ${scale(from)}L${right} ${scale(to)}`} />
      <circle className={css.start} cx={left} cy={scale(from)} r="4" />
      <circle className={css.end} cx={right} cy={scale(to)} r="5" />
      {/* A label has more room where the line comes towards it. */}
      <text x="0" y={scale(from) - (falls ? 12 : 24)}>
        {label(from)}
      </text>
      <text className={css.reached} x={width} y={scale(to) - (falls ? 24 : 12)}>
        {label(to)}
      </text>
      <text className={css.period} x={width} y={height - 6}>
        {`${formatNumber(page.locale, months)}\u00a0${page.t('units.months', { count: months })}`}
      </text>
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
