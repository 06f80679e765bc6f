import type { PageContext } from '#authoring/page.ts';
import type { CardView } from '#authoring/views/card-view.ts';
import { MetricCourse } from '../../components/metrics/course.tsx';
import { formatMetric } from '../../components/metrics/format-metric.ts';
import { type Metric, metricsOf } from '../../components/metrics/metric.ts';
import { joinDetails } from '../../details.ts';
import { revisitedLabel } from './revisited.ts';
import type { Case } from './schema.ts';

/** Describes a client case on a card, with its first result. */
export function card(page: PageContext, { facts, words }: Case): CardView {
  const [metric] = metricsOf(facts);
  const [label] = words.metrics;
  return {
    kicker: joinDetails([facts.client, page.t(`values.industry.${facts.industry}`), revisitedLabel(page, facts)]),
    title: words.title,
    ...(metric &&
      label && { figure: resultText(page, metric, label), drawing: <MetricCourse metric={metric} isOnCard /> }),
  };
}

function resultText(page: PageContext, { unit, from, to }: Metric, label: string): string {
  const t = (key: string, values: { count: number }) => page.t(key, values);
  const before = formatMetric(page.locale, unit, from, t);
  const after = formatMetric(page.locale, unit, to, t);
  const value = [after.number, after.unit].filter(Boolean).join('\u00a0');
  return page.t('facts.fromTo', { label, from: before.number, to: value });
}
