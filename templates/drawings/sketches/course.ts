import type { Point } from '../drawing.ts';

/** A line that runs across the frame: its y at each x. */
type Course = (x: number) => number;

export const slopeOf = (course: Course, x: number): number => (course(x + 0.01) - course(x - 0.01)) / 0.02;

/** Makes the (nearly true) distance to a course, negative above it. */
export function distanceToCourse(course: Course): (x: number, y: number) => number {
  return (x, y) => {
    const slope = slopeOf(course, x);
    return (y - course(x)) / Math.sqrt(1 + 0.6 * slope * slope);
  };
}

/** Returns a straight line over a course, `half` long on either side. */
export function across(course: Course, x: number, half: number): Point[] {
  return [-1, -0.5, 0.5, 1].map((share) => alongside(course, x, share * half));
}

/** Returns the place at a distance from a course's point, square to it. */
export function alongside(course: Course, x: number, off: number): Point {
  const slope = slopeOf(course, x);
  const length = Math.sqrt(1 + slope * slope);
  return { x: x - (off * slope) / length, y: course(x) + off / length };
}

/** Points on a course. */
export function samplePoints(course: Course, from: number, to: number): Point[] {
  return Array.from({ length: 60 }, (_, index) => {
    const x = from + ((to - from) * index) / 59;
    return { x, y: course(x) };
  });
}
