import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';

/** How far the dunes reach inland, and the size of the city's blocks. */
const dunes = 0.26;
const deep = 0.17;
const wide = 0.27;

/** Returns the distance to the nearest whole number: streets are there. */
const toStreet = (value: number): number => Math.abs(value - Math.round(value));

/** The direction of the shore, and of the streets that follow it. */
const tilt = { x: Math.cos(1.12), y: -Math.sin(1.12) };

/** Draws a long beach with its pier, the dunes, and the straight streets of a city between them and its park. */
export function coast({ aspect, noise }: Ground): City {
  const root = { x: aspect * 0.3, y: 0.5 };
  /** A place by how far it is inland and along the shore. */
  const place = (inland: number, along: number): Point => ({
    x: root.x + inland * -tilt.y + along * tilt.x,
    y: root.y + inland * tilt.x + along * tilt.y,
  });
  const inlandOf = (x: number, y: number): number => (x - root.x) * -tilt.y + (y - root.y) * tilt.x;
  const alongOf = (x: number, y: number): number => (x - root.x) * tilt.x + (y - root.y) * tilt.y;
  const line = (from: [number, number], to: [number, number]): Point[] =>
    [0, 0.34, 0.67, 1].map((share) => place(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share));
  const box = (inland: number, along: number, deep: number, wide: number): Point[][] => [
    line([inland, along], [inland + deep, along]),
    line([inland + deep, along], [inland + deep, along + wide]),
    line([inland + deep, along + wide], [inland, along + wide]),
    line([inland, along + wide], [inland, along]),
  ];
  const head = (inland: number, radius: number): Point[] =>
    Array.from({ length: 17 }, (_, index) => {
      const angle = (index * Math.PI) / 8;
      return place(inland + radius * Math.cos(angle), radius * Math.sin(angle));
    });
  return {
    height: (x, y) => {
      const inland = inlandOf(x, y);
      if (inland < 0) return 1.4 * inland + 0.02 * Math.sin(alongOf(x, y) * 5 + inland * 9) * Math.min(1, -inland * 12);
      if (inland < dunes)
        return Math.max(
          0.02,
          0.45 * inland + 0.2 * Math.min(1, 24 * inland * (dunes - inland)) * noise(x * 5 + 12, y * 5),
        );
      const block = Math.min(toStreet((inland - dunes) / deep) * deep, toStreet((alongOf(x, y) - 0.04) / wide) * wide);
      return block * (1 + 0.5 * noise(x * 6, y * 6));
    },
    lines: 34,
    byArea: 0.6,
    edge: 0,
    empty: { from: -0.025, to: 0.012 },
    strokes: [
      // The boulevard on the shore, and the pier with its platforms.
      line([0.035, -0.9], [0.035, 0.9]),
      line([0.03, -0.014], [-0.17, -0.014]),
      line([0.03, 0.014], [-0.17, 0.014]),
      head(-0.2, 0.034),
      head(-0.1, 0.02),
      // Streets to the sea, along the dunes, and the court's pond.
      line([0.04, 0.04], [1.7, 0.04]),
      line([0.04, 0.04 - wide], [1.7, 0.04 - wide]),
      line([dunes, -1], [dunes, 1]),
      line([dunes + 2 * deep, -1], [dunes + 2 * deep, 1]),
      ...box(dunes + 2.3 * deep, 0.04 - 0.75 * wide, 0.4 * deep, 0.5 * wide),
    ],
    point: place(dunes + 3 * deep, 0.04 + wide),
  };
}
