import { levelLines, smoothLine, widths } from './contour-lines.ts';
import type { Drawing, Point } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';
import { sampleHeights } from './trace.ts';

/** A metric's drawing: the terrain follows its line, from the baseline (`start`) to the value reached (`point`). */
interface MetricDrawing extends Drawing {
  start: Point;
}

/** Draws a metric that went from one value to another as a line across a contour. */
export function drawMetric(options: {
  from: number;
  to: number;
  seed: string;
  width: number;
  height: number;
  /** How many contour lines; from the seed by default. */
  lines?: number;
}): MetricDrawing {
  const { from, to, seed, width, height } = options;
  const random = seededRandom(`metric ${seed}`);
  const noise = gradientNoise(random);
  const aspect = width / height;
  const level = metricScale(from, to);
  const turn = { from: aspect * (0.22 + 0.06 * random()), to: aspect * (0.6 + 0.05 * random()) };
  const line = (x: number): number =>
    level(from) +
    (level(to) - level(from)) * eased((x - turn.from) / (turn.to - turn.from)) +
    0.05 * noise(x * 1.9 + 3, 5) * outside(x, turn);
  const map = sampleHeights(
    (x, y) => {
      const off = y / height - line(x / height);
      const far = Math.min(1, Math.abs(off) * 3.2);
      return -off - far * far * 0.3 * noise((x / height) * 1.25 + 20, (y / height) * 1.6 + 20);
    },
    { width, height, step: height / 44, margin: 2 },
  );
  const points: number[] = [];
  for (let x = -60; x <= width + 60; x += 20) points.push(x, line(x / height) * height);
  const at = (x: number): Point => ({ x: Math.round(x * height), y: Math.round(line(x) * height) });
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths: levelLines(map, {
      count: options.lines ?? 26 + Math.floor(random() * 7),
      clear: [{ level: 0, by: 0.022 }],
      besideAccent: true,
    }),
    accent: { d: smoothLine(points), width: widths.accent },
    start: at(turn.from * 0.9),
    point: at(aspect * 0.7),
  };
}

/** Returns where values are between the bottom (0 or the lowest) and the top of the frame. */
function metricScale(from: number, to: number): (value: number) => number {
  const lowest = Math.min(0, from, to);
  const highest = Math.max(0, from, to);
  const range = highest - lowest || 1;
  return (value) => 0.82 - (0.54 * (value - lowest)) / range;
}

/** Rises from 0 to 1 between 0 and 1, steepest in the middle. */
function eased(t: number): number {
  const share = Math.max(0, Math.min(1, t));
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** Returns how far a place is from the turn's middle, so that the unrest stays before and after it: 0.3 to 1. */
function outside(x: number, turn: { from: number; to: number }): number {
  const off = Math.abs((x - turn.from) / (turn.to - turn.from) - 0.5) * 2;
  return Math.min(1, 0.3 + 0.7 * off * off);
}
