import type { OpenGraph } from '#authoring/head.ts';
import { baselineText, metricText } from '../../components/metrics/text.ts';
import { datedArticle } from '../../open-graph.ts';
import type { Facts } from './schema.ts';

/** Describes a client case as an article whose image shows its first result. */
export const openGraph: OpenGraph<Facts> = {
  ...datedArticle,
  figure(site, { metrics: [metric] }) {
    if (!metric) return undefined;
    return { value: metricText(site, metric.unit, metric.to), note: baselineText(site, metric) };
  },
};
