import type { Point } from '../drawing.ts';
import type { City, Ground } from './city.ts';
import { across, alongside, distanceToCourse, slopeOf } from './course.ts';

/** Draws a river that winds through the city, with its bridges and an island. */
export function river({ aspect, random, noise }: Ground): City {
  const phase = random();
  const course = (x: number): number =>
    0.5 + 0.21 * Math.sin(3.3 * x + 3.6 + phase) + 0.05 * Math.sin(7.1 * x + 9 * phase);
  const half = 0.032;
  const away = distanceToCourse(course);
  const middle = aspect * 0.6;
  const bridges = [0.16, 0.29, 0.4, 0.5, 0.7, 0.78, 0.88].map((share) => across(course, aspect * share, 1.5 * half));
  return {
    height: (x, y) => {
      const off = Math.abs(away(x, y));
      return off + 0.3 * Math.min(1, off * 2.2) * noise(x * 1.6 + 20, y * 1.6 + 20);
    },
    lines: 30,
    byArea: 0.6,
    edge: half,
    empty: { from: -1, to: half * 1.5 },
    strokes: [...bridges, island({ x: middle, y: course(middle) }, slopeOf(course, middle))],
    point: alongside(course, aspect * 0.66, -0.11),
  };
}

/** Returns a lens that lies along a slope. */
function island(at: Point, slope: number): Point[] {
  const length = Math.sqrt(1 + slope * slope);
  return Array.from({ length: 33 }, (_, index) => {
    const angle = ((index % 32) / 32) * 2 * Math.PI;
    const u = 0.1 * Math.cos(angle);
    const v = 0.015 * Math.sin(angle);
    return { x: at.x + (u - v * slope) / length, y: at.y + (u * slope + v) / length };
  });
}
