import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import type { Declaration, Rule } from '../css/declarations.ts';
import {
  costOf,
  type DeclarationCost,
  hasCost,
  periodOf,
  textOf,
  units,
  unitsOfOutline,
} from './svg-declaration-cost.ts';
import { countNumbers, lengthOfShape } from './svg-outline.ts';
import { countSelectors, matcherOf } from './svg-selectors.ts';
import { type InlineDeclaration, isKeyframe } from './svg-style.ts';

/**
 * The most that a drawing may cost a browser that draws it as vectors, whatever of it is visible: each shape as if it filled
 * the drawing. A unit is about half a millisecond of a slow processor, without a graphics card.
 */
const mostUnits = 6000;
/** The most of a drawing that moves, and is drawn for each frame. */
const mostUnitsOfFrame = 1000;

/** What a stroke adds to a letter, and to a shape that is round or may be. */
const unitsOfStroke = { letter: 2, round: 4 };
/** The most selectors, times how deep each element is; those of siblings, times the siblings before each element. */
const mostMatches = 10_000_000;
/** The most declarations with a price, times elements. */
const mostRules = 500_000;
/** As many layers in each other make a drawing cost twice as much. */
const fewLayers = 20;
/** The most references in a row. */
const mostReferences = 500;

interface Reference {
  id: string;
  /** How often what is referred to is drawn. */
  times: number;
}

interface Element {
  local: string;
  id: string | undefined;
  /** The names that a selector can have for it. */
  names: ReadonlySet<string>;
  units: number;
  /** How many numbers its outline has, and how long it is. */
  numbers: number;
  lengthOf: () => number;
  letters: number;
  /** What a stroke adds to it. */
  unitsOfStroke: number;
  isStroked: boolean;
  isDashed: boolean;
  isAnimated: boolean;
  references: Reference[];
  children: Element[];
  /** How many layers it has around it. */
  layers: number;
  total?: Total | 'open';
}

const shapes = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|text|tspan|textPath)$/;
const round = /^(?:rect|circle|ellipse)$/;
const outlined = /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/;
const geometry = /^(?:d|points|r|rx|ry|width|height|[xy][12]|pathLength)$/;

/** Adds up what a drawing costs while it is parsed. */
interface CostMeter {
  open: (tag: SaxesTagNS, depth: number, declarations: readonly InlineDeclaration[]) => void;
  addText: (text: string) => void;
  close: () => void;
  addStyle: (declarations: readonly Declaration[]) => void;
  /** Returns whether anything moves. */
  moves: () => boolean;
  /** Returns why it is too much. */
  findExcess: () => string | undefined;
}

/** Prepares to add up. */
export function createCostMeter(): CostMeter {
  const elements: Element[] = [];
  const open: Element[] = [];
  const sheet: Declaration[] = [];
  const changes = createChanges();
  let depths = 0;
  let deepest = 0;
  let siblings = 0;
  return {
    open(tag, depth, declarations) {
      const element = elementOf(tag);
      const { local } = element;
      if (/^(?:animate|set)/.test(local)) addAnimation(element, open.at(-1), tag, changes);
      for (const declaration of declarations) {
        addDeclaration(element, costOf(declaration), changes);
        addChange(changes, declaration);
      }
      depths += depth;
      deepest = Math.max(deepest, depth);
      elements.push(element);
      const around = open.at(-1)?.children;
      siblings += around?.length ?? 0;
      around?.push(element);
      open.push(element);
    },
    addText(text) {
      const inner = open.at(-1);
      if (!inner || !open.some(({ local }) => local === 'text')) return;
      inner.letters += text.length;
      inner.units += text.length * units.letter;
      inner.unitsOfStroke += text.length * unitsOfStroke.letter;
    },
    close: () => {
      open.pop();
    },
    addStyle(declarations) {
      for (const declaration of declarations) {
        sheet.push(declaration);
        addChange(changes, declaration);
      }
    },
    moves: () => changes.moves,
    findExcess() {
      const [root] = elements;
      if (!root) return undefined;
      const { excess, selectors } = addSheet(sheet, elements, { depths, siblings }, changes);
      if (excess !== undefined) return excess;
      const { shortestDash, hasUnknownDashes, largestFont, fontGrowth, moves, reshapes } = changes;
      const hasDashes = elements.some(({ isDashed }) => isDashed) || shortestDash < Number.POSITIVE_INFINITY;
      if (hasUnknownDashes || (hasDashes && reshapes)) return 'dashes whose number is not known';
      // A group or a style sheet may give its dashes to any shape and letter.
      const lengthOfLetter = outlineOfLetter * Math.min(largestFont * fontGrowth ** deepest, Number.MAX_SAFE_INTEGER);
      for (const element of shortestDash < Number.POSITIVE_INFINITY ? elements : [])
        element.units += ((element.lengthOf() + element.letters * lengthOfLetter) / shortestDash) * units.dash;
      const byId = new Map(elements.toReversed().map((one) => [one.id, one]));
      const { units: sum, layers, elements: drawn } = totalOf(root, byId);
      if (selectors * drawn > mostMatches) return `${formatCount(selectors)} selectors of styles`;
      const total = sum * (1 + layers / fewLayers);
      if (moves) return total > mostUnitsOfFrame ? 'more that moves than browsers draw without delay' : undefined;
      return total > mostUnits ? 'more than browsers draw without delay' : undefined;
    },
  };
}

/** What may change the cost of any element. */
interface Changes {
  /** The shortest length after which dashes repeat that a shape may get from elsewhere. */
  shortestDash: number;
  hasUnknownDashes: boolean;
  /** In pixels. */
  largestFont: number;
  /** How often larger than around it a font may be. */
  fontGrowth: number;
  moves: boolean;
  /** Whether styles or animations change outlines. */
  reshapes: boolean;
}

function createChanges(): Changes {
  return {
    shortestDash: Number.POSITIVE_INFINITY,
    hasUnknownDashes: false,
    largestFont: usualFont,
    fontGrowth: 1,
    moves: false,
    reshapes: false,
  };
}

function elementOf({ local, attributes }: SaxesTagNS): Element {
  // Browsers ignore the attributes of other namespaces, except addresses of XLink.
  const get = (name: string) => attributes[name]?.value;
  const numbers = outlined.test(local) ? 4 + countNumbers(get('d') ?? get('points') ?? '') : 0;
  const pathLength = Number(get('pathLength') ?? Number.NaN);
  const addresses = Object.values(attributes).flatMap(({ local: name, value }) =>
    name === 'href' ? [value.trim()] : [],
  );
  return {
    local,
    id: get('id'),
    names: new Set([local, `#${get('id')}`, ...(get('class') ?? '').split(/\s+/).map((name) => `.${name}`)]),
    units: (shapes.test(local) ? 1 + unitsOfOutline(numbers) : 0.2) + lengthOfAttributes(attributes) * units.character,
    numbers,
    // Dashes count in the length that the shape says it has.
    lengthOf: () => (pathLength > 0 ? pathLength : numbers > 0 ? lengthOfShape(local, get) : 0),
    letters: 0,
    unitsOfStroke: round.test(local) ? unitsOfStroke.round : 0,
    isStroked: false,
    isDashed: false,
    isAnimated: false,
    layers: 0,
    references: addresses.flatMap((value) => (value.startsWith('#') ? [{ id: value.slice(1), times: 1 }] : [])),
    children: [],
  };
}

function addDeclaration(element: Element, cost: DeclarationCost, changes: Changes): void {
  const { property, text, period, ids, isStroke } = cost;
  if (/^animation(?:-name)?$/.test(property) && text !== 'none') [element.isAnimated, changes.moves] = [true, true];
  const isShape = outlined.test(element.local);
  const price = isShape ? cost.priceOfShape : cost.price;
  element.units += price;
  if (isStroke) element.isStroked = true;
  // The dashes of a shape are its own; the shapes in a group inherit the dashes of the group.
  addDashes(changes, period, isShape ? element : undefined);
  if (price >= units.group) element.layers += 1;
  const times = /^marker(?:-mid)?$/.test(property) ? 1 + element.numbers / 2 : 1;
  for (const id of ids) element.references.push({ id, times });
}

/** Notes what a declaration may change elsewhere. */
function addChange(changes: Changes, { property, value }: InlineDeclaration): void {
  const text = textOf(value);
  if (geometry.test(property) || property === 'vector-effect') changes.reshapes ||= text !== 'none';
  if (!/^font(?:-size)?$/.test(property)) return;
  for (const { type, text: part } of value) {
    const size = Number.parseFloat(part);
    if (/^(?:larger|smaller)$/i.test(part)) changes.fontGrowth = Math.max(changes.fontGrowth, 1.2);
    else if (type === 'percentage-token') changes.fontGrowth = Math.max(changes.fontGrowth, size / 100);
    else if (type === 'function-token' && property === 'font-size') changes.largestFont = Number.POSITIVE_INFINITY;
    else if (type !== 'dimension-token') {
      if (property === 'font-size' && size > 0) changes.largestFont = Math.max(changes.largestFont, size);
    } else if (/\d(?:px|pt|pc|mm|cm|in|q)$/i.test(part)) {
      const pixels = Math.max(1, pixelsOf[part.slice(-2).toLowerCase()] ?? 1);
      changes.largestFont = Math.max(changes.largestFont, size * pixels);
    } else if (/\d(?:r?em|r?ex|r?ch)$/i.test(part)) changes.fontGrowth = Math.max(changes.fontGrowth, size);
    else changes.largestFont = Number.POSITIVE_INFINITY;
  }
}

function addDashes(changes: Changes, period: number | undefined, shape: Element | undefined): void {
  if (period === undefined) return;
  if (Number.isNaN(period)) changes.hasUnknownDashes = true;
  else if (!shape) changes.shortestDash = Math.min(changes.shortestDash, period);
  else {
    shape.isDashed = true;
    shape.units += (shape.lengthOf() / period) * units.dash;
  }
}

function addAnimation(
  element: Element,
  parent: Element | undefined,
  { attributes }: SaxesTagNS,
  changes: Changes,
): void {
  const get = (name: string) => attributes[name]?.value;
  changes.moves = true;
  element.units += 1;
  const name = get('attributeName')?.trim() ?? '';
  const values = ['from', 'to', 'by', 'values'].flatMap((one) => get(one)?.split(';') ?? []);
  if (geometry.test(name)) changes.reshapes = true;
  if (name === 'stroke' && parent) parent.isStroked = true;
  if (name === 'stroke-dasharray') for (const value of values) addDashes(changes, periodOf(value), undefined);
  if (/^(?:d|points)$/.test(name) || element.local === 'animateMotion') {
    const numbers = [...values, get('path') ?? ''].map(countNumbers);
    element.units += unitsOfOutline(Math.max(parent?.numbers ?? 0, ...numbers));
  }
}

/** Returns how long the attributes of an element are, beside its outline: each copy of the element has them anew. */
function lengthOfAttributes(attributes: SaxesTagNS['attributes']): number {
  let length = 0;
  for (const { name, value } of Object.values(attributes)) if (!/^(?:d|points)$/.test(name)) length += value.length;
  return length;
}

/** Adds what the rules of style sheets cost → how many selectors they have, and why it is too much. */
function addSheet(
  sheet: readonly Declaration[],
  elements: readonly Element[],
  { depths, siblings }: { depths: number; siblings: number },
  changes: Changes,
): { selectors: number; excess?: string } {
  const rules = new Map<Rule | undefined, DeclarationCost[]>();
  for (const declaration of sheet) {
    const { rule } = declaration;
    const costs = rules.get(rule) ?? [];
    rules.set(rule, costs);
    const cost = costOf(declaration);
    // One stroke of a rule is as many.
    if (hasCost(cost) && !(cost.isStroke && costs.some(({ isStroke }) => isStroke))) costs.push(cost);
  }
  const counts = [...rules.keys()].map(countSelectors);
  const selectors = counts.reduce((sum, { count }) => sum + count, 0);
  if (selectors * depths > mostMatches) return { selectors, excess: `${formatCount(selectors)} selectors of styles` };
  // For each element, browsers go through the siblings before it.
  const ofSiblings = counts.reduce((sum, count) => sum + count.ofSiblings, 0);
  if (ofSiblings * siblings > mostMatches)
    return { selectors, excess: `${formatCount(ofSiblings)} selectors of siblings` };
  const layers = [...rules.values()].flat().filter(({ isStroke, ids }) => !isStroke || ids.length > 0);
  const addresses = layers.reduce((sum, { ids }) => sum + ids.length, 0);
  if ((layers.length + addresses) * elements.length > mostRules)
    return { selectors, excess: `${formatCount(layers.length)} styles with layers or paints` };
  // Which elements are animated is known before their frames are.
  const ordered = [...rules].toSorted(([a], [b]) => Number(isKeyframe(a)) - Number(isKeyframe(b)));
  for (const [rule, costs] of ordered) {
    if (costs.length === 0) continue;
    const matches = matcherOf(rule);
    for (const element of elements)
      if (matches(element)) for (const cost of costs) addDeclaration(element, cost, changes);
  }
  return { selectors };
}

/** How long the outline of a letter is, in sizes of its font. */
const outlineOfLetter = 12.5;
/** In pixels. */
const usualFont = 16;
const pixelsOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, mm: 3.8, cm: 38, in: 96 };

interface Total {
  units: number;
  /** How many elements there are, with copies. */
  elements: number;
  /** How many layers are in each other: browsers keep them all in memory. */
  layers: number;
  /** What a stroke that it inherits would add. */
  unitsOfStroke: number;
}

const endless: Total = {
  units: Number.POSITIVE_INFINITY,
  elements: Number.POSITIVE_INFINITY,
  layers: 0,
  unitsOfStroke: 0,
};

/** Adds up an element, what is in it, and what it refers to. */
function totalOf(element: Element, byId: ReadonlyMap<string | undefined, Element>, depth = 0): Total {
  // An element that refers to itself.
  if (element.total === 'open') return endless;
  if (element.total !== undefined) return element.total;
  if (depth > mostReferences) return endless;
  element.total = 'open';
  const total: Total = { units: element.units, elements: 1, layers: 0, unitsOfStroke: element.unitsOfStroke };
  const add = (part: Total, times: number) => {
    total.units += times * part.units;
    total.elements += times * part.elements;
    total.unitsOfStroke += times * part.unitsOfStroke;
    total.layers = Math.max(total.layers, part.layers);
  };
  for (const child of element.children) add(totalOf(child, byId, depth + 1), 1);
  for (const { id, times } of element.references) {
    const target = byId.get(id);
    if (!target) continue;
    add(totalOf(target, byId, depth + 1), times);
    if (/Gradient$/.test(target.local) && !/Gradient$/.test(element.local)) total.units += units.gradient;
  }
  if (element.isStroked) {
    total.units += total.unitsOfStroke;
    total.unitsOfStroke = 0;
  }
  total.layers += element.layers;
  element.total = total;
  return total;
}
