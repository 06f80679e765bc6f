import type { sketches } from '../pages/office/schema.ts';
import { levelLines, levelPath, smoothLine, widths } from './contour-lines.ts';
import type { Drawing } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';
import { boulevard } from './sketches/boulevard.ts';
import { canal } from './sketches/canal.ts';
import type { City, Ground } from './sketches/city.ts';
import { coast } from './sketches/coast.ts';
import { medina } from './sketches/medina.ts';
import { port } from './sketches/port.ts';
import { river } from './sketches/river.ts';
import { valley } from './sketches/valley.ts';
import { sampleHeights } from './trace.ts';

/** The name of a city that has a sketch. */
export type CitySketch = (typeof sketches)[number];

const makers: Record<CitySketch, (ground: Ground) => City> = { river, canal, port, coast, valley, boulevard, medina };

/** Draws a city's river, canal, port, coast, valley, boulevards or medina; the point is the office. */
export function drawCity(options: { sketch: CitySketch; seed: string; width: number; height: number }): Drawing {
  const { sketch, seed, width, height } = options;
  const random = seededRandom(`${sketch} ${seed}`);
  const city = makers[sketch]({ aspect: width / height, random, noise: gradientNoise(random) });
  const map = sampleHeights((x, y) => city.height(x / height, y / height), {
    width,
    height,
    step: height / 60,
    margin: 3,
  });
  const { empty, edge } = city;
  const strokes = city.strokes.map((stroke) => smoothLine(stroke.flatMap(({ x, y }) => [x * height, y * height])));
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: levelLines(map, {
      count: city.lines,
      byArea: city.byArea,
      clear: empty ? [{ level: (empty.from + empty.to) / 2, by: (empty.to - empty.from) / 2 }] : [],
      besideAccent: true,
    }),
    accent: { d: (edge === undefined ? '' : levelPath(map, edge)) + strokes.join(''), width: widths.accent },
    point: { x: Math.round(city.point.x * height), y: Math.round(city.point.y * height) },
  };
}
