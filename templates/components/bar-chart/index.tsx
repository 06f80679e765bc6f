import { formatPercent, parseNumber } from '#authoring/format.ts';
import { usePage } from '#authoring/page.ts';
import { formatPrice } from '../../prices.ts';
import css from './style.module.css';
import { Swatch } from './swatch.tsx';

interface BarChartProps {
  /** What is drawn, as sanitized HTML. */
  caption: string;
  /** The cells of a table, the head first: names, then numbers as the language writes them. */
  rows: readonly (readonly string[])[];
  /** The same table as sanitized HTML. */
  table: string;
  unit?: '%' | '€' | undefined;
}

/** Draws the numbers of a table as bars, and has the table below for those who want the figures. */
export function BarChart({ caption, rows: [head = [], ...rows], table, unit }: BarChartProps) {
  const page = usePage();
  const series = head.slice(1);
  const values = rows.map((row) => series.map((_, place) => parseNumber(page.locale, row[place + 1] ?? '') ?? 0));
  // Weeks or years: beside their bars, below what they are.
  const isShort = rows.every(([name = '']) => name.length <= 4);
  const most = Math.max(...values.flat(), Number.MIN_VALUE);
  return (
    <figure className={css.chart}>
      <figcaption dangerouslySetInnerHTML={{ __html: caption }} />
      <div className={isShort ? `${css.rows} ${css.short}` : css.rows} aria-hidden="true">
        {isShort && <span>{head[0]}</span>}
        {rows.map(([name = '', ...texts], row) => (
          <div key={name}>
            <span>{name}</span>
            {series.map((one, place) => {
              const value = values[row]?.[place] ?? 0;
              return (
                <div key={one} className={css.bar}>
                  <svg viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={shades[place]} width={Math.round((1000 * value) / most)} height="20" />
                  </svg>
                  <span>{withUnit(page.locale, texts[place] ?? '', unit)}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {series.length > 1 && (
        <p className={css.legend} aria-hidden="true">
          {series.map((one, place) => (
            <span key={one}>
              <Swatch shade={shades[place]} />
              {one}
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>{page.t('directives.table')}</summary>
        <div className="prose" dangerouslySetInnerHTML={{ __html: table }} />
      </details>
    </figure>
  );
}

/** As many as can be distinguished side by side. */
const shades = [css.first, css.second, css.third];

/** Puts the unit of a number where the language has it; its digits stay as they are written. */
function withUnit(locale: string, number: string, unit: BarChartProps['unit']): string {
  if (unit === '%') return formatPercent(locale, 0).replace('0', number);
  return unit === '€' ? formatPrice(locale, 0).replace('0', number) : number;
}
