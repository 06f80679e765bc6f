import { atMost, largestSide } from './svg-canvas.ts';
import { type Drawn, isReferred, type Reference, type Work } from './svg-drawn.ts';
import { areaOf, type Layout, timeOf } from './svg-layout.ts';
import { isShape } from './svg-shape.ts';

/** The most references that lead on to each other. */
const mostLevels = 16;

/** The most references of a mask, with those around it. */
const mostReferences = 16;

/** Elements that are drawn for others, as those around them say. */
const isDrawnForOthers = /^(?:clipPath|marker|mask|pattern)$/;

// In microseconds:
/** A pixel that is filled, and one of a gradient or a pattern. */
const filledPixel = 0.0006;
/** A pixel of a picture. */
const picturePixel = 0.01;
/** A pixel up or down that a line goes: programs look at each line in each row. */
const crossedRow = 0.13;
/** A layer that is drawn over others. */
export const layer: Work = { perUse: 80, perPixel: 0.004 };

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

/** How long it takes to draw a drawing, and the element of it that takes longest: itself, or wherever it is referred to. */
interface Total {
  cost: number;
  longest: Drawn;
}

/** What is known of a drawing, and what was found out. */
interface Scene extends Layout {
  /** The widest line, in units of its element. */
  stroke: number;
  measures: Map<Drawn, Measure>;
  costs: Map<Drawn, number>;
}

/** Adds up what elements draw: without end, if references lead back to where they are. */
export function measureCost(root: Drawn, known: Pick<Scene, 'byId' | 'canvas' | 'stroke'>): Total {
  const scene: Scene = { ...known, boxes: new Map(), measures: new Map(), costs: new Map() };
  inherit(root, []);
  const { cost, paint } = measure(root, 0, scene);
  let longest = root;
  for (const [drawn, one] of scene.costs) if (one > (scene.costs.get(longest) ?? 0)) longest = drawn;
  return { cost: cost + paint, longest };
}

function measure(drawn: Drawn, level: number, scene: Scene): Measure {
  const before = scene.measures.get(drawn);
  // What leads back to itself has parts that are not known yet.
  if (before === unknown) return endless;
  if (before) return level + before.levels > mostLevels ? endless : before;
  if (level > mostLevels) return endless;
  scene.measures.set(drawn, unknown);
  const sum: Measure = { ...nothing, points: drawn.points };
  for (const child of drawn.children) {
    const one = measure(child, level, scene);
    include(sum, isReferred(child) ? { ...nothing, cost: one.cost, levels: one.levels } : one);
  }
  if (drawn.tag && isShape(drawn.tag.local)) addShape(sum, drawn, scene);
  for (const { id, times } of drawn.references) {
    const used = times === 'use' ? scene.byId.get(id) : undefined;
    if (used) addUse(sum, drawn, { other: used, one: measure(used, level + 1, scene), scene });
  }
  sum.shapes = Math.max(1, sum.shapes);
  for (const { id, times } of drawn.references) {
    const other = scene.byId.get(id);
    if (times !== 'use' && other)
      addReference(sum, drawn, { other, times, one: measure(other, level + 1, scene), scene });
  }
  addOwn(sum, drawn, scene);
  scene.measures.set(drawn, sum);
  return sum;
}

function addCost({ costs }: Scene, drawn: Drawn, cost: number): void {
  costs.set(drawn, (costs.get(drawn) ?? 0) + cost);
}

/** Adds what an element itself takes, with all in it. */
function addOwn(sum: Measure, drawn: Drawn, scene: Scene): void {
  const { cost, rise, stroke, perLength, filter, isLayer, scale, tag } = drawn;
  let paint = Math.min(rise * scale, cost * largestSide) * crossedRow;
  // Each corner or end has an edge as long as the line is wide.
  if (stroke > 0) paint += Math.min(stroke * scale, largestSide) * (sum.length * filledPixel + sum.points * crossedRow);
  if (filter) paint += timeOf(filter, drawn, scene);
  if (isLayer && (drawn.children.length > 0 || tag?.local === 'use')) paint += timeOf(layer, drawn, scene);
  if (drawn.characters > 0)
    paint += drawn.characters * atMost((drawn.letter * scale) ** 2, scene.canvas.area) * filledPixel;
  const whole = cost + (perLength === 0 ? 0 : (perLength * sum.length) / scale);
  sum.cost += whole;
  sum.paint += paint;
  addCost(scene, drawn, whole + paint);
}

function addShape(sum: Measure, drawn: Drawn, scene: Scene): void {
  const { tag, outline, scale, isResized } = drawn;
  const { length, rise } = outline ?? { length: largestSide / scale, rise: 0 };
  sum.area = tag?.local === 'text' ? 0 : isResized ? scene.canvas.area : areaOf(drawn, scene);
  sum.length = Math.max(length, Number(tag?.attributes.pathLength?.value ?? 0) || 0) * scale;
  sum.shapes = 1;
  const perPixel = tag?.local === 'image' ? picturePixel : filledPixel;
  sum.paint = sum.area * perPixel + Math.min(rise * scale, drawn.points * largestSide) * crossedRow;
  addCost(scene, drawn, sum.paint);
}

/** An element that another refers to. */
interface Referred {
  other: Drawn;
  one: Measure;
  scene: Scene;
}

/** Adds what an element draws in the place of another, and in its size. */
function addUse(sum: Measure, { tag, scale, letter, isResized }: Drawn, { other: used, one, scene }: Referred): void {
  const [width, height] = [tag?.attributes.width, tag?.attributes.height].map((side) => Number(side?.value));
  const [, , across, down] = (used.tag?.attributes.viewBox?.value.trim() ?? '').split(/[\s,]+/).map(Number);
  const sized = Math.max((width ?? 0) / (across ?? 0), (height ?? 0) / (down ?? 0)) * scale;
  // Letters are as large as where they are used.
  const larger = Math.max(1, letter / used.letter) / used.scale;
  const ratio = ((sized > 0 ? sized : (scale * used.scale) / used.outerScale) * larger) ** 2;
  const area = Math.min(isResized ? Number.POSITIVE_INFINITY : one.area * ratio, one.shapes * scene.canvas.area);
  const paint = Math.max(one.paint * ratio, isResized ? area * filledPixel : 0);
  include(sum, { ...one, area, paint }, 1);
  addCost(scene, used, one.cost + paint);
}

/** Adds what a reference makes a program draw beside what is in an element. */
function addReference(
  sum: Measure,
  drawn: Drawn,
  { other, times, one, scene }: Referred & { times: Exclude<Reference['times'], 'use'> },
): void {
  const factor = times === 'once' ? 1 : Math.max(1, sum[times]);
  const area = times === 'shapes' ? sum.area : times === 'once' ? areaOf(drawn, scene) : 0;
  // A marker is as large as the line is wide.
  const size = times === 'points' ? scene.stroke ** 2 : 1;
  const content = isInBox(other) ? Math.max(one.paint, (one.shapes * area * filledPixel) / factor) : one.paint * size;
  const each = one.cost + content;
  const { perUse, perPixel } = other.work;
  const paint = times === 'once' ? timeOf(other.work, drawn, scene, other) : area * perPixel + factor * perUse;
  sum.cost += each === 0 ? 0 : each * factor;
  sum.paint += paint;
  sum.levels = Math.max(sum.levels, one.levels + 1);
  addCost(scene, other, each === 0 ? paint : each * factor + paint);
}

/** Returns whether what is in a pattern or a mask is as large as what refers to it. */
function isInBox({ tag }: Drawn): boolean {
  const { patternContentUnits, maskContentUnits, clipPathUnits, viewBox } = tag?.attributes ?? {};
  const units = patternContentUnits ?? maskContentUnits ?? clipPathUnits;
  return units?.value === 'objectBoundingBox' || (tag?.local === 'pattern' && viewBox !== undefined);
}

/** Hands down what elements are given by those around them. */
function inherit(drawn: Drawn, around: readonly Drawn[]): void {
  const both = [...around, drawn];
  for (const child of drawn.children) {
    child.isResized ||= drawn.isResized;
    child.letter ||= drawn.letter * Math.max(1, child.letterScale);
    inherit(child, both);
  }
  // Last, so that what is within it does not inherit twice.
  for (const one of isDrawnForOthers.test(drawn.tag?.local ?? '') ? around : []) {
    drawn.perLength += one.perLength;
    drawn.stroke = Math.max(drawn.stroke, one.stroke);
    if (drawn.references.length + one.references.length > mostReferences) drawn.cost = Number.POSITIVE_INFINITY;
    else drawn.references.push(...one.references.filter(({ times }) => times === 'shapes' || times === 'points'));
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
