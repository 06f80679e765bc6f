import type { Point } from '../../drawings/drawing.ts';
import { isWide, type PlotLabel, type PlotSize, type Tone, tabletText } from '../../drawings/plot.ts';
import { textWidth } from '../../drawings/text.ts';

/** The end of a line, and whose it is. */
interface NamedEnd extends Point {
  name: string;
  tone: Tone;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Room {
  size: PlotSize;
  /** The lower edge of the field. */
  bottom: number;
  /** How many names there are at most. */
  most: number;
  /** The lines, each from left to right. */
  lines: readonly (readonly Point[])[];
}

/** Returns names beside or over the ends of lines, the first ones first: those that cover no end, line or name. */
export function nameEnds(ends: readonly NamedEnd[], { size, bottom: floor, most, lines }: Room): PlotLabel[] {
  const text = isWide(size) ? tabletText * size.text : size.text;
  const taken: Box[] = ends.map(({ x, y }) => boxOf(x - 4, y, 8, 8));
  const labels: PlotLabel[] = [];
  for (const { name, x, y, tone } of ends) {
    const length = textWidth(name, text);
    const isFree = (box: Box): boolean =>
      box.left >= 0 &&
      box.right <= size.width &&
      box.bottom <= floor &&
      !taken.some((other) => overlap(box, other)) &&
      !lines.some((line) => crosses(line, box));
    const place = [
      { left: x + text / 2, middle: y },
      { left: x + 4 - length, middle: y - 0.9 * text },
      { left: x + 4 - length, middle: y + 0.9 * text },
    ].find(({ left, middle }) => isFree(boxOf(left, middle, length, text)));
    if (!place || labels.length === most) continue;
    const { left, middle } = place;
    taken.push(boxOf(left, middle, length, text));
    const [at, anchor] = left > x ? [left, 'start' as const] : [left + length, 'end' as const];
    labels.push({ x: at, y: middle + 0.35 * size.text, lines: [name], tone: tone === 'point' ? tone : 'ink', anchor });
  }
  return labels;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Returns whether a line runs through a box. */
function crosses(line: readonly Point[], { left, right, top, bottom }: Box): boolean {
  return line.slice(1).some((end, index) => {
    const start = line[index] ?? end;
    const [from, to] = [Math.max(start.x, left), Math.min(end.x, right)];
    if (from >= to) return false;
    const heights = [from, to].map((x) => start.y + ((end.y - start.y) * (x - start.x)) / (end.x - start.x));
    return Math.min(...heights) < bottom && Math.max(...heights) > top;
  });
}

/** Returns a box by its left side, its middle, and its size. */
const boxOf = (left: number, middle: number, width: number, height: number): Box => ({
  left,
  right: left + width,
  top: middle - height / 2,
  bottom: middle + height / 2,
});
