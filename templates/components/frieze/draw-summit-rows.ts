import { dot, longestName, type PlotDrawing, type PlotSize, round } from '../../drawings/plot.ts';
import type { NamedSummit } from './draw-summits.ts';

/** How far apart rows are, and which part of that the highest summit takes. */
const row = { pitch: 31, highest: 0.9 };

/** Draws names as rows, each with a summit as high as it counts and the count behind it. */
export function drawSummitRows(summits: readonly NamedSummit[], size: PlotSize): PlotDrawing {
  const most = Math.max(...summits.map(({ count }) => count), 1);
  const names = summits.map(({ name }) => name);
  const left = longestName(names, size) + 12;
  const right = size.width - 24;
  const middle = (left + right) / 2;
  const placed = summits.map(({ name, count }, index) => ({
    name,
    count,
    y: (index + 1) * row.pitch,
    top: round((index + 1) * row.pitch - (row.highest * row.pitch * count) / most),
  }));
  return {
    size,
    height: summits.length * row.pitch + size.text,
    marks: placed.flatMap(({ count, y, top }) => [
      { d: `M0 ${y}H${size.width}`, opacity: 0.2 },
      { d: ridge(left, middle, right, y, top), tone: 'accent' as const, width: 1.6, isFilled: true },
      dot({ x: middle, y: top }, 3, count === most ? 'point' : 'ink'),
    ]),
    labels: placed.flatMap(({ name, count, y }) => [
      { x: 0, y: y - 0.4 * size.text, lines: [name] },
      { x: size.width, y: y - 0.4 * size.text, anchor: 'end' as const, tone: 'soft' as const, lines: [String(count)] },
    ]),
  };
}

/** Returns the outline of a summit over a level. */
function ridge(left: number, middle: number, right: number, level: number, top: number): string {
  const foot = round((middle - left) * 0.55);
  const shoulder = round((middle - left) * 0.3);
  const [from, over, to] = [round(left), round(middle), round(right)];
  return `M${from} ${level}C${from + foot} ${level} ${over - shoulder} ${top} ${over} ${top}S${to - foot} ${level} ${to} ${level}`;
}
