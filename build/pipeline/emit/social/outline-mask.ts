/** A command of an outline, as harfbuzz gives it: `M`, `L`, `Q`, `C` or `Z`, with coordinates in font units, y upwards. */
interface OutlineCommand {
  type: string;
  values: readonly number[];
}

/** How far each pixel of a box is covered, from 0 to 255; the box begins at `left`, `top` from the origin of the glyph. */
export interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** Fills an outline, smoothing its edges. `scale` is in pixels per font unit, `shift` in pixels to the right. */
export function fillOutline(outline: readonly OutlineCommand[], scale: number, shift: number): Mask | undefined {
  const points = pointsOf(outline, scale, shift);
  if (points.length === 0) return undefined;
  const [xs, ys] = [0, 1].map((axis) => rangeOf(points, axis)) as [Range, Range];
  const [left, top] = [Math.floor(xs.from), Math.floor(ys.from)];
  const width = Math.ceil(xs.to) - left + 1;
  const height = Math.ceil(ys.to) - top;
  const areas = new Float32Array(width * height + 1);
  for (let at = 0; at < points.length; at += 4) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [points[at], points[at + 1], points[at + 2], points[at + 3]];
    if (y0 < y1) addLine(areas, width, 1, x0 - left, y0 - top, x1 - left, y1 - top);
    else addLine(areas, width, -1, x1 - left, y1 - top, x0 - left, y0 - top);
  }
  return { left, top, width, height, coverage: coverageOf(areas) };
}

interface Range {
  from: number;
  to: number;
}

/** Returns the range of every second number, from the given one on. */
function rangeOf(numbers: readonly number[], first: number): Range {
  const range = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  for (let at = first; at < numbers.length; at += 2) {
    const number = numbers[at] ?? 0;
    if (number < range.from) range.from = number;
    if (number > range.to) range.to = number;
  }
  return range;
}

/** The number of lines for each curve: at the sizes of titles they differ from it by less than a tenth of a pixel. */
const linesPerCurve = 8;

/** Divides the outline into lines in pixels, y downwards → four numbers for each, x and y of both ends. */
function pointsOf(outline: readonly OutlineCommand[], scale: number, shift: number): number[] {
  const points: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    if (toY !== y) points.push(x, y, toX, toY);
    x = toX;
    y = toY;
  };
  for (const { type, values } of outline) {
    const at = values.map((value, index) => (index % 2 === 0 ? value * scale + shift : -value * scale));
    const [x1 = x, y1 = y, x2 = x1, y2 = y1, x3 = x2, y3 = y2] = at;
    if (type === 'M') [x, y, startX, startY] = [x1, y1, x1, y1];
    else if (type === 'L') lineTo(x1, y1);
    else if (type === 'Z') lineTo(startX, startY);
    else {
      const [fromX, fromY] = [x, y];
      for (let step = 1; step <= linesPerCurve; step++) {
        const t = step / linesPerCurve;
        if (type === 'Q') lineTo(quadratic(fromX, x1, x2, t), quadratic(fromY, y1, y2, t));
        else lineTo(cubic(fromX, x1, x2, x3, t), cubic(fromY, y1, y2, y3, t));
      }
    }
  }
  return points;
}

const quadratic = (a: number, b: number, c: number, t: number): number =>
  (1 - t) * ((1 - t) * a + t * b) + t * ((1 - t) * b + t * c);

const cubic = (a: number, b: number, c: number, d: number, t: number): number =>
  (1 - t) * quadratic(a, b, c, t) + t * quadratic(b, c, d, t);

/**
 * Adds the area to the right of a line, row by row, as differences between neighboring pixels: the running sum of a row
 * is how far each pixel is covered. Raph Levien describes the method in "Inside the fastest font renderer in the world".
 * @param direction 1 if the outline goes down here, -1 if it goes up
 */
function addLine(
  areas: Float32Array,
  width: number,
  direction: number,
  topX: number,
  top: number,
  bottomX: number,
  bottom: number,
): void {
  const slope = (bottomX - topX) / (bottom - top);
  for (let row = Math.floor(top); row < bottom; row++) {
    const from = Math.max(row, top);
    const to = Math.min(row + 1, bottom);
    const one = topX + (from - top) * slope;
    const other = topX + (to - top) * slope;
    addRow(areas, row * width, direction * (to - from), Math.min(one, other), Math.max(one, other));
  }
}

/** Adds the part of a line in one row, between two places of the row. */
function addRow(areas: Float32Array, start: number, share: number, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.max(first + 1, Math.ceil(to));
  let before = 0;
  for (let pixel = first; pixel < last; pixel++) {
    // The part of the line's share that is right of the line up to the end of this pixel.
    const covered =
      share *
      (last === first + 1 ? last - (from + to) / 2 : rightOfRamp(pixel + 1, from, to) - rightOfRamp(pixel, from, to));
    areas[start + pixel] = (areas[start + pixel] ?? 0) + covered - before;
    before = covered;
  }
  // From the next pixel on the whole share counts.
  areas[start + last] = (areas[start + last] ?? 0) + share - before;
}

/** Returns the integral, up to `x`, of a ramp from 0 at `from` to 1 at `to`. */
const rightOfRamp = (x: number, from: number, to: number): number =>
  x <= from ? 0 : x >= to ? x - (from + to) / 2 : (x - from) ** 2 / (2 * (to - from));

/** Sums up the differences. Where contours overlap, the sum exceeds 1. */
function coverageOf(areas: Float32Array): Uint8Array {
  const coverage = new Uint8Array(areas.length - 1);
  let sum = 0;
  for (let pixel = 0; pixel < coverage.length; pixel++) {
    sum += areas[pixel] ?? 0;
    coverage[pixel] = Math.min(255, Math.round(Math.abs(sum) * 255));
  }
  return coverage;
}
