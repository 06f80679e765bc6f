import type { City, Ground } from './city.ts';
import { across, distanceToCourse, samplePoints } from './course.ts';
import { smoothMin } from './distance.ts';

/** Draws two gorges that meet below a plateau, and a viaduct. */
export function valley({ aspect, random, noise }: Ground): City {
  const phase = 0.5 * random();
  const main = (x: number): number => 0.58 + 0.17 * Math.sin(3.6 * x + 1.6 + phase) + 0.04 * Math.sin(8 * x);
  const meeting = aspect * 0.54;
  const mouth = main(meeting);
  const side = (y: number): number => meeting + 0.45 * (mouth - y) + 0.09 * Math.sin(6.5 * (y - mouth));
  const away = distanceToCourse(main);
  const viaduct = [0, 0.018].map((shift) => across((x) => main(x - shift), aspect * 0.77 + shift, 0.13));
  return {
    height: (x, y) => {
      const below = Math.max(0, y - mouth);
      const depth = smoothMin(Math.abs(away(x, y)), Math.abs(x - side(y)) * 0.92 + below * 0.9, 0.06);
      const wall = (depth * depth) / (depth * depth + 0.006);
      return wall + 0.22 * wall * noise(x * 1.5 + 7, y * 1.5 + 7);
    },
    lines: 30,
    byArea: 0.3,
    empty: { from: -1, to: 0.05 },
    strokes: [
      samplePoints(main, -0.1, aspect + 0.1),
      samplePoints(side, -0.1, mouth - 0.008).map(({ x, y }) => ({ x: y, y: x })),
      ...viaduct,
    ],
    point: { x: meeting + 0.26, y: mouth - 0.14 },
  };
}
