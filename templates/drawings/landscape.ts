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
  margin: number;
}

const lines = 16;
/** How many lattice steps the lines go on around their frame. */
const around = 4;

/** Draws a landscape whose summits have the heights that they are given, as contour lines that begin `margin` to the left. */
export function drawLandscape({ width, height, reach, summits, margin }: LandscapeOptions): Line[] {
  const noise = gradientNoise(seededRandom('landscape'));
  const step = reach / 7;
  const map = sampleHeights(
    (fromLeft, y) => {
      const x = fromLeft - margin;
      let sum = 0.07 * noise((x / reach) * 0.7 + 9, (y / reach) * 0.7 + 9);
      for (const summit of summits) {
        const away = ((x - summit.x) ** 2 + (1.25 * (y - summit.y)) ** 2) / reach ** 2;
        sum += summit.height / (1 + away) ** 1.5;
      }
      return sum;
    },
    // The lines go on above the frame and end at its lower edge, where the caption is.
    { width: width + 2 * margin, height: height - (around + 1) * step, step, margin: around },
  );
  return levelLines(map, { count: lines, byArea: 0.1, shortest: reach });
}
