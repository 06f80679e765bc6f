import { numberAt } from '#authoring/values/number-at.ts';
import type { ContourField } from '../shared-structs.ts';
import { levelLines } from './contour-lines.ts';
import type { Drawing, Point } from './drawing.ts';
import { seededRandom } from './random.ts';
import { makeTerrain } from './terrain.ts';
import { type HeightMap, sampleHeights } from './trace.ts';

/** Draws the terrain of a seed as contour lines → 24 to 34 lines and the point that matters. */
export function drawContour(options: { seed: string; field: ContourField; width: number; height: number }): Drawing {
  const { seed, field, width, height } = options;
  const lines = 25 + Math.floor(seededRandom(`lines ${seed}`)() * 7);
  const terrain = makeTerrain(field, seed, width / height);
  const map = sampleHeights((x, y) => terrain.height(x / height, y / height), {
    width,
    height,
    // The long lines of a delta need fewer samples than the bends of the others.
    step: height / (field === 'delta' ? 32 : 38),
    margin: 2,
  });
  const point =
    typeof terrain.point === 'string'
      ? extremeOf(map, terrain.point, { width, height })
      : { x: Math.round(terrain.point.x * height), y: Math.round(terrain.point.y * height) };
  return { viewBox: `0 0 ${width} ${height}`, width, height, paths: levelLines(map, { count: lines }), point };
}

/**
 * Returns the highest or lowest lattice point that is seen however the frame is cropped: right of the middle, left of
 * 0.7.
 */
function extremeOf(map: HeightMap, which: 'highest' | 'lowest', frame: { width: number; height: number }): Point {
  const sign = which === 'highest' ? 1 : -1;
  let best = Number.NEGATIVE_INFINITY;
  let found = { x: frame.width / 2, y: frame.height / 2 };
  for (let row = 0; row < map.rows; row++) {
    for (let column = 0; column < map.columns; column++) {
      const value = sign * numberAt(map.values, row * map.columns + column);
      const x = map.left + column * map.step;
      const y = map.top + row * map.step;
      const inside = Math.abs(x / frame.width - 0.6) < 0.1 && Math.abs(y / frame.height - 0.5) < 0.32;
      if (inside && value > best) {
        best = value;
        found = { x: Math.round(x), y: Math.round(y) };
      }
    }
  }
  return found;
}
