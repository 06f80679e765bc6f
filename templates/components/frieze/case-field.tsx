import { addMonths, monthsBetween } from '#authoring/month.ts';
import { usePage } from '#authoring/page.ts';
import type { MetricValue } from '../../drawings/metric.ts';
import { BothSizes } from './both-sizes.tsx';
import { Frieze } from './index.tsx';
import { isWide, Label, Plot, type PlotSize, round } from './plot.tsx';

/** The first result of a case: how the metric went from the month of its first value. */
interface CaseLine {
  client: string;
  /** `YYYY-MM`. */
  start: string;
  months: number;
  values: readonly MetricValue[];
  failed?: boolean;
}

/**
 * Draws the first results of cases in one field: each line leaves the middle in the month of its first value, and goes
 * where its metric is so many times higher or lower.
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
  const [earliest = ''] = cases.map(({ start }) => start).sort();
  const first = `${earliest.slice(0, 4)}-01`;
  const last = Math.max(...cases.map(({ start, months }) => monthsBetween(first, start) + months));
  const januaries = Array.from({ length: Math.ceil(last / 12) }, (_, year) => addMonths(first, year * 12));
  const x = (month: number): number => round(left + (month / last) * (right - left));
  const y = (ratio: number): number =>
    round(middle - (half * Math.max(-doublings, Math.min(doublings, Math.log2(ratio)))) / doublings);
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
      {januaries.map((january) => (
        <g key={january}>
          <path d={`M${x(monthsBetween(first, january))} ${middle - 4}v8`} />
          <Label x={x(monthsBetween(first, january))} y={middle + half + 2 * size.text} tone="soft">
            {january.slice(0, 4)}
          </Label>
        </g>
      ))}
      {cases
        .toSorted((a, b) => Number(a.failed ?? false) - Number(b.failed ?? false))
        .map(({ client, start, months, values, failed }) => {
          const base = values[0]?.value ?? 1;
          const points = values.map(({ share, value }) => ({
            x: x(monthsBetween(first, start) + share * months),
            y: y(value / base),
          }));
          const end = points.at(-1);
          const color = failed ? 'var(--point)' : 'var(--accent)';
          return (
            <g key={client}>
              <path
                d={`M${points.map((point) => `${point.x} ${point.y}`).join('L')}`}
                stroke={color}
                strokeWidth={failed ? 2.5 : 1.5}
              />
              <circle cx={end?.x} cy={end?.y} r={wide ? 4 : 3} fill={color} stroke="none" />
            </g>
          );
        })}
    </Plot>
  );
}
