import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';

/** The ring where ramparts stood, and a canal that passes it. */
export function canal({ aspect, random, noise }: Ground): City {
  const centre = { x: aspect * 0.62, y: 0.48 };
  const turn = 0.3 * random();
  const sides = [0, 1, 2, 3, 4].map((side) => turn + (side * 2 * Math.PI) / 5 - Math.PI / 2);
  const directions = sides.map((side) => ({ x: Math.cos(side), y: Math.sin(side) }));
  /** The distance from the centre as a pentagon has it, its corners rounded. */
  const reach = (x: number, y: number): number => {
    let sum = 0;
    for (const direction of directions) {
      const along = Math.max(0, (x - centre.x) * direction.x + (y - centre.y) * direction.y);
      sum += along ** 6;
    }
    return sum ** (1 / 6);
  };
  const bank = (shift: number): Point[] =>
    Array.from({ length: 14 }, (_, index) => {
      const y = index * 0.1 - 0.15;
      return { x: centre.x - 0.36 + 0.22 * (y - 0.5) - 0.09 * Math.sin(4.4 * y - 0.6) + shift, y };
    });
  const streets = sides.map((side, index) =>
    [0.05, 0.1, 0.16, 0.22, 0.29].map((far) => {
      const angle = side + Math.PI / 5 + (index % 2 === 0 ? 1.1 : -0.8) * (far - 0.05);
      return { x: centre.x + far * Math.cos(angle), y: centre.y + far * Math.sin(angle) };
    }),
  );
  return {
    height: (x, y) => {
      const far = reach(x, y);
      return far + 0.12 * noise(x * 1.5 + 3, y * 1.5 + 3) * Math.min(1, 1.8 * far);
    },
    lines: 30,
    byArea: 0.4,
    edge: 0.31,
    empty: { from: 0.285, to: 0.335 },
    strokes: [bank(0), bank(0.03), ...streets],
    point: centre,
  };
}
