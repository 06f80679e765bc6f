import { usePage } from '#authoring/page.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** The first result of a case: when the work began, and how the metric went from there. */
interface CaseLine {
  client: string;
  /** `YYYY-MM`. */
  began: string;
  from: number;
  to: number;
  months: number;
  failed?: boolean;
}

/**
 * Draws the first results of cases in one field: each line leaves the middle in the month in which the work began, and
 * ends where its metric is that many times higher or lower.
 */
export function CaseField({ cases }: { cases: readonly CaseLine[] }) {
  const page = usePage();
  return (
    <Frieze
      caption={page.t('friezes.cases', { count: cases.length, failed: cases.filter(({ failed }) => failed).length })}
    >
      <BothSizes draw={(size) => <Field cases={cases} size={size} />} />
    </Frieze>
  );
}

/** Doublings on each side of the middle: eight times as much, an eighth. */
const doublings = 3;

function Field({ cases, size }: { cases: readonly CaseLine[]; size: PlotSize }) {
  const page = usePage();
  const wide = isWide(size);
  const half = wide ? 120 : 76;
  const middle = half + size.text;
  const left = wide ? 96 : 34;
  const right = size.width - 6;
  const monthOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const begins = cases.map(({ began }) => monthOf(began));
  const first = Math.floor(Math.min(...begins) / 12) * 12;
  const last = Math.max(...cases.map(({ months }, index) => (begins[index] ?? 0) + months));
  const x = (month: number): number => round(left + ((month - first) / (last - first)) * (right - left));
  const y = (ratio: number): number =>
    round(middle - (half * Math.max(-doublings, Math.min(doublings, Math.log2(ratio)))) / doublings);
  const years = Array.from({ length: Math.ceil((last - first) / 12) }, (_, index) => first / 12 + index);
  return (
    <Plot size={size} height={middle + half + 2.4 * size.text}>
      {[8, 4, 2, 1, 1 / 2, 1 / 4, 1 / 8].map((ratio) => (
        <g key={ratio}>
          <path d={`M${left} ${y(ratio)}H${size.width}`} strokeOpacity={ratio === 1 ? 0.8 : 0.2} />
          {(wide || [8, 2, 1, 1 / 2, 1 / 8].includes(ratio)) && (
            <Label x={0} y={y(ratio) + 0.35 * size.text} tone="soft">
              {ratio === 1 ? (wide ? page.t('friezes.asBefore') : '=') : ratio > 1 ? `× ${ratio}` : `÷ ${1 / ratio}`}
            </Label>
          )}
        </g>
      ))}
      {years.map((year) => (
        <g key={year}>
          <path d={`M${x(year * 12)} ${middle - 4}v8`} />
          <Label x={x(year * 12)} y={middle + half + 2 * size.text} tone="soft">
            {String(year)}
          </Label>
        </g>
      ))}
      {cases
        .toSorted((a, b) => Number(a.failed ?? false) - Number(b.failed ?? false))
        .map((one) => {
          const begin = monthOf(one.began);
          const [from, to] = [x(begin), x(begin + one.months)];
          const bend = round((from + to) / 2);
          const end = y(one.to / one.from);
          const color = one.failed ? 'var(--point)' : 'var(--accent)';
          return (
            <g key={one.client}>
              <path
                d={`M${from} ${middle}C${bend} ${middle} ${bend} ${end} ${to} ${end}`}
                stroke={color}
                strokeWidth={one.failed ? 2.5 : 1.5}
              />
              <circle cx={to} cy={end} r={wide ? 4 : 3} fill={color} stroke="none" />
            </g>
          );
        })}
    </Plot>
  );
}
