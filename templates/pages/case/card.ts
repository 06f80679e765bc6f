import type { CardView } from '#authoring/card-view.ts';
import type { PageContext } from '#authoring/page.ts';
import { cardKicker } from '../../components/entry-card/kicker.ts';
import { formatMetric } from '../../components/metrics/format-metric.ts';
import type { Case } from '../../entries.ts';
import { revisitedLabel } from './revisited.ts';

/** Describes a client case on a card, with its first result. */
export function card(page: PageContext, entry: Case): CardView {
  const figure = firstResult(page, entry);
  return {
    kicker: cardKicker([
      entry.facts.client,
      page.t(`values.industry.${entry.facts.industry}`),
      revisitedLabel(page, entry.facts),
    ]),
    title: entry.words.title,
    ...(figure === undefined ? {} : { figure }),
  };
}

function firstResult(page: PageContext, { facts, words }: Case): string | undefined {
  const [metric] = facts.metrics;
  const [label] = words.metrics;
  if (!metric || !label) return undefined;
  const t = (key: string, values: { count: number }) => page.t(key, values);
  const from = formatMetric(page.locale, metric.unit, metric.from, t);
  const to = formatMetric(page.locale, metric.unit, metric.to, t);
  return page.t('facts.fromTo', { label, from: from.number, to: [to.number, to.unit].filter(Boolean).join('\u00a0') });
}
