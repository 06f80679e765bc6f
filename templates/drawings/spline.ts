import { numberAt } from '#authoring/values/number-at.ts';
import type { Trace } from './trace.ts';

/** A trace ready to be written: its points at even distances, and how many control points each stretch asks for. */
export interface Course {
  closed: boolean;
  /** x and y alternating. */
  points: number[];
  /** The control points asked for up to each point; the last is the whole need. */
  need: number[];
}

const step = 9;
/** How many points on either side have a say in how much a line bends. */
const reach = 4;
/** How far, in drawing units, a curve may run inside the bend of its trace. */
const cut = 3;
const nearest = 12;
const farthest = 90;

/** Prepares a trace: evens it out, and asks for more control points where it bends. */
export function plotCourse(trace: Trace): Course {
  const points = relaxed(relaxed(evenly(trace), trace.closed), trace.closed);
  const count = points.length / 2;
  const turned = new Float64Array(count + 2 * reach + 1);
  for (let index = -reach; index < count + reach; index++) {
    const place = trace.closed ? (index + 2 * count) % count : Math.max(0, Math.min(count - 1, index));
    turned[index + reach + 1] = numberAt(turned, index + reach) + turnAt(points, place, trace.closed);
  }
  const need: number[] = [0];
  const stretches = trace.closed ? count : count - 1;
  for (let index = 0; index < stretches; index++) {
    const bend = numberAt(turned, index + 2 * reach) - numberAt(turned, index);
    const density = Math.sqrt(bend / (2 * reach * step * 8 * cut));
    need.push(numberAt(need, index) + step * Math.min(1 / nearest, Math.max(1 / farthest, density)));
  }
  return { closed: trace.closed, points, need };
}

/** Returns the control points that a course asks for. */
export const needOf = (course: Course): number => numberAt(course.need, course.need.length - 1);

/**
 * Writes a course as the path data of a smooth line with `share` of the control points it asks for.
 *
 * The line is a quadratic B-spline. Its control points have even coordinates, so that the points between them are
 * whole numbers and every control point after the first can be left to the `t` command's reflection: two small
 * numbers a piece.
 */
export function smoothPath(course: Course, share: number): string {
  const controls = controlPoints(course, share);
  const count = controls.length / 2;
  if (count < 4) return '';
  if (!course.closed) reachEnds(controls);
  const at = (index: number): number => numberAt(controls, index);
  let x = (at(0) + at(2)) / 2;
  let y = (at(1) + at(3)) / 2;
  let path = `M${x}${joined(y)}q${at(2) - x}${joined(at(3) - y)}`;
  const pieces = course.closed ? count : count - 2;
  for (let piece = 1; piece <= pieces; piece++) {
    const from = (piece % count) * 2;
    const to = ((piece + 1) % count) * 2;
    const nextX = (at(from) + at(to)) / 2;
    const nextY = (at(from + 1) + at(to + 1)) / 2;
    path += piece === 2 ? `t${nextX - x}` : joined(nextX - x);
    path += joined(nextY - y);
    x = nextX;
    y = nextY;
  }
  return course.closed ? `${path}z` : path;
}

const joined = (value: number): string => (value < 0 ? `${value}` : ` ${value}`);

function controlPoints({ closed, points, need }: Course, share: number): number[] {
  const total = numberAt(need, need.length - 1);
  const count = Math.max(closed ? 6 : 4, Math.round(total * share));
  const size = points.length / 2;
  const controls: number[] = [];
  let index = 0;
  for (let control = 0; control < count; control++) {
    const wanted = (control / (closed ? count : count - 1)) * total;
    while (index < need.length - 2 && numberAt(need, index + 1) < wanted) index++;
    const from = numberAt(need, index);
    const part = (wanted - from) / (numberAt(need, index + 1) - from);
    const next = (index + 1) % size;
    pushEven(
      controls,
      between(numberAt(points, index * 2), numberAt(points, next * 2), part),
      between(numberAt(points, index * 2 + 1), numberAt(points, next * 2 + 1), part),
    );
  }
  return controls;
}

/** Moves the first and last control points outwards, so that the line starts and ends where they were. */
function reachEnds(controls: number[]): void {
  const size = controls.length;
  for (const axis of [0, 1]) {
    const first = axis;
    const last = size - 2 + axis;
    controls[first] = 2 * numberAt(controls, first) - numberAt(controls, first + 2);
    controls[last] = 2 * numberAt(controls, last) - numberAt(controls, last - 2);
  }
}

/** Returns the length of a trace. */
export function traceLength({ points, closed }: Trace): number {
  let length = 0;
  for (let index = 2; index < points.length; index += 2) length += distance(points, index - 2, index);
  return closed ? length + distance(points, points.length - 2, 0) : length;
}

function distance(points: readonly number[], from: number, to: number): number {
  const x = numberAt(points, to) - numberAt(points, from);
  const y = numberAt(points, to + 1) - numberAt(points, from + 1);
  return Math.sqrt(x * x + y * y);
}

function evenly(trace: Trace): number[] {
  const { points, closed } = trace;
  const corners = points.length / 2;
  const total = traceLength(trace);
  const count = Math.max(closed ? 12 : 4, Math.round(total / step));
  const gap = total / (closed ? count : count - 1);
  const last = closed ? corners - 1 : corners - 2;
  const result: number[] = [];
  let corner = 0;
  let passed = 0;
  let length = distance(points, 0, (1 % corners) * 2);
  for (let index = 0; index < count; index++) {
    const along = index * gap;
    while (corner < last && passed + length < along) {
      passed += length;
      corner++;
      length = distance(points, corner * 2, ((corner + 1) % corners) * 2);
    }
    const part = length === 0 ? 0 : Math.min(1, (along - passed) / length);
    const next = ((corner + 1) % corners) * 2;
    result.push(
      between(numberAt(points, corner * 2), numberAt(points, next), part),
      between(numberAt(points, corner * 2 + 1), numberAt(points, next + 1), part),
    );
  }
  return result;
}

/** Takes the lattice's roughness away. */
function relaxed(points: readonly number[], closed: boolean): number[] {
  const size = points.length;
  const result = points.slice();
  for (let index = closed ? 0 : 2; index < (closed ? size : size - 2); index++) {
    const before = numberAt(points, index < 2 ? index - 2 + size : index - 2);
    const after = numberAt(points, index + 2 < size ? index + 2 : index + 2 - size);
    result[index] = (before + 2 * numberAt(points, index) + after) / 4;
  }
  return result;
}

/** Returns the sine of the angle that the line turns by at a point. */
function turnAt(points: readonly number[], index: number, closed: boolean): number {
  const size = points.length;
  const here = index * 2;
  if (!closed && (here === 0 || here === size - 2)) return 0;
  const before = here === 0 ? size - 2 : here - 2;
  const after = here === size - 2 ? 0 : here + 2;
  const ax = numberAt(points, here) - numberAt(points, before);
  const ay = numberAt(points, here + 1) - numberAt(points, before + 1);
  const bx = numberAt(points, after) - numberAt(points, here);
  const by = numberAt(points, after + 1) - numberAt(points, here + 1);
  const scale = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  return scale === 0 ? 0 : Math.abs(ax * by - ay * bx) / scale;
}

function pushEven(points: number[], x: number, y: number): void {
  const evenX = Math.round(x / 2) * 2;
  const evenY = Math.round(y / 2) * 2;
  const size = points.length;
  if (size >= 2 && points[size - 2] === evenX && points[size - 1] === evenY) return;
  points.push(evenX, evenY);
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share;
