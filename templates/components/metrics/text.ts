import { dateParts, formatNumber } from '#authoring/format.ts';
import type { PageContext } from '#authoring/page.ts';
import { formatMetric } from './format-metric.ts';
import type { Metric, Result } from './metric.ts';

/** What the texts need of a page: they are on its social image too. */
type TextContext = Pick<PageContext, 'locale' | 't'>;

/** Writes a value of a metric with its unit on one line: `42 %`. */
export function metricText(page: TextContext, unit: Metric['unit'], value: number): string {
  const { number, unit: name } = formatMetric(page.locale, unit, value, (key, values) => page.t(key, values));
  return [number, name].filter(Boolean).join('\u00a0');
}

/** Writes where a metric came from, and how long that took: `from 47 minutes, in 8 months`. */
export function baselineText(page: TextContext, { unit, from, months }: Result): string {
  return page.t('facts.baseline', { count: months, from: metricText(page, unit, from) });
}

/** Writes how long a metric took to reach its value: `14 months`. */
export function periodText(page: TextContext, { months }: Result): string {
  return `${formatNumber(page.locale, months)}\u00a0${page.t('units.months', { count: months })}`;
}

/** Writes a month of the axis: `Mar 2023`. */
export function monthText(locale: string, month: string): string {
  const parts = dateParts(locale, `${month}-01`);
  return `${parts.month}\u00a0${parts.year}`;
}
