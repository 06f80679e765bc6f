import { usePage } from '#authoring/page.ts';
import { monthsBetween } from '#authoring/values/month.ts';
import { placeLabels } from '../../drawings/labels.ts';
import { drawMetric } from '../../drawings/metric.ts';
import { markedMonths } from './axis.ts';
import { formatMetric } from './format-metric.ts';
import { courseOf, type Metric } from './metric.ts';
import own from './metrics.module.css';
import css from './style.module.css';
import { metricText, monthText } from './text.ts';

const frame = { width: 320, top: 24, axis: 90, inset: 5 };
const height = 116;
const labelSize = { height: 16, character: 8.9, gap: 8 };

/** Where the name of a year is clear of the months at both ends of the axis. */
const yearRoom = 96;

/**
 * Draws a metric's line over an axis that begins at zero and has its months: the values at the start, at the end, and
 * those measured between. Assistive technology reads the same figures beside it.
 */
export function MetricLine({ metric }: { metric: Metric }) {
  const page = usePage();
  const { unit, start, end } = metric;
  const values = courseOf(metric);
  const { course, points, axis, across } = drawMetric(values, frame);
  const last = points.length - 1;
  const labels = placeLabels({
    points,
    // The unit is at both ends.
    texts: values.map(({ value }, index) =>
      index % last === 0 ? metricText(page, unit, value) : formatMetric(page.locale, unit, value, page.t).number,
    ),
    within: { left: 0, right: frame.width, top: 0, bottom: frame.axis },
    size: labelSize,
  });
  const months = markedMonths(metric).map((month) => ({
    month,
    x: across(monthsBetween(start, month) / metric.months),
  }));
  return (
    <svg
      className={`${css.line} ${own.labeled}`}
      viewBox={`0 0 ${frame.width} ${height}`}
      fill="currentColor"
      fontSize="16"
      aria-hidden="true"
      data-metric-line=""
    >
      <path
        className={css.axis}
        d={`M0 ${axis}H${frame.width}${months.map(({ month, x }) => `M${x} ${axis}v${isJanuary(month) ? 8 : 4}`).join('')}`}
      />
      <path className={css.course} d={course} />
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          className={index === last ? css.end : css.start}
          cx={x}
          cy={y}
          r={index === last ? 5 : index === 0 ? 4 : 3}
        />
      ))}
      {labels.map(
        (label, index) =>
          label && (
            <text
              key={label.text + label.x}
              {...(index === last ? { fontWeight: 600 } : index > 0 && { className: own.soft })}
              x={label.x}
              y={label.y}
              textAnchor={label.anchor === 'start' ? undefined : label.anchor}
            >
              {label.text}
            </text>
          ),
      )}
      <text className={own.soft} x="0" y={height - 4}>
        {monthText(page.locale, start)}
      </text>
      {months.map(
        ({ month, x }) =>
          isJanuary(month) &&
          x > yearRoom &&
          x < frame.width - yearRoom && (
            <text key={month} className={own.soft} x={x} y={height - 4} textAnchor="middle">
              {month.slice(0, 4)}
            </text>
          ),
      )}
      <text className={own.soft} x={frame.width} y={height - 4} textAnchor="end">
        {monthText(page.locale, end)}
      </text>
    </svg>
  );
}

const isJanuary = (month: string): boolean => month.endsWith('-01');
