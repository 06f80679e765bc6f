import { type Effect, units, unitsOfUnion } from './svg-effects.ts';

/** The most references in a row. */
const mostReferences = 500;

/** What an element costs with all that is in it and that it refers to, and what is in it that inherits effects. */
export interface Total {
  units: number;
  /** Of these, copies count again. */
  elements: number;
  /** How deep each of these is in the element, and how many siblings are before it: browsers go through them for a selector. */
  depths: number;
  siblings: number;
  shapes: number;
  letters: number;
  /** Where markers may be. */
  corners: number;
  /** In pixels, if something has dashes; `Infinity` if it is not known. */
  length: number;
  /** What a stroke would add. */
  unitsOfStroke: number;
  /** How many layers are in each other: browsers keep them all in memory. */
  layers: number;
  /** How many shapes and letters are in an outline. */
  clipped: number;
  /** 1 if something in it is scaled. */
  scaled: number;
}

export interface Element {
  local: string;
  offset: number;
  id: string | undefined;
  /** The names that a selector can have for it. */
  names: ReadonlySet<string>;
  parent: Element | undefined;
  /** How many namespaces are declared by it and by what is around it. */
  namespaces: number;
  /** Whether something around it, or itself, scales it. */
  isScaled: boolean;
  /** Whether it, or something around it, is turned; and whether it is a rectangle without round corners. */
  isTurned: boolean;
  isBox: boolean;
  children: Element[];
  href: string[];
  effects: Effect[];
  own: Total;
  lengthOf: () => number;
  total?: Total | 'open';
  totalInherited?: Total | 'open';
}

/** The names of elements with an outline of their own. */
export const outlined = /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/;

/** The sum of no elements. */
export const nothing: Total = {
  units: 0,
  elements: 0,
  depths: 0,
  siblings: 0,
  shapes: 0,
  clipped: 0,
  letters: 0,
  corners: 0,
  length: 0,
  unitsOfStroke: 0,
  layers: 0,
  scaled: 0,
};
const endless: Total = { ...nothing, units: Number.POSITIVE_INFINITY };

export type ById = ReadonlyMap<string | undefined, readonly Element[]>;

/** Returns the elements that have these ids, of a drawing whose elements are listed by their ids. */
export const targetsOf = (ids: readonly string[], byId: ById) => ids.flatMap((id) => byId.get(id) ?? []);

/** What all elements of a drawing share while they are added up. */
export interface Sum {
  byId: ById;
  /** Whether styles or animations change outlines. */
  reshapes: boolean;
  /** Whether styles, animations or copies turn elements. */
  turns: boolean;
  hasDashes: boolean;
  moves: boolean;
  /** The longest dash that costs little. */
  longestDash: number;
  /** Whether letters, or the lines around them, may fill much of the drawing, where nothing is scaled. */
  hasLargeLetters: boolean;
  hasUnknownDashes: boolean;
  depth: number;
}

/** Adds up an element as it is where it stands, what is in it, and what it refers to. */
export function totalOf(element: Element, sum: Sum): Total {
  // An element that refers to itself.
  if (element.total === 'open' || sum.depth > mostReferences) return endless;
  if (element.total) return element.total;
  element.total = 'open';
  sum.depth += 1;
  const total = { ...element.own, length: sum.hasDashes ? element.lengthOf() : 0 };
  // What is used inherits from where it is used.
  if (element.isScaled || sum.hasLargeLetters) {
    total.units += total.letters * units.largeLetter;
    total.unitsOfStroke += total.letters * units.largeStroke;
  }
  for (const part of [...element.children, ...targetsOf(element.href, sum.byId)]) {
    const { elements } = add(total, totalOf(part, sum));
    total.depths += elements;
  }
  if (element.local === 'clipPath' && element.children.length > 1) total.units += unitsOfUnion(total.corners);
  // Browsers cut a view at its borders.
  if (element.local === 'svg' && isTurned(element, sum)) clip(total);
  for (const effect of element.effects) apply(effect, { total, element, sum });
  sum.depth -= 1;
  element.total = total;
  return total;
}

/** Adds up an element that others refer to, which inherits effects from where it stands. */
function totalWithInherited(element: Element, sum: Sum): Total {
  if (element.totalInherited === 'open') return endless;
  if (element.totalInherited) return element.totalInherited;
  element.totalInherited = 'open';
  const total = { ...totalOf(element, sum) };
  for (let { parent } = element; parent; { parent } = parent)
    for (const effect of parent.effects)
      if (/^(?:stroke|paint|each|marker|dash)$/.test(effect.type)) apply(effect, { total, element, sum });
  element.totalInherited = total;
  return total;
}

/** Returns the innermost element that has most of the cost. */
export function findMost(element: Element, sum: Sum): Element {
  const { units: all } = totalOf(element, sum);
  let most = element;
  for (;;) {
    const child = most.children.find((one) => totalOf(one, sum).units > all / 2 || totalOf(one, sum).units === all);
    if (!child) return most;
    most = child;
  }
}

const summed = [
  'units',
  'elements',
  'depths',
  'siblings',
  'shapes',
  'clipped',
  'letters',
  'corners',
  'length',
  'unitsOfStroke',
] as const;

function add(total: Total, part: Total, times = 1): Total {
  for (const name of summed) total[name] += times * part[name];
  for (const name of ['layers', 'scaled'] as const) total[name] = Math.max(total[name], part[name]);
  return part;
}

function isTurned(element: Element, sum: Sum): boolean {
  return element.isTurned || sum.turns;
}

/** Returns whether a clip path is an upright rectangle. */
function isUprightBox({ children: [only, ...others], effects }: Element, sum: Sum): boolean {
  if (!only?.isBox || others.length > 0 || sum.reshapes) return false;
  return effects.length === 0 && only.effects.length === 0 && !isTurned(only, sum);
}

/** Adds what an outline around something costs: once, however many there are in each other. */
function clip(total: Total): void {
  const { shapes, letters, clipped } = total;
  total.units += (shapes + letters - clipped) * units.clipped;
  total.clipped = shapes + letters;
}

interface Affected {
  total: Total;
  element: Element;
  sum: Sum;
}

function apply(effect: Effect, { total, element, sum }: Affected): void {
  const addReferences = (ids: readonly string[], times: number, each = 0) => {
    if (times === 0) return;
    for (const target of targetsOf(ids, sum.byId)) {
      const { units: referred, layers } = totalWithInherited(target, sum);
      add(total, { ...nothing, units: each + referred, layers }, times);
    }
  };
  switch (effect.type) {
    case 'stroke':
      total.units += total.unitsOfStroke;
      total.unitsOfStroke = 0;
      break;
    case 'clip': {
      const targets = targetsOf(effect.ids, sum.byId);
      const isUpright = targets.length > 0 && targets.every((target) => isUprightBox(target, sum));
      if (!isUpright || isTurned(element, sum)) clip(total);
      break;
    }
    case 'animation':
      total.units += effect.units;
      break;
    case 'transition':
      if (sum.moves) total.units += units.transition;
      break;
    case 'variables':
      total.units += effect.count * units.variable;
      break;
    case 'layer': {
      const price = outlined.test(element.local) ? effect.unitsOfShape : effect.units;
      total.units += price;
      addReferences(effect.ids, 1);
      if (price >= units.group) total.layers += 1;
      break;
    }
    case 'paint':
      addReferences(effect.ids, total.shapes + total.letters, units.gradient);
      break;
    case 'each':
      total.units += (total.shapes + total.letters) * effect.units;
      break;
    case 'marker':
      addReferences(effect.ids, effect.isAtCorners ? total.corners : total.shapes);
      break;
    case 'dash': {
      const dashes = total.length / effect.length + total.shapes * effect.entries;
      const isKnown = total.letters === 0 && !sum.reshapes && dashes < Number.POSITIVE_INFINITY;
      const isThin = effect.longest <= sum.longestDash && !element.isScaled && total.scaled === 0;
      sum.hasUnknownDashes ||= !isKnown;
      total.units += isKnown ? dashes * (isThin ? units.smallDash : units.dash) : Number.POSITIVE_INFINITY;
    }
  }
}
