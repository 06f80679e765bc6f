import type { Case } from '../../entries.ts';
import { MetricFigure } from './figure.tsx';
import { MetricLine } from './line.tsx';
import css from './style.module.css';

/** Renders the metrics of a client case side by side: what is measured, its value, its baseline and period. */
export function Metrics({ entry }: { entry: Case }) {
  return (
    <dl className={css.metrics}>
      {entry.facts.metrics.map((metric, index) => (
        <div key={entry.words.metrics[index]}>
          <dt>{entry.words.metrics[index]}</dt>
          <dd>
            <MetricFigure metric={metric} />
            <MetricLine metric={metric} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
