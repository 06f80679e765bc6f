import { formatMonth } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import type { Case } from '../../pages/case/schema.ts';
import { MetricFigure } from './figure.tsx';
import { MetricLine } from './line.tsx';
import { metricsOf } from './metric.ts';
import css from './metrics.module.css';
import { metricText, periodText } from './text.ts';

/** Renders the same figures as a table, for readers who cannot see the drawings. */
function MetricTable({ entry }: { entry: Case }) {
  const page = usePage();
  const columns = ['result', 'before', 'between', 'after', 'period'];
  return (
    <div className="visually-hidden">
      <table>
        <caption>{page.t('pages.case.results')}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {page.t(`pages.case.table.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {metricsOf(entry.facts).map((metric, index) => {
            const measured = (month: string, value: number) =>
              page.t('facts.labeled', {
                label: formatMonth(page.locale, `${month}-01`),
                value: metricText(page, metric.unit, value),
              });
            const between = metric.points
              .map(({ month, value }) => measured(month, value))
              .reduce((list, next) => (list === '' ? next : page.t('facts.listed', { list, next })), '');
            return (
              <tr key={entry.words.metrics[index]}>
                <th scope="row">{entry.words.metrics[index]}</th>
                <td>{measured(metric.start, metric.from)}</td>
                <td>{between || '–'}</td>
                <td>{measured(metric.end, metric.to)}</td>
                <td>{periodText(page, metric)}</td>
              </tr>
            );
          })}
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
          {metricsOf(entry.facts).map((metric, index) => (
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
