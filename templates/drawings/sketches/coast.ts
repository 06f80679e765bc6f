import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';

/** A shore with its dunes, the swell before it and a pier. */
export function coast({ aspect, random, noise }: Ground): City {
  const phase = 5 * random();
  const inland = (x: number, y: number): number =>
    (x - aspect * 0.42) * 0.92 + (y - 0.5) * 0.42 + 0.05 * Math.sin(4.2 * y + phase) + 0.03 * noise(y * 3, 2);
  const root = { x: aspect * 0.42, y: 0.4 };
  while (inland(root.x, root.y) > 0) root.x -= 0.004;
  const pier = (shift: number): Point[] =>
    [-0.02, 0.07, 0.14, 0.21].map((reach) => ({ x: root.x + 0.02 - reach * 0.91, y: root.y + shift - reach * 0.41 }));
  return {
    height: (x, y) => {
      const far = inland(x, y);
      if (far < 0) return far + 0.035 * noise(far * 3 + 4, y * 2.4) * Math.min(1, -far * 8);
      const dunes = noise(far * 4 + 12, y * 1.5 - x * 0.6) + 0.4 * noise(x * 2.6 + 30, y * 2.6);
      return far * 0.9 + 0.3 * Math.min(1, far * 4) * dunes;
    },
    lines: 32,
    byArea: 0.5,
    edge: 0,
    empty: { from: -0.02, to: 0.02 },
    strokes: [pier(0), pier(0.022)],
    point: { x: aspect * 0.64, y: 0.44 },
  };
}
