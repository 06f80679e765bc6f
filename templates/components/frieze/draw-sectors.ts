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

/** Draws sectors as rows of dots, a dot for each case; with the names of the clients where there is room. */
export function drawSectors(sectors: readonly SectorRow[], size: PlotSize): PlotDrawing {
  const wide = isWide(size);
  const { pitch, radius } = isSocial(size)
    ? { pitch: 27, radius: 8 }
    : wide
      ? { pitch: 26, radius: 6 }
      : { pitch: 19, radius: 5 };
  const left =
    longestName(
      sectors.map(({ name }) => name),
      size,
    ) + (wide ? 48 : 20);
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
    let begin = left;
    for (const { client, failed } of cases) {
      const x = begin + radius;
      // Behind a long name, the next dot is further: on tablets names are a quarter wider.
      begin += Math.max(apart, hasNames ? 1.25 * textWidth(client, size.text) + 4 * radius : 0);
      marks.push(dot({ x, y }, radius, failed ? 'point' : 'accent'));
      if (hasNames) labels.push({ x: x + 2 * radius, y: baseline, lines: [client], tone: failed ? 'point' : 'soft' });
    }
  }
  return { size, height: sectors.length * pitch, marks, labels };
}
