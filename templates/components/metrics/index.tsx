import { usePage } from '#authoring/page.ts';
import type { Case } from '../../entries.ts';
import { MetricFigure } from './figure.tsx';
import { MetricLine } from './line.tsx';
import css from './metrics.module.css';
import { metricText, periodText } from './text.ts';

/** Renders the same figures as a table, for whom the drawings are none. */
function MetricTable({ entry }: { entry: Case }) {
  const page = usePage();
  return (
    <div className="visually-hidden">
      <table>
        <caption>{page.t('pages.case.results')}</caption>
        <thead>
          <tr>
            {['result', 'before', 'after', 'period'].map((name) => (
              <th key={name} scope="col">
                {page.t(`pages.case.table.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entry.facts.metrics.map((metric, index) => (
            <tr key={entry.words.metrics[index]}>
              <th scope="row">{entry.words.metrics[index]}</th>
              <td>{metricText(page, metric.unit, metric.from)}</td>
              <td>{metricText(page, metric.unit, metric.to)}</td>
              <td>{periodText(page, metric)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Renders the metrics of a client case side by side: what is measured, its value, its baseline and period. */
export function Metrics({ entry }: { entry: Case }) {
  return (
    <>
      <div aria-hidden="true">
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
      </div>
      <MetricTable entry={entry} />
    </>
  );
}
