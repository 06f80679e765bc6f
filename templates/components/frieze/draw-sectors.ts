import {
  dot,
  isSocial,
  isWide,
  longestName,
  type Mark,
  type PlotDrawing,
  type PlotLabel,
  type PlotSize,
} from '../../drawings/plot.ts';
import { textWidth } from '../../drawings/text.ts';

/** A sector with its cases, the latest first. */
export interface SectorRow {
  name: string;
  cases: readonly { client: string; failed?: boolean }[];
}

/** How much wider names may be than they are estimated: on tablets they are a quarter larger. */
const onTablets = 1.35;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Draws sectors as rows of dots, a dot for each case; with the names of the clients where there is room. */
export function drawSectors(sectors: readonly SectorRow[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const { pitch, radius } = isSocial(size)
    ? { pitch: 27, radius: 8 }
    : wide
      ? { pitch: 26, radius: 6 }
      : { pitch: 19, radius: 5 };
  const names = longestName(
    sectors.map(({ name }) => name),
    size,
  );
  const left = wide ? onTablets * names + 12 : names + 20;
  const most = Math.max(...sectors.map(({ cases }) => cases.length), 1);
  // Names are beside their dots; without names, the last dot is at the right edge.
  const hasNames = wide && !isSocial(size);
  const apart = hasNames
    ? Math.min((size.width - left) / most, 220)
    : Math.min((size.width - left - 2 * radius) / Math.max(most - 1, 1), wide ? 220 : 26);
  const marks: Mark[] = [];
  const labels: PlotLabel[] = [];
  for (const [row, { name, cases }] of sectors.entries()) {
    const y = row * pitch + pitch / 2;
    const baseline = y + 0.35 * size.text;
    if (row > 0) marks.push({ d: `M0 ${row * pitch}H${size.width}`, opacity: 0.2 });
    labels.push({ x: 0, y: baseline, lines: [name] });
    const widths = cases.map(({ client }) => (hasNames ? onTablets * textWidth(client, size.text) + 4 * radius : 0));
    // Dots are below each other, unless that leaves no room for the last name of the row.
    const stretched = widths.map((width) => Math.max(apart, width));
    const fits = left + sum(stretched.slice(0, -1)) + (widths.at(-1) ?? 0) <= size.width;
    let begin = left;
    for (const [place, { client, failed }] of cases.entries()) {
      const x = begin + radius;
      begin += (fits ? stretched : widths)[place] ?? 0;
      marks.push(dot({ x, y }, radius, failed ? 'point' : 'accent'));
      if (hasNames) labels.push({ x: x + 2 * radius, y: baseline, lines: [client], tone: failed ? 'point' : 'soft' });
    }
  }
  return { size, height: sectors.length * pitch, marks, labels };
}
