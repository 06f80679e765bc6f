import type { City, Ground } from './city.ts';
import { smoothMin, toBox } from './distance.ts';

const docks = [
  { x: 0.56, y: 0.17, wide: 0.27, deep: 0.03 },
  { x: 0.58, y: 0.31, wide: 0.2, deep: 0.03 },
  { x: 0.72, y: 0.22, wide: 0.028, deep: 0.15 },
  { x: 0.6, y: 0.63, wide: 0.19, deep: 0.026 },
  { x: 0.67, y: 0.755, wide: 0.15, deep: 0.026 },
  { x: 0.6, y: 0.9, wide: 0.24, deep: 0.026 },
];

/** Draws a wide river and the docks dug beside it. */
export function port({ aspect, random, noise }: Ground): City {
  const phase = random();
  const bank = (y: number): number => aspect * 0.32 + 0.15 * Math.sin(3.4 * y + 0.4 + phase) + 0.04 * Math.sin(7 * y);
  const tilt = { x: Math.cos(-0.16), y: Math.sin(-0.16) };
  return {
    height: (x, y) => {
      let water = Math.abs(x - bank(y)) - 0.07;
      for (const dock of docks) {
        const dx = x - dock.x * aspect;
        const dy = y - dock.y;
        const u = Math.abs(dx * tilt.x + dy * tilt.y) - dock.wide;
        const v = Math.abs(dy * tilt.x - dx * tilt.y) - dock.deep;
        water = smoothMin(water, toBox(u, v), 0.03);
      }
      return water + 0.14 * Math.min(1, Math.max(0, water) * 4) * noise(x * 1.7 + 5, y * 1.7 + 5);
    },
    lines: 30,
    byArea: 0.5,
    edge: 0.004,
    empty: { from: -1, to: 0.016 },
    strokes: [],
    point: { x: aspect * 0.66, y: 0.48 },
  };
}
