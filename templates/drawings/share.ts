import { smoothLine, widths } from './contour-lines.ts';
import type { Drawing } from './drawing.ts';
import { gradientNoise } from './noise.ts';
import { seededRandom } from './random.ts';

const lines = 30;

/** Returns how many lines a share is drawn with, and how many of them end on the way. */
export function countLines(share: number): { lines: number; ended: number } {
  return { lines, ended: Array.from({ length: lines }).filter((_, index) => isLost(index, share)).length };
}

/**
 * Draws lines that set out together, of which a share ends on the way: of every ten as many as of a hundred.
 * The point is where one of them ends.
 */
export function drawShare(options: { share: number; seed: string; width: number; height: number }): Drawing {
  const { share, seed, width, height } = options;
  const random = seededRandom(`share ${seed}`);
  const noise = gradientNoise(random);
  const course = (index: number, x: number): number => {
    const along = x / width;
    const spread = (index + 0.5) / lines;
    const rise = 0.34 * Math.max(0, along - 0.3) ** 1.3;
    return height * (0.1 + 0.9 * spread - rise + 0.05 * noise(along * 3.2 + spread, spread * 2.5 + 7));
  };
  const drawn = Array.from({ length: lines }, (_, index) => {
    const ends = isLost(index, share);
    const end = ends ? width * (0.5 + 0.34 * random()) : width + 60;
    return { index, ends, end };
  });
  const fall = (x: number, end: number): number => 0.16 * height * Math.max(0, 1 - (end - x) / (0.22 * width)) ** 2;
  const yAt = ({ index, ends, end }: (typeof drawn)[number], x: number): number =>
    course(index, x) + (ends ? fall(x, end) : 0);
  const paths = drawn.map((line) => {
    const points: number[] = [];
    for (let x = -60; x < line.end; x += 40) points.push(x, yAt(line, x));
    points.push(line.end, yAt(line, line.end));
    return { d: smoothLine(points), width: line.ends ? widths.line : widths.accent };
  });
  const marked = drawn
    .filter(({ ends, index }) => ends && index > lines * 0.3 && index < lines * 0.6)
    .reduce((one, other) => (Math.abs(one.end - 0.5 * width) < Math.abs(other.end - 0.5 * width) ? one : other));
  return {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    paths,
    point: { x: Math.round(marked.end), y: Math.round(yAt(marked, marked.end)) },
  };
}

/** Spreads the lines that end evenly among the others. */
function isLost(index: number, share: number): boolean {
  return Math.floor(((index + 1) * share) / 100) > Math.floor((index * share) / 100);
}
