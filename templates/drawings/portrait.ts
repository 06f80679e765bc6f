import { levelLines } from './contour-lines.ts';
import type { Drawing, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { type Random, seededRandom } from './random.ts';
import { type HeightMap, sampleHeights } from './trace.ts';

const side = 96;
export const portraitBox = `0 0 ${side} ${side}`;
/** As many as are told apart at the size of a thumb. */
const lines = 6;

/** Draws a person's own piece of land, a hill with a lower one behind it; the point is its summit. */
export function drawPortrait(seed: string): Drawing {
  const random = seededRandom(`portrait ${seed}`);
  const height = twoHills(random);
  const map = sampleHeights((x, y) => height(x / side, y / side), {
    width: side,
    height: side,
    step: side / 24,
    margin: 1,
  });
  return {
    viewBox: portraitBox,
    width: side,
    height: side,
    paths: levelLines(map, { count: lines, shortest: 32 }),
    point: summitOf(map),
  };
}

/** Two hills across a square one unit wide, the higher one beside its middle. */
function twoHills(random: Random): (x: number, y: number) => number {
  const noise = gradientNoise(random);
  const turn = 2 * Math.PI * random();
  const higher = away({ x: 0.5, y: 0.5 }, turn, 0.13 + 0.08 * random());
  const lower = away(higher, turn + Math.PI + (random() - 0.5) * 1.8, 0.5 + 0.12 * random());
  const slope = Math.PI * random();
  const along = { x: Math.cos(slope), y: Math.sin(slope) };
  const long = 1.2 + 0.7 * random();
  const rise = 0.5 + 0.3 * random();
  const hill = (dx: number, dy: number, radius: number, stretch: number): number => {
    const a = dx * along.x + dy * along.y;
    const b = dy * along.x - dx * along.y;
    return 1 / (1 + ((a * a) / stretch + b * b * stretch) / (radius * radius));
  };
  return (x, y) => {
    const wx = x + 0.13 * noise(x * 2.2 + 5, y * 2.2 + 5);
    const wy = y + 0.13 * noise(x * 2.2 + 25, y * 2.2 + 25);
    return (
      hill(wx - higher.x, wy - higher.y, 0.26, long) +
      rise * hill(wx - lower.x, wy - lower.y, 0.2, 1 / long) +
      0.1 * noise(x * 2 + 12, y * 2 + 12)
    );
  };
}

const away = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + distance * Math.cos(angle),
  y: from.y + distance * Math.sin(angle),
});

/** The highest lattice point that is not near the frame. */
function summitOf({ values, columns, left, top, step }: HeightMap): Point {
  let best = Number.NEGATIVE_INFINITY;
  let found = { x: side / 2, y: side / 2 };
  values.forEach((value, index) => {
    const x = left + (index % columns) * step;
    const y = top + Math.floor(index / columns) * step;
    const inside = Math.max(Math.abs(x - side / 2), Math.abs(y - side / 2)) < 0.32 * side;
    if (inside && value > best) {
      best = value;
      found = { x: Math.round(x), y: Math.round(y) };
    }
  });
  return found;
}
