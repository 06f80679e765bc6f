import { addMonths, monthsBetween } from '#authoring/values/month.ts';
import type { Point } from '../../drawings/drawing.ts';
import type { MetricValue } from '../../drawings/metric.ts';
import {
  dot,
  isSocial,
  isWide,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
  round,
  type Tone,
} from '../../drawings/plot.ts';
import { nameEnds } from './name-ends.ts';

/** The first result of a case: how the metric went from the month of its first value. */
export interface CaseLine {
  client: string;
  /** `YYYY-MM`. */
  start: string;
  months: number;
  values: readonly MetricValue[];
  failed?: boolean;
}

/** Doublings on each side of the middle: eight times as much, an eighth. */
const doublings = 3;
/** How many names a phone has room for. */
const mostOnPhone = 5;

/**
 * Draws the first results of cases in one field: each line leaves the middle in the month of its first value, and goes
 * where its metric is so many times higher or lower. Names are at the ends: of what failed, and of the largest changes.
 */
export function drawCases(asBefore: string, cases: readonly CaseLine[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const half = isSocial(size) ? 92 : wide ? 120 : 76;
  const middle = half + size.text;
  const left = wide ? 7.2 * size.text : 34;
  const right = size.width - 6;
  const [earliest = ''] = cases.map(({ start }) => start).sort();
  const first = `${earliest.slice(0, 4)}-01`;
  const last = Math.max(...cases.map(({ start, months }) => monthsBetween(first, start) + months));
  const januaries = Array.from({ length: Math.ceil(last / 12) }, (_, year) => addMonths(first, year * 12));
  const x = (month: number): number => round(left + (month / last) * (right - left));
  const y = (ratio: number): number =>
    round(middle - (half * Math.max(-doublings, Math.min(doublings, Math.log2(ratio)))) / doublings);
  const distance = (end: Point): number => Math.abs(end.y - middle);
  const ratios = [8, 4, 2, 1, 1 / 2, 1 / 4, 1 / 8];
  const labeled = wide && !isSocial(size) ? ratios : ratios.filter((ratio) => ratio !== 4 && ratio !== 1 / 4);
  const lines = cases
    .toSorted((a, b) => Number(a.failed ?? false) - Number(b.failed ?? false))
    .map(({ client, start, months, values, failed }) => {
      const base = values[0]?.value ?? 1;
      const points = values.map(({ share, value }) => ({
        x: x(monthsBetween(first, start) + share * months),
        y: y(value / base),
      }));
      const tone: Tone = failed ? 'point' : 'accent';
      return { points, end: { name: client, tone, ...(points.at(-1) ?? { x: left, y: middle }) } };
    });
  const farthest = lines
    .map(({ end }) => end)
    .toSorted((a, b) => Number(b.tone === 'point') - Number(a.tone === 'point') || distance(b) - distance(a));
  return {
    size,
    height: middle + half + 2.4 * size.text,
    marks: [
      ...ratios.map((ratio): Mark => ({ d: `M${left} ${y(ratio)}H${size.width}`, opacity: ratio === 1 ? 0.8 : 0.2 })),
      ...januaries.map((january): Mark => ({ d: `M${x(monthsBetween(first, january))} ${middle - 4}v8` })),
      ...lines.flatMap(({ points, end }): Mark[] => [
        {
          d: `M${points.map((point) => `${point.x} ${point.y}`).join('L')}`,
          tone: end.tone,
          width: end.tone === 'point' ? 2.5 : 1.5,
        },
        dot(end, wide ? 4 : 3, end.tone),
      ]),
    ],
    labels: [
      ...(isSocial(size)
        ? []
        : nameEnds(farthest, {
            size,
            bottom: middle + half,
            most: wide ? farthest.length : mostOnPhone,
            lines: lines.map(({ points }) => points),
          })),
      ...labeled.map(
        (ratio): PlotLabel => ({
          x: 0,
          y: y(ratio) + 0.35 * size.text,
          lines: [ratio === 1 ? (wide ? asBefore : '=') : ratio > 1 ? `× ${ratio}` : `÷ ${1 / ratio}`],
          tone: 'soft',
        }),
      ),
      ...januaries.map(
        (january): PlotLabel => ({
          x: x(monthsBetween(first, january)),
          y: middle + half + 2 * size.text,
          lines: [january.slice(0, 4)],
          tone: 'soft',
        }),
      ),
    ],
  };
}
