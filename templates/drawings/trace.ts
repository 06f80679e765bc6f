import { numberAt } from '#authoring/values/number-at.ts';

/** Heights on a lattice: `values[row * columns + column]`, lattice points `step` units apart from (`left`, `top`). */
export interface HeightMap {
  columns: number;
  rows: number;
  left: number;
  top: number;
  step: number;
  values: Float64Array;
}

/** A traced line: x and y alternating. */
export interface Trace {
  points: number[];
  closed: boolean;
}

/** Samples a height function over a frame and `margin` lattice steps around it. */
export function sampleHeights(
  height: (x: number, y: number) => number,
  frame: { width: number; height: number; step: number; margin: number },
): HeightMap {
  const { step, margin } = frame;
  const columns = Math.ceil(frame.width / step) + 1 + 2 * margin;
  const rows = Math.ceil(frame.height / step) + 1 + 2 * margin;
  const values = new Float64Array(columns * rows);
  const left = -margin * step;
  const top = -margin * step;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      values[row * columns + column] = height(left + column * step, top + row * step);
    }
  }
  return { columns, rows, left, top, step, values };
}

/** Traces the lines of each level by marching squares → the lines of each, in the order of `levels` (ascending). */
export function traceLevels(map: HeightMap, levels: readonly number[]): Trace[][] {
  const links = new Int32Array(map.values.length * 4);
  return cellsByLevel(map, levels).map((cells, index) =>
    traceLevel({ map, level: numberAt(levels, index), links }, cells),
  );
}

/** Returns the lattice cells that each level passes through, by their north-west point. */
function cellsByLevel({ columns, rows, values }: HeightMap, levels: readonly number[]): number[][] {
  const cells: number[][] = levels.map(() => []);
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const point = row * columns + column;
      const nw = numberAt(values, point);
      const ne = numberAt(values, point + 1);
      const sw = numberAt(values, point + columns);
      const se = numberAt(values, point + columns + 1);
      const lowest = Math.min(nw, ne, sw, se);
      const highest = Math.max(nw, ne, sw, se);
      for (let index = firstAtLeast(levels, lowest); index < levels.length; index++) {
        if (numberAt(levels, index) >= highest) break;
        cells[index]?.push(point);
      }
    }
  }
  return cells;
}

function firstAtLeast(levels: readonly number[], value: number): number {
  let low = 0;
  let high = levels.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(levels, middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A level of a map, while its lines are traced. */
interface TracedLevel {
  map: HeightMap;
  level: number;
  /**
   * The two edges that each crossed edge is joined to, plus one, or 0. An edge of the lattice has the number `2 × point`
   * when it runs right from that point and `2 × point + 1` when it runs down.
   */
  links: Int32Array;
}

/** Traces the lines of a level: first those that begin at the border, then those that are closed. */
function traceLevel(traced: TracedLevel, cells: readonly number[]): Trace[] {
  const { links } = traced;
  const crossed = linkEdges(traced, cells);
  const traces: Trace[] = [];
  for (const edge of crossed)
    if (links[edge * 2] !== 0 && links[edge * 2 + 1] === 0) traces.push(followLine(traced, edge));
  for (const edge of crossed) if (links[edge * 2] !== 0) traces.push(followLine(traced, edge));
  return traces;
}

/** Links the edges that the level crosses, cell by cell, and returns them. */
function linkEdges({ map: { columns, values }, level, links }: TracedLevel, cells: readonly number[]): number[] {
  const crossed: number[] = [];
  const join = (from: number, to: number): void => {
    if (links[from * 2] === 0 && links[from * 2 + 1] === 0) crossed.push(from);
    links[links[from * 2] === 0 ? from * 2 : from * 2 + 1] = to + 1;
  };
  const connect = (a: number, b: number): void => {
    join(a, b);
    join(b, a);
  };
  for (const point of cells) {
    const nw = numberAt(values, point);
    const ne = numberAt(values, point + 1);
    const sw = numberAt(values, point + columns);
    const se = numberAt(values, point + columns + 1);
    const north = point * 2;
    const west = point * 2 + 1;
    const south = (point + columns) * 2;
    const east = (point + 1) * 2 + 1;
    switch ((nw > level ? 8 : 0) | (ne > level ? 4 : 0) | (se > level ? 2 : 0) | (sw > level ? 1 : 0)) {
      case 1:
      case 14:
        connect(west, south);
        break;
      case 2:
      case 13:
        connect(south, east);
        break;
      case 3:
      case 12:
        connect(west, east);
        break;
      case 4:
      case 11:
        connect(north, east);
        break;
      case 6:
      case 9:
        connect(north, south);
        break;
      case 7:
      case 8:
        connect(north, west);
        break;
      default: {
        const highMiddle = (nw + ne + sw + se) / 4 > level;
        if (highMiddle === ne > level) {
          connect(north, west);
          connect(south, east);
        } else {
          connect(north, east);
          connect(south, west);
        }
      }
    }
  }
  return crossed;
}

/** Follows a line from an edge and unlinks every edge of it. */
function followLine(traced: TracedLevel, start: number): Trace {
  const { links } = traced;
  const points: number[] = [];
  let edge = start;
  let previous = -1;
  for (;;) {
    pushCrossing(points, traced, edge);
    const first = numberAt(links, edge * 2) - 1;
    const second = numberAt(links, edge * 2 + 1) - 1;
    links[edge * 2] = 0;
    links[edge * 2 + 1] = 0;
    const next = first === previous ? second : first;
    if (next === -1) return { points, closed: false };
    if (next === start) return { points, closed: true };
    previous = edge;
    edge = next;
  }
}

/** Adds the point where the level crosses an edge. */
function pushCrossing(points: number[], { map, level }: TracedLevel, edge: number): void {
  const { columns, values, left, top, step } = map;
  const point = edge >> 1;
  const down = (edge & 1) === 1;
  const from = numberAt(values, point);
  const to = numberAt(values, down ? point + columns : point + 1);
  const share = (level - from) / (to - from);
  const column = point % columns;
  const row = (point - column) / columns;
  points.push(left + (column + (down ? 0 : share)) * step, top + (row + (down ? share : 0)) * step);
}
