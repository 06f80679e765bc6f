import type { Point } from './drawing.ts';

/** Returns how far a place is from a line through points. */
export function distanceToLine(line: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index++)
    nearest = Math.min(nearest, squaredDistance(x, y, line[index - 1] as Point, line[index] as Point));
  return Math.sqrt(nearest);
}

/** Returns how far a place is from an outline through points; negative inside. */
export function distanceToOutline(outline: readonly Point[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let isInside = false;
  for (const [index, to] of outline.entries()) {
    const from = outline.at(index - 1) as Point;
    nearest = Math.min(nearest, squaredDistance(x, y, from, to));
    if (from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x)
      isInside = !isInside;
  }
  return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
}

/** Returns the square of the distance from a place to the line between two points. */
export function squaredDistance(x: number, y: number, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return (x - from.x - share * dx) ** 2 + (y - from.y - share * dy) ** 2;
}
