import { addMonths, monthsBetween } from '#authoring/values/month.ts';
import type { MetricValue } from '../../drawings/metric.ts';
import type { Case } from '../../pages/case/schema.ts';

type CaseFacts = Case['facts'];

/** A result of a client case: the value that a metric reached, and where it came from. */
export type Result = Pick<CaseFacts['metrics'][number], 'unit' | 'from' | 'to' | 'months'>;

/** A value that was measured in a month, `YYYY-MM`. */
interface Measured {
  month: string;
  value: number;
}

/** A metric of a client case with the months of its first and its last value, `YYYY-MM`. */
export interface Metric extends Result {
  start: string;
  end: string;
  /** The values between, earliest first. */
  points: readonly Measured[];
}

/** Returns the metrics of a case, each from its own start or from that of the work. */
export function metricsOf({ began, metrics }: Pick<CaseFacts, 'began' | 'metrics'>): Metric[] {
  return metrics.map(({ since: start = began, points = [], ...result }) => ({
    ...result,
    start,
    end: addMonths(start, result.months),
    points,
  }));
}

/** Returns all values of a metric, from its start to its end. */
export function courseOf({ from, to, start, end, points, months }: Metric): MetricValue[] {
  const all = [{ month: start, value: from }, ...points, { month: end, value: to }];
  return all.map(({ month, value }) => ({ share: monthsBetween(start, month) / months, value }));
}
