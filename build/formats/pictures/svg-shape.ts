import type { SaxesTagNS } from 'saxes';
import { atMost, farthest, lengthOf, signedNumbersIn } from './svg-canvas.ts';

/** A part of a drawing, in the units of an element. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is known about an outline without drawing it. */
export interface Outline {
  box: Box;
  /** Of its lines: at most, for curves. */
  length: number;
  /** How far its lines go up and down: programs look at each line in every row of pixels that it crosses. */
  rise: number;
}

const lengths = /^(?:path|rect|circle|ellipse|line|polyline|polygon|image|text)$/;

/** Returns whether an element paints by itself, so that its box and its length are known or bounded. */
export function isShape(element: string): boolean {
  return lengths.test(element);
}

/** Returns the outline of a shape; `undefined` if its layout is not known. */
export function outlineOf({ local, attributes }: SaxesTagNS): Outline | undefined {
  const of = (name: string) => lengthOf(attributes[name]?.value ?? '0') ?? Number.NaN;
  if (local === 'path') return readPath(attributes.d?.value ?? '');
  if (/^poly/.test(local)) return readPath(`M${attributes.points?.value ?? ''}z`);
  if (local === 'line') return readPath(`M${of('x1')} ${of('y1')} ${of('x2')} ${of('y2')}`);
  const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
  if (local === 'rect' || (local === 'image' && width && height)) return outlineAround(x, y, width, height);
  const [rx, ry] = local === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
  return /^(?:circle|ellipse)$/.test(local) ? outlineAround(of('cx') - rx, of('cy') - ry, 2 * rx, 2 * ry) : undefined;
}

function outlineAround(left: number, top: number, width: number, height: number): Outline | undefined {
  const box = { left, top, right: left + width, bottom: top + height };
  return Number.isNaN(width + height + left + top)
    ? undefined
    : { box, length: 2 * (width + height), rise: 2 * height };
}

const sizes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const command = /[\s,]*([mlhvcsqtaz])/iy;
const number = /[\s,]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)/iy;
const flag = /[\s,]*([01])/y;

/** Reads the outline of a path, as far as it is right. Curves go no further than the points that they are made of. */
export function readPath(path: string): Outline {
  const outline = { box: { ...noBox }, length: 0, rise: 0 };
  let [x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0];
  const addPoint = (nextX: number, nextY: number) => {
    outline.length += Math.hypot(nextX - x, nextY - y);
    outline.rise += Math.abs(nextY - y);
    [x, y] = [nextX, nextY];
    extend(outline.box, x, y);
  };
  for (const { name, numbers } of commandsIn(path)) {
    const kind = name.toLowerCase();
    const [dx, dy] = name === kind ? [x, y] : [0, 0];
    const at = (index: number) => [(numbers[index] ?? 0) + dx, (numbers[index + 1] ?? 0) + dy] as const;
    const end = at(Math.max(0, numbers.length - 2));
    if (kind === 'm') {
      [x, y] = [startX, startY] = end;
      extend(outline.box, x, y);
    } else if (kind === 'z') addPoint(startX, startY);
    else if (kind === 'h') addPoint((numbers[0] ?? 0) + dx, y);
    else if (kind === 'v') addPoint(x, (numbers[0] ?? 0) + dy);
    else if (kind === 'a') addArc(numbers, end);
    else {
      const isSmooth = kind === 's' || kind === 't';
      const first = [2 * x - controlX, 2 * y - controlY] as const;
      const points = Array.from({ length: numbers.length / 2 }, (_, index) => at(2 * index));
      if (isSmooth) points.unshift(first);
      for (const point of points) addPoint(...point);
      [controlX, controlY] = points.at(-2) ?? end;
    }
    if (!/[csqt]/.test(kind)) [controlX, controlY] = [x, y];
  }
  return outline;

  /** Adds an arc: no further from its ends than the ellipse is long, or, if it is the shorter one, than they are apart. */
  function addArc([rx = 0, ry = 0, , isLarge]: readonly number[], end: readonly [number, number]): void {
    const chord = Math.hypot(end[0] - x, end[1] - y);
    const reach = isLarge ? Math.max(chord, 2 * Math.abs(rx), 2 * Math.abs(ry)) : chord;
    extend(outline.box, Math.max(x, end[0]) - reach, Math.max(y, end[1]) - reach);
    extend(outline.box, Math.min(x, end[0]) + reach, Math.min(y, end[1]) + reach);
    outline.length += 3 * reach;
    outline.rise += 2 * reach;
    addPoint(...end);
  }
}

/** Lists the commands of a path with their numbers, up to a mistake. */
function* commandsIn(path: string): Generator<{ name: string; numbers: number[] }> {
  let index = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = index;
    const found = pattern.exec(path)?.[1];
    if (found !== undefined) index = pattern.lastIndex;
    return found;
  };
  for (let name = read(command); name !== undefined; ) {
    const kind = name.toLowerCase();
    const numbers: number[] = [];
    for (let place = 0; place < (sizes[kind] ?? 0); place++) {
      const found = read(kind === 'a' && (place === 3 || place === 4) ? flag : number);
      if (found === undefined) return;
      numbers.push(atMost(Number(found), farthest));
    }
    yield { name, numbers };
    const next = read(command);
    number.lastIndex = index;
    if (next === undefined && (kind === 'z' || !number.test(path))) return;
    // Further numbers repeat a command; those after a move are of lines.
    name = next ?? (kind === 'm' ? (name === 'm' ? 'l' : 'L') : name);
  }
}

/** The box of nothing: joined with another, it is that one. */
export const noBox: Readonly<Box> = { left: farthest, top: farthest, right: -farthest, bottom: -farthest };

function extend(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.right = Math.max(box.right, x);
  box.top = Math.min(box.top, y);
  box.bottom = Math.max(box.bottom, y);
}

/** A transformation, as `matrix()` has it. */
export type Matrix = readonly [number, number, number, number, number, number];

const noChange: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads the value of `transform`. */
export function readTransform(transform: string): Matrix {
  let result = noChange;
  if (transform === '') return result;
  for (const [, name = '', inside = ''] of transform.matchAll(/\b([a-z]+)\s*\(([^()]*)/gi))
    result = multiply(result, matrixOf(name.toLowerCase(), signedNumbersIn(inside)));
  return result;
}

function matrixOf(name: string, [first = 0, second, third = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  const angle = (first * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  if (name === 'matrix') return [first, second ?? 0, third, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (name === 'skewx') return [1, 0, Math.tan(angle), 1, 0, 0];
  if (name === 'skewy') return [1, Math.tan(angle), 0, 1, 0, 0];
  if (name !== 'rotate') return noChange;
  const [x, y] = [second ?? 0, third];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Returns by how much a transformation enlarges at most. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return atMost(Math.max(Math.hypot(a, b), Math.hypot(c, d)), farthest);
}

/** Extends a box by one that is transformed. */
export function extendBy(box: Box, { left, top, right, bottom }: Box, [a, b, c, d, e, f]: Matrix): void {
  if (left > right) return;
  for (const x of [left, right]) for (const y of [top, bottom]) extend(box, a * x + c * y + e, b * x + d * y + f);
}
