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

type Line = readonly [x0: number, y0: number, x1: number, y1: number];

/** Fills an outline, smoothing its edges. `scale` is in pixels per font unit, `shift` in pixels to the right. */
export function fillOutline(outline: readonly OutlineCommand[], scale: number, shift: number): Mask | undefined {
  const lines = linesOf(outline, scale, shift);
  if (lines.length === 0) return undefined;
  const xs = lines.flatMap(([x0, , x1]) => [x0, x1]);
  const ys = lines.flatMap(([, y0, , y1]) => [y0, y1]);
  const left = Math.floor(Math.min(...xs));
  const top = Math.floor(Math.min(...ys));
  const width = Math.ceil(Math.max(...xs)) - left + 1;
  const height = Math.ceil(Math.max(...ys)) - top;
  const areas = new Float32Array(width * height + 1);
  for (const [x0, y0, x1, y1] of lines) addLine(areas, width, [x0 - left, y0 - top, x1 - left, y1 - top]);
  return { left, top, width, height, coverage: coverageOf(areas) };
}

/** The number of lines for each curve: at the sizes of titles they differ from it by less than a tenth of a pixel. */
const linesPerCurve = 8;

/** Divides the outline into lines in pixels, y downwards. */
function linesOf(outline: readonly OutlineCommand[], scale: number, shift: number): Line[] {
  const lines: Line[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    if (toY !== y) lines.push([x, y, toX, toY]);
    [x, y] = [toX, toY];
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
        else lineTo(cubic([fromX, x1, x2, x3], t), cubic([fromY, y1, y2, y3], t));
      }
    }
  }
  return lines;
}

const quadratic = (a: number, b: number, c: number, t: number): number =>
  (1 - t) * ((1 - t) * a + t * b) + t * ((1 - t) * b + t * c);

const cubic = ([a, b, c, d]: readonly [number, number, number, number], t: number): number =>
  (1 - t) * quadratic(a, b, c, t) + t * quadratic(b, c, d, t);

/**
 * Adds the area to the right of a line, row by row, as differences between neighboring pixels: the running sum of a row
 * is how far each pixel is covered. Raph Levien describes the method in "Inside the fastest font renderer in the world".
 */
function addLine(areas: Float32Array, width: number, [x0, y0, x1, y1]: Line): void {
  const direction = y0 < y1 ? 1 : -1;
  const [topX, top, bottomX, bottom] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bottomX - topX) / (bottom - top);
  for (let row = Math.floor(top); row < bottom; row++) {
    const from = Math.max(row, top);
    const to = Math.min(row + 1, bottom);
    const share = direction * (to - from);
    const one = topX + (from - top) * slope;
    const other = topX + (to - top) * slope;
    addRow(areas, row * width, share, Math.min(one, other), Math.max(one, other));
  }
}

/** Adds the part of a line in one row, between two places of the row. */
function addRow(areas: Float32Array, start: number, share: number, from: number, to: number): void {
  const first = Math.floor(from);
  const last = Math.max(first + 1, Math.ceil(to));
  const add = (pixel: number, area: number): void => {
    areas[start + pixel] = (areas[start + pixel] ?? 0) + area;
  };
  let before = 0;
  for (let pixel = first; pixel < last; pixel++) {
    // The part of the line's share that is right of the line up to the end of this pixel.
    const covered = share * areaUpTo(pixel + 1, from, to);
    add(pixel, covered - before);
    before = covered;
  }
  // From the next pixel on the whole share counts.
  add(last, share - before);
}

/** Returns the mean of how far a pixel that ends at `end` is right of a line between two places. */
function areaUpTo(end: number, from: number, to: number): number {
  const begin = end - 1;
  if (to - from < 1e-6) return Math.min(1, Math.max(0, end - from));
  // The integral of a ramp from 0 at `from` to 1 at `to`.
  const ramp = (x: number): number =>
    x <= from ? 0 : x >= to ? x - (from + to) / 2 : (x - from) ** 2 / (2 * (to - from));
  return ramp(end) - ramp(begin);
}

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
