import type { LandscapeOptions } from '../../drawings/landscape.ts';
import { dot, isSocial, isWide, longestName, type PlotDrawing, type PlotSize } from '../../drawings/plot.ts';
import { breakLines } from '../../drawings/text.ts';

/** A summit with its name; the more it counts, the higher it is. */
export interface NamedSummit {
  name: string;
  count: number;
}

/** How many rows of summits a drawing has at most: names in the same row are that many summits apart. */
const mostRows = 3;

/** Draws names as summits of one landscape; the highest, if it is alone, is the point. */
export function drawSummits(
  summits: readonly NamedSummit[],
  size: PlotSize,
): PlotDrawing & { terrain: LandscapeOptions } {
  const wide = isWide(size);
  const most = Math.max(...summits.map(({ count }) => count), 1);
  const isHighest = (count: number): boolean =>
    count === most && summits.filter((summit) => summit.count === most).length === 1;
  const rows = wide ? Math.min(mostRows, Math.ceil(summits.length / 5)) : Math.ceil(summits.length / 2);
  const pitch = isSocial(size) ? 86 : wide ? 96 : 54;
  const room = wide ? (size.width / summits.length) * rows : size.width / 2;
  const placed = summits.map(({ name, count }, index) => ({
    name,
    count,
    height: 0.2 + (0.8 * count) / most,
    x: wide ? ((index + 0.5) / summits.length) * size.width : ((index % 2) + 0.5) * room,
    y: ((wide ? index % rows : Math.floor(index / 2)) + 0.4) * pitch,
  }));
  const height = rows * pitch + size.text;
  return {
    size,
    height,
    terrain: {
      width: size.width,
      height,
      // On a phone summits are below each other: they stay apart.
      reach: pitch * (wide ? 0.7 : 0.42),
      // To the edges of the widest windows that show the drawing.
      aside: isSocial(size) ? 72 : wide ? 260 : 270,
      above: 60,
      summits: placed.map(({ x, y, height: high }) => ({ x, y, height: high })),
    },
    marks: placed.map(({ x, y, count }) => dot({ x, y }, wide ? 4 : 3, isHighest(count) ? 'point' : 'ink')),
    labels: placed.map(({ name, x, y }) => {
      const lines = breakLines(name, room - size.text, size.text);
      const half = longestName(lines, size) / 2;
      // Inside the page, also at the edges of the drawing.
      const outside = wide ? size.text : 0;
      const inside = Math.min(size.width + outside - half, Math.max(half - outside, x));
      return { x: inside, y: y + 1.5 * size.text, anchor: 'middle', lines };
    }),
  };
}
