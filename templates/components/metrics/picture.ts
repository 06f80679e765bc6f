import type { EntryContext } from '#authoring/entry-context.ts';
import { monthsBetween } from '#authoring/values/month.ts';
import type { Picture } from '../../brand/social-image.ts';
import type { Case } from '../../pages/case/schema.ts';
import { markedMonths } from './axis.ts';
import { courseOf, metricsOf } from './metric.ts';
import { baselineText, metricText, monthText } from './text.ts';

/** Describes the social image of a case: its first result, and the line to it. */
export function metricPicture(site: EntryContext, { facts, words }: Case): Picture | undefined {
  const [metric] = metricsOf(facts);
  if (!metric) return undefined;
  const { unit, from, to, start, end, months } = metric;
  const marks = markedMonths(metric).map((month) => monthsBetween(start, month) / months);
  return {
    subject: { kind: 'metric', of: { values: courseOf(metric), marks } },
    figure: { value: metricText(site, unit, to), note: baselineText(site, metric) },
    labels: [
      words.metrics[0] ?? '',
      metricText(site, unit, from),
      monthText(site.locale, start),
      monthText(site.locale, end),
    ],
  };
}
