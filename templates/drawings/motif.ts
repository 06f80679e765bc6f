import type { Motif } from '../shared-structs.ts';
import { levelPath, smoothLine } from './contour-lines.ts';
import { sampleHeights } from './trace.ts';

/** Units of the square that a motif is worked out in, and of the one that it is drawn in. */
const side = 96;
const scale = 2.5;
/** The `viewBox` of motifs. */
export const motifBox = `0 0 ${side * scale} ${side * scale}`;
const centre = { x: 58, y: 40 };
/** The place of the point in every motif, so that it stays while the land around it changes. */
export const motifPoint = { x: centre.x * scale, y: centre.y * scale } as const;

/** Draws a motif as the path data of its few lines, all of them around the same point. */
export function drawMotif(motif: Motif): string {
  return makers[motif]();
}

const makers: Record<Motif, () => string> = {
  summit: () => levels((x, y) => Math.hypot(x, 1.15 * y), [10, 19, 28, 37]),
  ridge: () =>
    levels(
      (x, y) => {
        const { along, across } = turned(x, y, -0.75);
        return Math.hypot(along / 2.6, across + 0.005 * along * along);
      },
      [7, 14, 22, 32],
    ),
  pass: () =>
    levels(
      (x, y) => {
        const { along, across } = turned(x, y, -0.45);
        return along * along - 1.3 * across * across;
      },
      [-1100, -220, 220, 1100],
    ),
  valley: () =>
    levels(
      (x, y) => {
        const { along, across } = turned(x, y, 2.2);
        return Math.hypot(across, Math.min(along, 0)) - 0.1 * Math.max(along, 0);
      },
      [12, 21, 30, 39],
    ),
  delta: () =>
    [-1, -0.5, 0, 0.5, 1]
      .map((arm) => stroke((t) => ({ x: -64 * t, y: 22 * t + 48 * arm * t ** 1.6 + 4 * arm * Math.sin(6 * t) })))
      .concat(stroke((t) => ({ x: 44 * t, y: -22 * t + 5 * Math.sin(5 * t) })))
      .join(''),
  wave: () =>
    [0, 1, 2, 3, 4]
      .map((row) =>
        stroke((t) => {
          const x = 112 * t - 64;
          const crest = (20 - 4 * row) * Math.exp(-((x / 16) ** 2));
          return { x, y: 21 + 8 * row - crest + 3 * Math.sin(x / 10 + row / 2) };
        }),
      )
      .join(''),
  grid: () =>
    levels(
      (x, y) => {
        const { along, across } = turned(x, y, 0.32);
        return (along ** 8 + across ** 8) ** (1 / 8);
      },
      [9, 17, 25, 33],
    ),
};

/** Returns the lines of some heights; `x` and `y` are counted from the point. */
function levels(height: (x: number, y: number) => number, heights: readonly number[]): string {
  const map = sampleHeights((x, y) => height(x / scale - centre.x, y / scale - centre.y), {
    width: side * scale,
    height: side * scale,
    step: 2 * scale,
    margin: 2,
  });
  return heights.map((level) => levelPath(map, level)).join('');
}

/** Returns a line through places that are counted from the point, as `t` goes from 0 to 1. */
function stroke(at: (t: number) => { x: number; y: number }): string {
  const points: number[] = [];
  for (let step = 0; step <= 40; step++) {
    const { x, y } = at(step / 40);
    points.push((centre.x + x) * scale, (centre.y + y) * scale);
  }
  return smoothLine(points);
}

function turned(x: number, y: number, angle: number): { along: number; across: number } {
  return { along: x * Math.cos(angle) + y * Math.sin(angle), across: y * Math.cos(angle) - x * Math.sin(angle) };
}
