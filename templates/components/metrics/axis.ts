import { addMonths } from '#authoring/values/month.ts';
import type { Metric } from './metric.ts';

/** Lists the months that the axis of a metric marks: each one; of a long time the first of each quarter. */
export function markedMonths({ start, months }: Pick<Metric, 'start' | 'months'>): string[] {
  const all = Array.from({ length: months + 1 }, (_, index) => addMonths(start, index));
  return months > 24 ? all.filter((month) => Number(month.slice(5)) % 3 === 1) : all;
}
