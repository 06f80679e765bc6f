import { levelLines } from './contour-lines.ts';
import type { Line, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';
import { sampleHeights } from './trace.ts';

/** A summit of a landscape: its place, and how high it is, 0 to 1. */
interface Summit extends Point {
  height: number;
}

export interface LandscapeOptions {
  width: number;
  height: number;
  /** How far a summit reaches, in units of the drawing. */
  reach: number;
  summits: readonly Summit[];
  /** How far the lines go on at both sides. */
  aside: number;
  /** How far the lines go on above the frame. */
  above: number;
}

const lines = 16;
/** How far the lines go on below the frame: there they have faded. */
const below = 10;
/** How far apart the hills of the ground are. */
const period = 96;

/** Between which heights of the drawing its lines fade into the ground, so that none ends at a straight edge. */
export const fadeOf = ({ height }: LandscapeOptions): { from: number; to: number } => ({
  from: height - 40,
  to: height + below,
});

/** Draws a landscape whose summits have the heights that they are given, as contour lines. */
export function drawLandscape({ width, height, reach, summits, aside, above }: LandscapeOptions): Line[] {
  const noise = gradientNoise(seededRandom('landscape'));
  const map = sampleHeights(
    (fromLeft, fromTop) => {
      const x = fromLeft - aside;
      const y = fromTop - above;
      let sum = 0.07 * noise(x / period + 9, y / period + 9);
      for (const summit of summits) {
        const away = ((x - summit.x) ** 2 + (1.25 * (y - summit.y)) ** 2) / reach ** 2;
        sum += summit.height / (1 + away) ** 1.5;
      }
      return sum;
    },
    { width: width + 2 * aside, height: above + height + below, step: reach / 7, margin: 0 },
  );
  return levelLines({ ...map, left: -aside, top: -above }, { count: lines, byArea: 0.1, shortest: reach });
}
