import { formatNumber, formatPercent } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import type { Cell, Result } from './results.ts';
import css from './style.module.css';

/** Shows the answers to a question: a bar for each group, and the same figures as a table. */
export function Chart({ result, groups }: { result: Result; groups: readonly string[] }) {
  const page = usePage();
  const names = [...groups, page.t('pages.survey.all')];
  const columns = names.map((name, place) => ({
    name,
    cells: result.answers.map(({ cells, all }) => cells[place] ?? all),
  }));
  return (
    <div className={css.chart}>
      <div className={css.bars} aria-hidden="true">
        {columns.map(({ name, cells }) => (
          <div key={name}>
            <span>{name}</span>
            <Bar cells={cells} />
          </div>
        ))}
      </div>
      <div className={css.table}>
        <table>
          <caption>{result.question}</caption>
          <thead>
            <tr>
              <th scope="col">{page.t('pages.survey.answer')}</th>
              {columns.map(({ name, cells }) => (
                <th key={name} scope="col">
                  {name} <span>({formatNumber(page.locale, cells[0]?.people ?? 0)})</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.answers.map(({ id, text }, row) => (
              <tr key={id}>
                <th scope="row">
                  <svg className={css.swatch} viewBox="0 0 10 10" aria-hidden="true">
                    <rect className={shade(row)} width="10" height="10" />
                  </svg>
                  {text}
                </th>
                {columns.map(({ name, cells }) => (
                  <td key={name}>
                    <span className={css.group}>{name}</span> {share(page.locale, cells[row])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const width = 1000;

/** The answers of a group as parts of one bar. */
function Bar({ cells }: { cells: readonly Cell[] }) {
  let start = 0;
  return (
    <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
      {cells.map(({ count, people }, place) => {
        const x = start;
        const length = Math.round((width * count) / people);
        start += length;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar never change places.
        return <rect key={place} className={shade(place)} x={x} width={length} height="24" />;
      })}
    </svg>
  );
}

/** As many as can be distinguished in a bar. */
const shades = [css.first, css.second, css.third, css.fourth, css.fifth];
const shade = (place: number): string | undefined => shades[place];

/** Writes a share and its number: `60% (87)` */
function share(locale: string, cell: Cell | undefined): string {
  if (!cell) return '';
  return `${formatPercent(locale, Math.round((100 * cell.count) / cell.people))} (${formatNumber(locale, cell.count)})`;
}
