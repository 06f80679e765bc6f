import type { Case } from '../../entries.ts';

/** Returns what cards show of a case. */
export function mention({ facts, words }: Case): string[] {
  const [metric] = facts.metrics;
  return [
    words.title,
    facts.client,
    facts.industry,
    String(facts.revisited ?? ''),
    ...(metric ? [metric.unit, String(metric.from), String(metric.to), words.metrics[0] ?? ''] : []),
  ];
}
