import { usePage } from '#authoring/page.ts';
import type { Case } from '../../pages/case/schema.ts';
import { MetricFigure } from '../metrics/figure.tsx';
import { MetricLine } from '../metrics/line.tsx';
import { metricsOf } from '../metrics/metric.ts';
import css from './style.module.css';

/** Shows the first result of a client case, and the way to it. */
export function Result({ of: { ref, facts, words } }: { of: Case }) {
  const page = usePage();
  const [metric] = metricsOf(facts);
  if (!metric) return null;
  return (
    <div className={css.work} data-work="">
      <p className={css.source}>
        {page.t('social.client-cases')}
        {' · '}
        <a href={page.href(ref)}>{facts.client}</a> ·&nbsp;{facts.year}
      </p>
      <p className={css.result}>
        <MetricFigure metric={metric} label={words.metrics[0]} />
      </p>
      <MetricLine metric={metric} />
    </div>
  );
}
