import type { SaxesTagNS } from 'saxes';
import { type Canvas, largestSide } from './svg-canvas.ts';
import { type Box, extendBy, isShape, type Matrix, noBox, type Outline } from './svg-shape.ts';

/** The most references that lead on to each other. */
const mostLevels = 16;

// In microseconds:
/** A pixel that is filled, and one of a gradient or a pattern. */
export const filledPixel = 0.0006;
/** A pixel up or down that a line goes: programs look at each line in each row. */
const crossedRow = 0.13;
/** A layer that is drawn over others. */
const layer: Work = { perUse: 80, perPixel: 0.004 };

/** How many pixels a blur looks at beside those of a tile, which programs draw one by one. */
const tile = 256;

/** What is done to a part of a drawing, in microseconds. */
export interface Work {
  perUse: number;
  /** For each pixel that is drawn, and for each of the region where that is larger. */
  perPixel: number;
  perRegionPixel?: number;
  /** Its blurs, in units of the element. */
  blur?: number;
}

/** What something adds to what a program draws, in microseconds. */
export interface Addition {
  /** How long drawing it takes, without its pixels and what it refers to. */
  cost: number;
  /** What each unit of the lines in it takes, and how wide they are, for what they inherit. */
  perLength: number;
  stroke: number;
  /** How far the lines go up and down that a style gives it. */
  rise: number;
  /** The numbers in its lines: no line has more corners, and each may get a marker. */
  points: number;
  references: Reference[];
  /** What a style does to it as a whole: the longest that any rule says. */
  filter: Work | undefined;
  isLayer: boolean;
  /** Whether a style or an animation puts it somewhere else, or makes it larger. */
  isMoved: boolean;
  isResized: boolean;
}

/** An element. */
export interface Drawn extends Addition {
  tag: SaxesTagNS | undefined;
  /** Where it begins in the text. */
  offset: number;
  children: Drawn[];
  /** From its units to those of its parent. */
  matrix: Matrix;
  /** The pixels of a unit, in it and around it. */
  scale: number;
  outerScale: number;
  outline: Outline | undefined;
  /** What it does to what refers to it. */
  work: Work;
}

/** A reference to what is drawn in the place of an element (`use`), for each shape or corner in it, or `once`. */
interface Reference {
  id: string;
  times: 'use' | 'shapes' | 'points' | 'once';
}

export function newAddition(): Addition {
  return {
    cost: 0,
    perLength: 0,
    stroke: 0,
    rise: 0,
    points: 0,
    references: [],
    filter: undefined,
    isLayer: false,
    isMoved: false,
    isResized: false,
  };
}

/** Adds what a rule or an animation adds to an element. */
export function addTo(drawn: Addition, more: Addition): void {
  drawn.cost += more.cost;
  drawn.perLength += more.perLength;
  drawn.stroke = Math.max(drawn.stroke, more.stroke);
  drawn.rise += more.rise;
  drawn.points += more.points;
  for (const reference of more.references) drawn.references.push(reference);
  const [before, filter] = [drawn.filter, more.filter];
  drawn.filter = !before || (filter && filter.perPixel > before.perPixel) ? filter : before;
  drawn.isLayer ||= more.isLayer;
  drawn.isMoved ||= more.isMoved;
  drawn.isResized ||= more.isResized;
}

/** What is drawn for an element, with all that it refers to. */
interface Measure {
  cost: number;
  paint: number;
  /** The pixels and the lengths of its shapes. */
  area: number;
  length: number;
  shapes: number;
  points: number;
  /** How many references lead on to each other in it. */
  levels: number;
}

const nothing: Measure = { cost: 0, paint: 0, area: 0, length: 0, shapes: 0, points: 0, levels: 0 };
const unknown: Measure = { ...nothing };
const endless: Measure = { ...nothing, cost: Number.POSITIVE_INFINITY, levels: mostLevels };

/** Elements that are drawn only where others refer to them. */
const referred = /^(?:defs|symbol|clipPath|mask|marker|pattern|filter|linearGradient|radialGradient)$/;

/** How long it takes to draw a drawing, and the element of it that takes longest: itself, or wherever it is referred to. */
interface Total {
  cost: number;
  longest: Drawn;
}

/** Adds up what elements draw: without end, if references lead back to where they are. */
export function measureCost(
  root: Drawn,
  { byId, canvas, stroke }: { byId: ReadonlyMap<string, Drawn>; canvas: Canvas; stroke: number },
): Total {
  const known = new Map<Drawn, Measure>();
  const boxes = new Map<Drawn, Box | undefined>();
  const costs = new Map<Drawn, number>();
  const addCost = (drawn: Drawn, cost: number) => costs.set(drawn, (costs.get(drawn) ?? 0) + cost);
  resizeInside(root);

  const within = (area: number) => (area < canvas.area ? area : canvas.area);

  /** Returns where an element draws, in its own units; `undefined` if that is not known. */
  function boxOf(drawn: Drawn): Box | undefined {
    if (boxes.has(drawn)) return boxes.get(drawn);
    boxes.set(drawn, undefined);
    const { tag, outline } = drawn;
    if (drawn.isResized || tag?.local === 'svg') return undefined;
    if (tag && isShape(tag.local)) boxes.set(drawn, outline?.box);
    else if (tag?.local === 'use') boxes.set(drawn, boxOfUse(drawn, tag));
    else {
      const box = { ...noBox };
      for (const child of drawn.children) {
        if (isReferred(child)) continue;
        const inside = child.isMoved ? undefined : boxOf(child);
        if (!inside) return undefined;
        extendBy(box, inside, child.matrix);
      }
      boxes.set(drawn, box);
    }
    return boxes.get(drawn);
  }

  function boxOfUse({ references }: Drawn, { attributes }: SaxesTagNS): Box | undefined {
    const used = byId.get(references.find(({ times }) => times === 'use')?.id ?? '');
    if (!used) return { ...noBox };
    const of = (name: string) => Number(attributes[name]?.value ?? 0);
    const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')];
    if (used.tag?.local === 'symbol')
      return width > 0 && height > 0 ? { left: x, top: y, right: x + width, bottom: y + height } : undefined;
    const inside = used.isMoved ? undefined : boxOf(used);
    if (!inside) return undefined;
    const box = { ...noBox };
    extendBy(box, inside, used.matrix);
    return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
  }

  /** Returns the pixels of an element, with so many more around it. */
  function areaOf(drawn: Drawn, margin = 0): number {
    const box = boxOf(drawn);
    if (!box) return canvas.area;
    const side = (length: number) => Math.max(0, length) * drawn.scale + margin;
    return within(side(box.right - box.left) * side(box.bottom - box.top));
  }

  /** Returns the pixels of the region of a filter or a mask at an element. */
  function regionOf(drawn: Drawn, { tag, isResized }: Drawn): number {
    const { filterUnits, maskUnits, width, height } = tag?.attributes ?? {};
    const isOfDrawing = (filterUnits ?? maskUnits)?.value === 'userSpaceOnUse';
    const [across, down] = [width, height].map((side) => portionOf(side?.value, isOfDrawing)) as [number, number];
    if (isResized || Number.isNaN(across + down)) return canvas.area;
    return within(across * down * (isOfDrawing ? drawn.scale ** 2 : areaOf(drawn)));
  }

  function doWork(drawn: Drawn, { perUse, perPixel, perRegionPixel = 0, blur = 0 }: Work, region: number): number {
    const margin = 6 * blur * drawn.scale;
    const overlap = Math.min((1 + margin / tile) ** 2, 1 + canvas.area / tile ** 2);
    const area = Math.min(areaOf(drawn, margin), region);
    return perUse + (area * perPixel + region * perRegionPixel) * (margin ? overlap : 1);
  }

  function measure(drawn: Drawn, level: number): Measure {
    const before = known.get(drawn);
    // What leads back to itself has parts that are not known yet.
    if (before === unknown) return endless;
    if (before) return level + before.levels > mostLevels ? endless : before;
    if (level > mostLevels) return endless;
    known.set(drawn, unknown);
    const sum: Measure = { ...nothing, points: drawn.points };
    for (const child of drawn.children) {
      const one = measure(child, level);
      include(sum, isReferred(child) ? { ...nothing, cost: one.cost, levels: one.levels } : one);
    }
    if (drawn.tag && isShape(drawn.tag.local)) addShape(sum, drawn);
    for (const reference of drawn.references) {
      const used = reference.times === 'use' ? byId.get(reference.id) : undefined;
      if (used) addUse(sum, drawn, used, measure(used, level + 1));
    }
    sum.shapes = Math.max(1, sum.shapes);
    for (const { id, times } of drawn.references) {
      const other = byId.get(id);
      if (times !== 'use' && other) addReference(sum, drawn, other, times, measure(other, level + 1));
    }
    addOwn(sum, drawn);
    known.set(drawn, sum);
    return sum;
  }

  /** Adds what an element itself takes, with all in it. */
  function addOwn(sum: Measure, drawn: Drawn): void {
    const { cost, rise, stroke, perLength, filter, isLayer, scale, tag } = drawn;
    let paint = Math.min(rise * scale, cost * largestSide) * crossedRow;
    if (stroke > 0) paint += Math.min(stroke * scale, largestSide) * sum.length * filledPixel;
    if (filter) paint += doWork(drawn, filter, canvas.area);
    if (isLayer && (drawn.children.length > 0 || tag?.local === 'use')) paint += doWork(drawn, layer, canvas.area);
    const whole = cost + (perLength === 0 ? 0 : (perLength * sum.length) / scale);
    sum.cost += whole;
    sum.paint += paint;
    addCost(drawn, whole + paint);
  }

  function addShape(sum: Measure, drawn: Drawn): void {
    const { tag, outline, scale, isResized } = drawn;
    const { box, length, rise } = outline ?? { box: undefined, length: largestSide / scale, rise: 0 };
    const area = box ? within((box.right - box.left) * (box.bottom - box.top) * scale ** 2) : canvas.area;
    // What letters paint is counted by their number.
    sum.area = tag?.local === 'text' ? 0 : isResized ? canvas.area : Math.max(0, area);
    sum.length = Math.max(length, Number(tag?.attributes.pathLength?.value ?? 0) || 0) * scale;
    sum.shapes = 1;
    sum.paint = sum.area * filledPixel + Math.min(rise * scale, drawn.points * largestSide) * crossedRow;
    addCost(drawn, sum.paint);
  }

  /** Adds what an element draws in the place of another, and in its size. */
  function addUse(sum: Measure, { tag, scale, isResized }: Drawn, used: Drawn, one: Measure): void {
    const [width, height] = [tag?.attributes.width, tag?.attributes.height].map((side) => Number(side?.value));
    const [, , across, down] = (used.tag?.attributes.viewBox?.value.trim() ?? '').split(/[\s,]+/).map(Number);
    const sized = Math.max((width ?? 0) / (across ?? 0), (height ?? 0) / (down ?? 0)) * scale;
    const ratio = ((sized > 0 ? sized : (scale * used.scale) / used.outerScale) / used.scale) ** 2;
    const area = Math.min(isResized ? Number.POSITIVE_INFINITY : one.area * ratio, one.shapes * canvas.area);
    const paint = Math.max(one.paint * ratio, isResized ? area * filledPixel : 0);
    include(sum, { ...one, area, paint }, 1);
    addCost(used, one.cost + paint);
  }

  /** Adds what a reference makes a program draw beside what is in an element. */
  function addReference(
    sum: Measure,
    drawn: Drawn,
    other: Drawn,
    times: Exclude<Reference['times'], 'use'>,
    one: Measure,
  ): void {
    const factor = times === 'once' ? 1 : Math.max(1, sum[times]);
    const area = times === 'shapes' ? sum.area : times === 'once' ? areaOf(drawn) : 0;
    // A marker is as large as the line is wide.
    const size = times === 'points' ? stroke ** 2 : 1;
    const content = isInBox(other) ? Math.max(one.paint, (one.shapes * area * filledPixel) / factor) : one.paint * size;
    const each = one.cost + content;
    const { perUse, perPixel } = other.work;
    const paint =
      times === 'once' ? doWork(drawn, other.work, regionOf(drawn, other)) : area * perPixel + factor * perUse;
    sum.cost += each === 0 ? 0 : each * factor;
    sum.paint += paint;
    sum.levels = Math.max(sum.levels, one.levels + 1);
    addCost(other, each === 0 ? paint : each * factor + paint);
  }

  const { cost, paint } = measure(root, 0);
  let longest = root;
  for (const [drawn, one] of costs) if (one > (costs.get(longest) ?? 0)) longest = drawn;
  return { cost: cost + paint, longest };
}

function isReferred({ tag }: Drawn): boolean {
  return referred.test(tag?.local ?? '');
}

/** Returns whether what is in a pattern or a mask is as large as what refers to it. */
function isInBox({ tag }: Drawn): boolean {
  const { patternContentUnits, maskContentUnits, clipPathUnits, viewBox } = tag?.attributes ?? {};
  const units = patternContentUnits ?? maskContentUnits ?? clipPathUnits;
  return units?.value === 'objectBoundingBox' || (tag?.local === 'pattern' && viewBox !== undefined);
}

/** Reads a side of a region: a length, or a part of a box. */
function portionOf(side: string | undefined, isOfDrawing: boolean): number {
  if (side === undefined) return isOfDrawing ? Number.NaN : 1.2;
  const isPart = side.trim().endsWith('%');
  if (isPart && isOfDrawing) return Number.NaN;
  return Math.abs(Number.parseFloat(side)) / (isPart ? 100 : 1);
}

/** What is in an element that is made larger is so too. */
function resizeInside(drawn: Drawn): void {
  for (const child of drawn.children) {
    child.isResized ||= drawn.isResized;
    resizeInside(child);
  }
}

function include(sum: Measure, one: Measure, step = 0): void {
  sum.cost += one.cost;
  sum.paint += one.paint;
  sum.area += one.area;
  sum.length += one.length;
  sum.shapes += one.shapes;
  sum.points += one.points;
  sum.levels = Math.max(sum.levels, one.levels + step);
}
