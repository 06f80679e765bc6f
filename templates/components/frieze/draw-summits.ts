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
/** Where the left summits of a narrow drawing are; the right ones are as far from the other edge. */
const leftShare = 0.24;

/**
 * Draws names as summits of one landscape; the highest, if it is alone, is the point. In a narrow drawing the summits are
 * by turns left and right, each with its name at the side where there is room.
 */
export function drawSummits(
  summits: readonly NamedSummit[],
  size: PlotSize,
): PlotDrawing & { terrain: LandscapeOptions } {
  const wide = isWide(size);
  const most = Math.max(...summits.map(({ count }) => count), 1);
  const isHighest = (count: number): boolean =>
    count === most && summits.filter((summit) => summit.count === most).length === 1;
  const rows = wide ? Math.min(mostRows, Math.ceil(summits.length / 5)) : summits.length;
  const pitch = isSocial(size) ? 86 : wide ? 96 : 44;
  const room = wide ? (size.width / summits.length) * rows : size.width * (1 - leftShare) - pitch / 2;
  const placed = summits.map(({ name, count }, index) => ({
    name,
    count,
    height: 0.2 + (0.8 * count) / most,
    isLeft: index % 2 === 0,
    x: (wide ? (index + 0.5) / summits.length : index % 2 === 0 ? leftShare : 1 - leftShare) * size.width,
    y: ((index % rows) + 0.4) * pitch,
  }));
  const height = rows * pitch + size.text;
  return {
    size,
    height,
    terrain: {
      width: size.width,
      height,
      reach: pitch * (wide ? 0.7 : 1),
      // To the edges of the widest windows that show the drawing.
      aside: isSocial(size) ? 72 : wide ? 260 : 270,
      above: 60,
      summits: placed.map(({ x, y, height: high }) => ({ x, y, height: high })),
    },
    marks: placed.map(({ x, y, count }) => dot({ x, y }, wide ? 4 : 3, isHighest(count) ? 'point' : 'ink')),
    labels: placed.map(({ name, isLeft, x, y }) => {
      const lines = breakLines(name, room - size.text, size.text);
      if (!wide) {
        const away = 0.65 * pitch;
        return { x: isLeft ? x + away : x - away, y: y + 0.35 * size.text, anchor: isLeft ? 'start' : 'end', lines };
      }
      const half = longestName(lines, size) / 2;
      // Inside the page, also at the edges of the drawing.
      const inside = Math.min(size.width + size.text - half, Math.max(half - size.text, x));
      return { x: inside, y: y + 1.5 * size.text, anchor: 'middle', lines };
    }),
  };
}
