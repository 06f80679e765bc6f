import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import type { Declaration } from '../css/declarations.ts';
import { countNumbers, lengthOfShape } from './svg-outline.ts';
import { type InlineDeclaration, isKeyframe } from './svg-style.ts';

/**
 * The most that a drawing may cost a browser that draws it as vectors, whatever of it is visible: each shape as if it filled
 * the drawing. A unit is about half a millisecond of a slow processor, without a graphics card.
 */
const mostUnits = 6000;
/** The most of a drawing that moves, and is drawn for each frame. */
const mostUnitsOfFrame = 1000;

/** The units of what is drawn, where they are not 1. */
const units = { number: 1 / 4, letter: 1 / 2, dash: 1 / 8, group: 8, gradient: 8, mask: 15 };
/** Lines of an outline that cross each other cost the square of their number: the square that costs a unit. */
const crossings = 4000;
/** The most selectors, times how deep each element is. */
const mostMatches = 10_000_000;
/** The most rules with a price, times elements. */
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
  isDashed: boolean;
  isAnimated: boolean;
  references: Reference[];
  children: Element[];
  /** How many layers it has around it. */
  layers: number;
  total?: Total | 'open';
}

const shapes = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|text|tspan|textPath)$/;
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
  const changes: Changes = {
    shortestDash: Number.POSITIVE_INFINITY,
    hasUnknownDashes: false,
    moves: false,
    reshapes: false,
  };
  let depths = 0;
  return {
    open(tag, depth, declarations) {
      const element = elementOf(tag);
      const { local } = element;
      if (/^(?:animate|set)/.test(local)) addAnimation(element, open.at(-1), tag, changes);
      for (const declaration of declarations) {
        addDeclaration(element, declaration, changes);
        addChange(changes, declaration);
      }
      depths += depth;
      elements.push(element);
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    addText(text) {
      const inner = open.at(-1);
      if (!inner || !open.some(({ local }) => local === 'text')) return;
      inner.letters += text.length;
      inner.units += text.length * units.letter;
    },
    close: () => {
      open.pop();
    },
    addStyle(declarations) {
      sheet.push(...declarations);
      for (const declaration of declarations) addChange(changes, declaration);
    },
    moves: () => changes.moves,
    findExcess() {
      const [root] = elements;
      if (!root) return undefined;
      const excess = addSheet(sheet, elements, depths, changes);
      if (excess !== undefined) return excess;
      const { shortestDash, hasUnknownDashes, moves, reshapes } = changes;
      const hasDashes = elements.some(({ isDashed }) => isDashed) || shortestDash < Number.POSITIVE_INFINITY;
      if (hasUnknownDashes || (hasDashes && reshapes)) return 'dashes whose number is not known';
      // A group or a style sheet may give its dashes to any shape and letter.
      for (const element of shortestDash < Number.POSITIVE_INFINITY ? elements : [])
        element.units += ((element.lengthOf() + element.letters * lengthOfLetter) / shortestDash) * units.dash;
      const { units: sum, layers } = totalOf(root, new Map(elements.toReversed().map((one) => [one.id, one])));
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
  moves: boolean;
  /** Whether styles or animations change outlines. */
  reshapes: boolean;
}

function elementOf({ local, attributes }: SaxesTagNS): Element {
  const all = Object.values(attributes);
  const get = (name: string) => all.find((one) => one.local === name)?.value;
  const numbers = outlined.test(local) ? 4 + countNumbers(get('d') ?? get('points') ?? '') : 0;
  const pathLength = Number(get('pathLength') ?? Number.NaN);
  const addresses = all.flatMap(({ local: name, value }) => (name === 'href' ? [value.trim()] : []));
  return {
    local,
    id: get('id'),
    names: new Set([local, `#${get('id')}`, ...(get('class') ?? '').split(/\s+/).map((name) => `.${name}`)]),
    units: shapes.test(local) ? 1 + unitsOfOutline(numbers) : 0.2,
    numbers,
    // Dashes count in the length that the shape says it has.
    lengthOf: () => (pathLength > 0 ? pathLength : numbers > 0 ? lengthOfShape(local, get) : 0),
    letters: 0,
    isDashed: false,
    isAnimated: false,
    layers: 0,
    references: addresses.flatMap((value) => (value.startsWith('#') ? [{ id: value.slice(1), times: 1 }] : [])),
    children: [],
  };
}

function addDeclaration(element: Element, { property, value }: InlineDeclaration, changes: Changes): void {
  const text = textOf(value);
  if (/^animation(?:-name)?$/.test(property) && text !== 'none') [element.isAnimated, changes.moves] = [true, true];
  const price = priceOf(property, text, outlined.test(element.local));
  element.units += price;
  // The dashes of a shape are its own; the shapes in a group inherit the dashes of the group.
  if (property === 'stroke-dasharray') addDashes(changes, text, outlined.test(element.local) ? element : undefined);
  if (price >= units.group) element.layers += 1;
  const times = /^marker(?:-mid)?$/.test(property) ? 1 + element.numbers / 2 : 1;
  for (const [, id = ''] of text.matchAll(/url\(\s*["']?#([^"')]+)/gi))
    element.references.push({ id: id.trim(), times });
}

/** Notes what a declaration may change elsewhere. */
function addChange(changes: Changes, { property, value }: InlineDeclaration): void {
  const text = textOf(value);
  if (geometry.test(property) || property === 'vector-effect') changes.reshapes ||= text !== 'none';
}

function addDashes(changes: Changes, value: string, shape: Element | undefined): void {
  const period = periodOf(value);
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
  if (name === 'stroke-dasharray') for (const value of values) addDashes(changes, value, undefined);
  if (/^(?:d|points)$/.test(name) || element.local === 'animateMotion') {
    const numbers = [...values, get('path') ?? ''].map(countNumbers);
    element.units += unitsOfOutline(Math.max(parent?.numbers ?? 0, ...numbers));
  }
}

/** Adds what the rules of style sheets cost → why it is too much. */
function addSheet(
  sheet: readonly Declaration[],
  elements: readonly Element[],
  depths: number,
  changes: Changes,
): string | undefined {
  const rules = new Set(sheet.map(({ rule }) => rule));
  const selectors = [...rules].reduce((sum, rule) => sum + (rule?.selector.split(',').length ?? 0), 0);
  if (selectors * depths > mostMatches) return `${formatCount(selectors)} selectors of styles`;
  const priced = sheet.filter(({ property, value }) => {
    const text = textOf(value);
    return priceOf(property, text, false) > 0 || property === 'stroke-dasharray' || /url\(/i.test(text);
  });
  const addresses = priced.reduce((sum, { value }) => sum + value.filter(({ text }) => /^url/i.test(text)).length, 0);
  if ((priced.length + addresses) * elements.length > mostRules)
    return `${formatCount(priced.length)} styles with layers or paints`;
  // Which elements are animated is known before their frames are.
  const ordered = priced.toSorted((a, b) => Number(isKeyframe(a.rule)) - Number(isKeyframe(b.rule)));
  for (const declaration of ordered) {
    const matches = matcherOf(declaration);
    for (const element of elements) if (matches(element)) addDeclaration(element, declaration, changes);
  }
  return undefined;
}

/** The outline of a letter in a usual size. */
const lengthOfLetter = 200;

function unitsOfOutline(numbers: number): number {
  return numbers * units.number + numbers ** 2 / crossings;
}

/** Returns the length after which dashes repeat: nothing without dashes, `NaN` if it is not known. */
function periodOf(value: string): number | undefined {
  if (/^(?:none|inherit|initial|unset|0?)$/i.test(value.trim())) return undefined;
  const parts = value
    .trim()
    .replace(/!important$/, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  if (parts.some((part) => !/^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:px|pt|pc|mm|cm|in)?$/i.test(part)))
    return Number.NaN;
  return parts.reduce((sum, part) => sum + Number.parseFloat(part), 0) || undefined;
}

function textOf(value: InlineDeclaration['value']): string {
  return value
    .map(({ text, isApart }) => (isApart ? ` ${text}` : text))
    .join('')
    .trim();
}

/** Returns what a declaration costs beside what it refers to. */
function priceOf(property: string, text: string, isShape: boolean): number {
  if (/^(?:none|normal|auto|1|100%|inherit|initial)$/i.test(text)) return 0;
  if (/^(?:clip-path|offset-path)$/.test(property)) {
    const numbers = text.match(/\d+/g)?.length ?? 0;
    return units.group + unitsOfOutline(/url\(/i.test(text) ? 0 : numbers);
  }
  if (property === 'mask') return units.mask;
  if (property === 'animation' || property === 'animation-name') return text.split(',').length;
  if (/^(?:mix-blend-mode|isolation|will-change)$/.test(property)) return units.group;
  return property === 'opacity' ? (isShape ? 3 : units.group) : 0;
}

/** Prepares to find the elements that a rule may apply to. Where it is not known, it applies. */
function matcherOf({ rule }: Declaration): (element: Element) => boolean {
  if (isKeyframe(rule)) return ({ isAnimated }) => isAnimated;
  if (!rule || /[[\\|"'&]/.test(rule.selector)) return () => true;
  if (rule.around && !rule.around.selector.startsWith('@')) return () => true;
  const parts = rule.selector.replace(/:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '').split(',');
  const subjects = parts.map(
    (part) =>
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1)
        ?.match(/[.#]?[^.#*\s]+/g) ?? [],
  );
  return ({ names }) => subjects.some((subject) => subject.every((name) => names.has(name)));
}

interface Total {
  units: number;
  /** How many layers are in each other: browsers keep them all in memory. */
  layers: number;
}

const endless: Total = { units: Number.POSITIVE_INFINITY, layers: 0 };

/** Adds up an element, what is in it, and what it refers to. */
function totalOf(element: Element, byId: ReadonlyMap<string | undefined, Element>, depth = 0): Total {
  // An element that refers to itself.
  if (element.total === 'open') return endless;
  if (element.total !== undefined) return element.total;
  if (depth > mostReferences) return endless;
  element.total = 'open';
  const total: Total = { units: element.units, layers: 0 };
  const add = (part: Total, times: number) => {
    total.units += times * part.units;
    total.layers = Math.max(total.layers, part.layers);
  };
  for (const child of element.children) add(totalOf(child, byId, depth + 1), 1);
  for (const { id, times } of element.references) {
    const target = byId.get(id);
    if (!target) continue;
    add(totalOf(target, byId, depth + 1), times);
    if (/Gradient$/.test(target.local) && !/Gradient$/.test(element.local)) total.units += units.gradient;
  }
  total.layers += element.layers;
  element.total = total;
  return total;
}
