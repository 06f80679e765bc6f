import { usePage } from '#authoring/page.ts';
import { formatMetric } from './format-metric.ts';
import type { Result } from './metric.ts';
import css from './style.module.css';
import { baselineText } from './text.ts';

/** Renders a metric's value large, what it measures, and where it came from and how long that took. */
export function MetricFigure({ metric, label }: { metric: Result; label?: string }) {
  const page = usePage();
  const t = (key: string, values: { count: number }) => page.t(key, values);
  const to = formatMetric(page.locale, metric.unit, metric.to, t);
  return (
    <>
      <span className={css.value}>
        {to.number}
        {to.unit && <span className={css.unit}> {to.unit}</span>}
      </span>{' '}
      {label && <span className={css.label}>{label}</span>}{' '}
      <span className={css.baseline}>{baselineText(page, metric)}</span>
    </>
  );
}
