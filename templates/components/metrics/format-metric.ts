import { formatMillions, formatNumber, formatPercent, type MetricValue, withCurrency } from '#authoring/format.ts';
import { currency, formatPrice } from '../../prices.ts';

/** The interface text of a key, with a count that chooses the plural. */
type Translate = (key: string, values: { count: number }) => string;

/** Formats a metric's value: `62%`, `€1.4` with `million` beside it, `6` with `days`. `t` reads the words of `units`. */
export function formatMetric(locale: string, unit: string, value: number, t: Translate): MetricValue {
  const number = formatNumber(locale, value, { maximumFractionDigits: 2 });
  if (unit === 'percent') return { number: formatPercent(locale, value), unit: undefined };
  if (unit === 'count') return { number, unit: undefined };
  if (unit === 'eur') return { number: withCurrency(locale, currency, number), unit: undefined };
  if (unit === 'eur-thousand') return { number: formatPrice(locale, value * 1000), unit: undefined };
  if (unit === 'eur-million') return formatMillions(locale, currency, number, t('units.million', { count: value }));
  return { number, unit: t(`units.${unit}`, { count: value }) };
}
