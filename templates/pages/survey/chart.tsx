import { formatNumber, formatPercent } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { Swatch } from '../../components/bar-chart/swatch.tsx';
import css from './chunk.module.css';
import type { Cell, Result } from './results.ts';

/** Shows the answers to a question: a bar for each group with their key, and the same figures as a table that opens. */
export function Chart({ result, groups }: { result: Result; groups: readonly string[] }) {
  const page = usePage();
  const columns = columnsOf(result, [...groups, page.t('pages.survey.all')]);
  return (
    <div className={css.chart}>
      <p>{result.question}</p>
      <Bars columns={columns} />
      <Key result={result} />
      <details>
        <summary>{page.t('directives.table')}</summary>
        <div className={css.table}>
          <table>
            <caption className="visually-hidden">{result.question}</caption>
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
                    <Swatch shade={shade(row)} />
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
      </details>
    </div>
  );
}

/** Names the color of each answer. */
function Key({ result }: { result: Result }) {
  return (
    <p className={css.key} aria-hidden="true">
      {result.answers.map(({ id, text }, place) => (
        <span key={id}>
          <Swatch shade={shade(place)} />
          {text}
        </span>
      ))}
    </p>
  );
}

interface Column {
  name: string;
  cells: Cell[];
}

/** Groups the cells of all answers by name; a name after the groups' is of everybody. */
function columnsOf(result: Result, names: readonly string[]): Column[] {
  return names.map((name, place) => ({ name, cells: result.answers.map(({ cells, all }) => cells[place] ?? all) }));
}

function Bars({ columns }: { columns: readonly Column[] }) {
  return (
    <div className={css.bars} aria-hidden="true">
      {columns.map(({ name, cells }) => (
        <div key={name}>
          <span>{name}</span>
          <Bar cells={cells} />
        </div>
      ))}
    </div>
  );
}

/** Renders the answers of a group as parts of one bar, each with its share of it where there is room for it. */
function Bar({ cells }: { cells: readonly Cell[] }) {
  let before = 0;
  return (
    <svg fontSize=".8125rem" fontWeight="600" textAnchor="middle" aria-hidden="true">
      {cells.map(({ count, people }, place) => {
        // Of a hundred, to a tenth.
        const start = Math.round((1000 * before) / people) / 10;
        before += count;
        const end = Math.round((1000 * before) / people) / 10;
        const percent = Math.round((100 * count) / people);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar never change places.
          <g key={place}>
            <rect className={shade(place)} x={`${start}%`} width={`${tenth(end - start)}%`} height="100%" />
            {percent >= fits.number && (
              <text
                className={percent < fits.sign ? css.small : undefined}
                x={`${tenth((start + end) / 2)}%`}
                y="50%"
                dy=".35em"
              >
                <Percent value={percent} />
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

const tenth = (value: number): number => Number(value.toFixed(1));

/** Writes a share; its sign can be left out where there is no room for it. */
function Percent({ value }: { value: number }) {
  const page = usePage();
  const [digits = '', sign] = formatPercent(page.locale, value).split(/(?<=\d)(?!\d)/);
  return (
    <>
      {digits}
      <tspan>{sign}</tspan>
    </>
  );
}

/** The smallest shares in percent whose number fits into any bar, and whose sign does too. */
const fits = { number: 4, sign: 9 };

/** As many as can be distinguished in a bar. */
const shades = [css.first, css.second, css.third, css.fourth, css.fifth];
const shade = (place: number): string | undefined => shades[place];

/** Writes a share and its number: `60% (87)` */
export function share(locale: string, cell: Cell | undefined): string {
  if (!cell) return '';
  return `${formatPercent(locale, Math.round((100 * cell.count) / cell.people))} (${formatNumber(locale, cell.count)})`;
}
