import type { Point } from './drawing.ts';

/** Returns the square of the distance from a place to the line between two points. */
export function squaredDistance(x: number, y: number, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return (x - from.x - share * dx) ** 2 + (y - from.y - share * dy) ** 2;
}
