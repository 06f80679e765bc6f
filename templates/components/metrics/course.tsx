import { usePage } from '#authoring/page.ts';
import { placeLabels } from '../../drawings/labels.ts';
import { drawMetric } from '../../drawings/metric.ts';
import { courseOf, type Metric } from './metric.ts';
import css from './style.module.css';
import { metricText } from './text.ts';

const row = { width: 256, top: 24, axis: 70, inset: 6 };
const card = { ...row, width: 352 };

interface MetricCourseProps {
  metric: Metric;
  /** On a card it takes the width; words beside it are enough on paper. */
  isOnCard?: boolean;
}

/** Draws the course of a metric without its months, with the values at both ends, for a row of a list. */
export function MetricCourse({ metric, isOnCard = false }: MetricCourseProps) {
  const page = usePage();
  const frame = isOnCard ? card : row;
  const { course, points, axis } = drawMetric(courseOf(metric), frame);
  const [start] = points;
  const end = points.at(-1);
  const labels = placeLabels({
    points,
    texts: points.map((point) =>
      point === start
        ? metricText(page, metric.unit, metric.from)
        : point === end
          ? metricText(page, metric.unit, metric.to)
          : '',
    ),
    within: { left: 0, right: frame.width, top: 0, bottom: frame.axis },
    size: { height: 14, character: 7.8, gap: 8 },
  });
  return (
    <svg
      className={isOnCard ? css.line : `${css.line} ${css.row}`}
      viewBox={`0 0 ${frame.width} ${frame.axis + 8}`}
      fill="currentColor"
      fontSize="14"
      aria-hidden="true"
      data-metric-line=""
      data-print={isOnCard ? 'no' : undefined}
    >
      <path className={css.axis} d={`M0 ${axis}H${frame.width}`} />
      <path className={css.course} d={course} />
      <circle className={css.start} cx={start?.x} cy={start?.y} r="4" />
      <circle className={css.end} cx={end?.x} cy={end?.y} r="6" />
      {labels.map(
        (label, index) =>
          label?.text && (
            <text
              key={label.text + label.x}
              x={label.x}
              y={label.y}
              fontWeight={index > 0 ? 600 : undefined}
              textAnchor={label.anchor === 'start' ? undefined : label.anchor}
            >
              {label.text}
            </text>
          ),
      )}
    </svg>
  );
}
