import { numberAt } from '#authoring/values/number-at.ts';
import type { Line } from './drawing.ts';
import { type Course, needOf, plotCourse, smoothPath, traceLength } from './spline.ts';
import { type HeightMap, traceLevels } from './trace.ts';

/** More control points would make an inline drawing heavier than a page allows. */
const mostControls = 1660;
/** Shorter lines than this, in drawing units, are crumbs in a drawing of a page's size. */
const crumb = 70;

/** Widths of lines, in pixels: a contour line, every fifth of them, and every fifth beside an accent. */
export const widths = { line: 1.1, fifth: 2.2, fifthBesideAccent: 1.6, accent: 2.2 };

/** Draws a height map as `count` contour lines, lowest first; every fifth is thicker. */
export function levelLines(
  map: HeightMap,
  options: {
    count: number;
    /** How much of the lines' spread follows the area rather than the height, 0 to 1; 0.5 by default. */
    byArea?: number;
    besideAccent?: boolean;
    /** Shorter lines than this are left out. */
    shortest?: number;
  },
): Line[] {
  const { count } = options;
  const fifth = options.besideAccent ? widths.fifthBesideAccent : widths.fifth;
  const levels = spreadLevels(map, count, options.byArea ?? 0.5);
  const courses = coursesOf(map, levels, options.shortest);
  const need = courses.reduce((sum, level) => sum + level.reduce((part, course) => part + needOf(course), 0), 0);
  const share = Math.min(1, mostControls / need);
  return courses
    .map((level, index) => ({
      d: level.map((course) => smoothPath(course, share)).join(''),
      width: index % 5 === 4 ? fifth : widths.line,
    }))
    .filter((line) => line.d !== '');
}

/** Draws the lines of one height as path data; without those that are shorter than `shortest`. */
export function levelPath(map: HeightMap, level: number, shortest?: number): string {
  return coursesOf(map, [level], shortest)
    .flat()
    .map((course) => smoothPath(course, 1))
    .join('');
}

/** Draws a smooth line through points (x and y alternating) as path data; closed where it ends as it starts. */
export function smoothLine(points: readonly number[]): string {
  const closed = points[0] === points.at(-2) && points[1] === points.at(-1);
  return smoothPath(plotCourse({ points: closed ? points.slice(0, -2) : points.slice(), closed }), 1);
}

function coursesOf(map: HeightMap, levels: readonly number[], shortest = crumb): Course[][] {
  return traceLevels(map, levels).map((level) =>
    level.filter((trace) => traceLength(trace) > shortest).map(plotCourse),
  );
}

/** Levels spread partly over the heights and partly over the area, so that lines are neither too close nor too far apart. */
function spreadLevels(map: HeightMap, count: number, byArea: number): number[] {
  const sorted = map.values.filter((_, index) => index % 3 === 0).sort();
  const lowest = numberAt(sorted, 0);
  const highest = numberAt(sorted, sorted.length - 1);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const ofArea = numberAt(sorted, Math.floor(share * (sorted.length - 1)));
    return (1 - byArea) * (lowest + (highest - lowest) * share) + byArea * ofArea;
  });
}
