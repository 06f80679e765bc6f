import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';

const bastions = 5;
const sector = (2 * Math.PI) / bastions;
/** The citadel's walls, and the works before them. */
const walls = { inner: 0.1, points: 0.19 };
const works = { inner: 0.18, points: 0.25 };

/** Draws a star-shaped citadel in the bend of a canal, and the old town's streets between it and the stations. */
export function canal({ aspect, noise }: Ground): City {
  const citadel = { x: aspect * 0.4, y: 0.46 };
  const square = { x: aspect * 0.66, y: 0.52 };
  const turn = -Math.PI / 2 + 0.18;
  /** How far the star reaches in a direction. */
  const reachOf = (angle: number, { inner, points }: typeof walls): number => {
    const share = Math.abs((((((angle - turn) / sector) % 1) + 1) % 1) - 0.5) * 2;
    return inner + (points - inner) * share ** 2.4;
  };
  const star = (size: typeof walls, from = 0): Point[] =>
    Array.from({ length: 101 }, (_, index) => {
      const angle = turn + from + (index * 2 * Math.PI) / 100;
      const reach = reachOf(angle, size);
      return { x: citadel.x + reach * Math.cos(angle), y: citadel.y + reach * Math.sin(angle) };
    });
  /** The canal comes from the lower left, bends around the citadel and leaves at the upper right. */
  const canalBank = (off: number): Point[] =>
    Array.from({ length: 40 }, (_, index) => {
      const angle = 2.5 - index * 0.096;
      const away =
        0.33 + off + (index < 6 ? (6 - index) ** 2 * 0.018 : 0) + (index > 32 ? (index - 32) ** 2 * 0.014 : 0);
      return { x: citadel.x + away * Math.cos(angle), y: citadel.y + away * Math.sin(angle) };
    });
  const street = (...points: [number, number][]): Point[] =>
    points.map(([x, y]) => ({ x: square.x + x, y: square.y + y }));
  return {
    height: (x, y) => {
      const away = Math.hypot(x - citadel.x, y - citadel.y);
      const beyond = away - reachOf(Math.atan2(y - citadel.y, x - citadel.x), works);
      if (beyond < 0) return 0.6 * beyond;
      const town = Math.hypot((x - square.x) * 0.8, y - square.y);
      const far = Math.min(away - 0.24, town + 0.05);
      return far + 0.1 * noise(x * 1.5 + 3, y * 1.5 + 3) * Math.min(1, 3 * far);
    },
    lines: 28,
    byArea: 0.4,
    empty: { from: -1, to: 0.035 },
    strokes: [
      star(walls),
      star(works, sector / 2),
      canalBank(0),
      canalBank(0.035),
      // The esplanade, the streets from the old town to the square, the boulevard and the tracks of the two stations.
      street([-0.1, -0.22], [-0.08, -0.14], [-0.05, -0.07], [0, 0]),
      street([-0.13, 0.08], [-0.09, 0.06], [-0.05, 0.03], [0, 0]),
      street([0.05, -0.5], [0.05, -0.3], [0.04, -0.12], [0, 0]),
      street([0, 0], [0.1, 0.02], [0.18, 0.04], [0.24, 0.05]),
      street([-0.14, 0.44], [-0.09, 0.26], [-0.03, 0.1], [0, 0]),
      ...[-0.02, 0.005, 0.03].map((off) =>
        street([0.24, 0.05 + off], [0.36, 0.07 + 1.6 * off], [0.5, 0.14 + 2 * off], [0.7, 0.3 + 2 * off]),
      ),
      ...[0.02, 0.045].map((off) =>
        street([0.33 + off, -0.6], [0.3 + off, -0.36], [0.26 + off, -0.14], [0.22 + off, 0.03]),
      ),
    ],
    point: square,
  };
}
