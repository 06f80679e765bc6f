import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Declaration, Rule } from '../css/declarations.ts';
import { type Effect, effectsOf, units, unitsOfOutline } from './svg-effects.ts';
import { isAddress } from './svg-fault.ts';
import { countNumbers, lengthOfShape } from './svg-outline.ts';
import { selectionOf } from './svg-selectors.ts';
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
/** More are not added up: they cost too much, whatever they are. */
const mostElements = mostUnits * 5;
/** The most effects of style sheets on elements. */
const mostEffects = 200_000;
/** The most selectors, times how deep each element is; those of siblings, times the siblings before each element. */
const mostMatches = 10_000_000;
/** As many layers in each other make a drawing cost twice as much. */
const fewLayers = 20;
/** The most references in a row. */
const mostReferences = 500;

/** What an element costs with all that is in it and that it refers to, and what is in it that inherits effects. */
interface Total {
  units: number;
  /** Of these, copies count again. */
  elements: number;
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
}

interface Element {
  local: string;
  offset: number;
  id: string | undefined;
  /** The names that a selector can have for it. */
  names: ReadonlySet<string>;
  parent: Element | undefined;
  children: Element[];
  href: string[];
  effects: Effect[];
  own: Total;
  lengthOf: () => number;
  total?: Total | 'open';
  totalInherited?: Total | 'open';
}

/** What is too much, and the element that has most of it. */
export interface Excess {
  what: string;
  offset?: number;
}

const shapes = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|text|tspan|textPath)$/;
const round = /^(?:rect|circle|ellipse)$/;
const outlined = /^(?:path|rect|circle|ellipse|line|polyline|polygon)$/;
const geometry = /^(?:d|points|pathLength|r|rx|ry|width|height|[xy][12]|vector-effect)$/;

/** Adds up what a drawing costs while it is parsed. */
interface CostMeter {
  open: (tag: SaxesTagNS, offset: number, declarations: readonly InlineDeclaration[]) => void;
  addText: (text: string) => void;
  close: () => void;
  addStyle: (declarations: readonly Declaration[]) => void;
  /** Returns whether anything moves. */
  moves: () => boolean;
  findExcess: () => Excess | undefined;
}

/** Prepares to add up. */
export function createCostMeter(): CostMeter {
  const elements: Element[] = [];
  const open: Element[] = [];
  const rules = new Map<Rule | undefined, Effect[]>();
  let [count, textDepth, depths, siblings] = [0, 0, 0, 0];
  let moves = false;
  /** Whether styles or animations change outlines. */
  let reshapes = false;
  let hasDashes = false;
  const read = (declaration: InlineDeclaration): Effect[] => {
    const effects = effectsOf(declaration);
    hasDashes ||= effects.some(({ type }) => type === 'dash');
    reshapes ||= geometry.test(declaration.property) && declaration.value[0]?.text !== 'none';
    return effects;
  };
  return {
    open(tag, offset, declarations) {
      if (++count > mostElements) return;
      const element = elementOf(tag, open.at(-1), offset);
      const isAnimation = /^(?:animate|set)/.test(element.local);
      moves ||= isAnimation;
      reshapes ||= isAnimation && geometry.test(tag.attributes.attributeName?.value ?? '');
      element.effects.push(...declarations.flatMap(read));
      if (element.local === 'text') textDepth += 1;
      open.push(element);
      depths += open.length;
      siblings += element.parent?.children.push(element) ?? 0;
      elements.push(element);
    },
    addText(text) {
      const own = open.at(-1)?.own;
      if (!own || textDepth === 0 || count > mostElements) return;
      own.letters += text.length;
      own.units += text.length * units.letter;
      own.unitsOfStroke += text.length * unitsOfStroke.letter;
    },
    close() {
      if (count <= mostElements && open.pop()?.local === 'text') textDepth -= 1;
    },
    addStyle(declarations) {
      for (const declaration of declarations) {
        const effects = rules.get(declaration.rule) ?? [];
        rules.set(declaration.rule, effects);
        for (const effect of read(declaration)) effects.push(effect);
      }
    },
    moves: () => moves,
    findExcess() {
      const [root] = elements;
      if (!root) return undefined;
      if (count > mostElements) return { what: `${formatCount(count)} elements` };
      const selectors = countSelectors(rules.keys(), depths, siblings);
      const many = { what: `${formatCount(selectors)} selectors of styles` };
      if (selectors * depths > mostMatches) return many;
      const byId = groupBy(elements, ({ id }) => id);
      animate(elements, byId);
      if (!addRules(rules, elements)) return { what: 'styles with layers, paints or strokes for very many elements' };
      moves ||= elements.some(({ effects }) => effects.some(({ type }) => type === 'animation'));
      const sum = createSum(byId, reshapes, hasDashes);
      const { units: all, layers, elements: drawn } = sum.totalOf(root);
      if (all * (1 + layers / fewLayers) <= (moves ? mostUnitsOfFrame : mostUnits))
        return selectors * drawn > mostMatches ? many : undefined;
      const most = sum.findMost(root);
      const what = sum.hasUnknownDashes()
        ? 'dashes whose number is not known'
        : `more ${moves ? 'that moves ' : ''}than browsers draw without delay`;
      return { what, offset: most.offset };
    },
  };
}

function elementOf({ local, attributes }: SaxesTagNS, parent: Element | undefined, offset: number): Element {
  // Browsers ignore the attributes of other namespaces, except addresses of XLink.
  const get = (name: string) => attributes[name]?.value;
  const isOutlined = outlined.test(local);
  const isShape = shapes.test(local);
  const outlines = isOutlined ? [get('d') ?? get('points') ?? ''] : outlinesOfAnimation(local, get);
  const numbers = outlines.length > 0 ? 4 + Math.max(...outlines.map(countNumbers)) : 0;
  const pathLength = Number(get('pathLength') || Number.NaN);
  let length = 0;
  const href: string[] = [];
  for (const one of Object.values(attributes)) {
    if (!isOutlined || !/^(?:d|points)$/.test(one.name)) length += one.value.length;
    if (isAddress(one)) href.push(one.value.slice(1));
  }
  return {
    local,
    offset,
    id: get('id'),
    names: new Set([local, `#${get('id')}`, ...(get('class') ?? '').split(/\s+/).map((name) => `.${name}`)]),
    parent,
    children: [],
    href,
    effects: [],
    own: {
      ...nothing,
      units: (isShape ? 1 : 0.2) + unitsOfOutline(numbers) + length * units.character,
      elements: 1,
      shapes: isShape ? 1 : 0,
      corners: numbers / 2,
      unitsOfStroke: round.test(local) ? unitsOfStroke.round : 0,
    },
    // Dashes count in the length that the shape says it has.
    lengthOf: () => (pathLength > 0 ? pathLength : isOutlined ? lengthOfShape(local, get) : 0),
  };
}

/** Lists the outlines that an animation gives a shape, or moves it along. */
function outlinesOfAnimation(local: string, get: (name: string) => string | undefined): string[] {
  if (local !== 'animateMotion' && !(local === 'animate' && /^(?:d|points)$/.test(get('attributeName') ?? ''))) return [];
  return [get('path') ?? '', ...['from', 'to', 'by', 'values'].flatMap((name) => get(name)?.split(';') ?? [])];
}

type ById = ReadonlyMap<string | undefined, readonly Element[]>;

const targetsOf = (ids: readonly string[], byId: ById) => ids.flatMap((id) => byId.get(id) ?? []);

/** Gives what animations change to the elements that they change. */
function animate(elements: readonly Element[], byId: ById): void {
  for (const { local, parent, href, effects, own } of elements) {
    if (!/^(?:animate|set)/.test(local)) continue;
    for (const target of href.length > 0 ? targetsOf(href.splice(0), byId) : parent ? [parent] : []) {
      target.effects.push(...effects);
      target.own.corners += own.corners;
    }
  }
}

function countSelectors(rules: Iterable<Rule | undefined>, depths: number, siblings: number): number {
  let count = 0;
  for (const rule of rules) {
    const selection = rule && selectionOf(rule);
    if (!selection) continue;
    // For each element, browsers go through the siblings before it.
    count += selection.count * (selection.isOfType ? Math.max(1, siblings / depths) : 1);
  }
  return Math.ceil(count);
}

/** Adds the effects of style sheets to the elements that they may apply to → whether they are few enough. */
function addRules(rules: ReadonlyMap<Rule | undefined, Effect[]>, elements: readonly Element[]): boolean {
  const selectors = [...rules].flatMap(([rule, effects]) =>
    isKeyframe(rule) || effects.length === 0
      ? []
      : ((rule && selectionOf(rule)?.subjects) ?? [[]]).map((subject) => ({ subject, effects })),
  );
  const byName = groupBy(selectors, ({ subject }) => subject.at(-1) ?? '');
  const ofFrames = [...rules].flatMap(([rule, effects]) => (isKeyframe(rule) ? effects : []));
  let left = mostEffects;
  for (const { names, effects } of elements) {
    for (const { subject, effects: added } of ['', ...names].flatMap((name) => byName.get(name) ?? [])) {
      left -= 1 + added.length;
      if (left < 0) return false;
      if (subject.every((name) => names.has(name))) effects.push(...added);
    }
    if (!effects.some(({ type }) => type === 'animation')) continue;
    left -= ofFrames.length;
    effects.push(...ofFrames);
  }
  return left >= 0;
}

const nothing: Total = {
  units: 0,
  elements: 0,
  shapes: 0,
  letters: 0,
  corners: 0,
  length: 0,
  unitsOfStroke: 0,
  layers: 0,
};
const endless: Total = { ...nothing, units: Number.POSITIVE_INFINITY, elements: Number.POSITIVE_INFINITY };

/** Prepares to add up elements, what is in them, and what they refer to. */
function createSum(byId: ById, reshapes: boolean, hasDashes: boolean) {
  let hasUnknownDashes = false;
  let depth = 0;
  const add = (total: Total, part: Total, times = 1) => {
    for (const name of ['units', 'elements', 'shapes', 'letters', 'corners', 'length', 'unitsOfStroke'] as const)
      total[name] += times * part[name];
    total.layers = Math.max(total.layers, part.layers);
  };
  const addReferences = (total: Total, ids: readonly string[], times: number, each = 0) => {
    if (times === 0) return;
    for (const target of targetsOf(ids, byId)) {
      const { units: referred, elements, layers } = totalWithInherited(target);
      add(total, { ...nothing, units: each + referred, elements, layers }, times);
    }
  };
  const apply = (effect: Effect, total: Total, isShape: boolean) => {
    switch (effect.type) {
      case 'stroke':
        total.units += total.unitsOfStroke;
        total.unitsOfStroke = 0;
        break;
      case 'animation':
        total.units += effect.units;
        break;
      case 'layer': {
        const price = isShape ? effect.unitsOfShape : effect.units;
        total.units += price;
        addReferences(total, effect.ids, 1);
        if (price >= units.group) total.layers += 1;
        break;
      }
      case 'paint':
        addReferences(total, effect.ids, total.shapes + total.letters, units.gradient);
        break;
      case 'marker':
        addReferences(total, effect.ids, effect.isAtCorners ? total.corners : total.shapes);
        break;
      case 'dash': {
        const dashes = total.length / effect.length + total.shapes * effect.entries;
        const isKnown = total.letters === 0 && !reshapes && dashes < Number.POSITIVE_INFINITY;
        hasUnknownDashes ||= !isKnown;
        total.units += isKnown ? dashes * units.dash : Number.POSITIVE_INFINITY;
      }
    }
  };
  /** Adds up an element as it is where it stands. */
  const totalOf = (element: Element): Total => {
    // An element that refers to itself.
    if (element.total === 'open' || depth > mostReferences) return endless;
    if (element.total) return element.total;
    element.total = 'open';
    depth += 1;
    const isShape = outlined.test(element.local);
    const total = { ...element.own, length: hasDashes ? element.lengthOf() : 0 };
    for (const child of element.children) add(total, totalOf(child));
    // What is used inherits from where it is used.
    for (const target of targetsOf(element.href, byId)) add(total, totalOf(target));
    for (const effect of element.effects) apply(effect, total, isShape);
    depth -= 1;
    element.total = total;
    return total;
  };
  /** Adds up an element that others refer to, which inherits effects from where it stands. */
  const totalWithInherited = (element: Element): Total => {
    if (element.totalInherited === 'open') return endless;
    if (element.totalInherited) return element.totalInherited;
    element.totalInherited = 'open';
    const total = { ...totalOf(element) };
    for (let { parent } = element; parent; { parent } = parent)
      for (const effect of parent.effects)
        if (/^(?:stroke|paint|marker|dash)$/.test(effect.type)) apply(effect, total, false);
    element.totalInherited = total;
    return total;
  };
  return {
    totalOf,
    hasUnknownDashes: () => hasUnknownDashes,
    /** Returns the innermost element that has most of the cost. */
    findMost(element: Element): Element {
      const half = totalOf(element).units / 2;
      let most = element;
      for (;;) {
        const child = most.children.find((one) => totalOf(one).units > half || totalOf(one).units === Number.POSITIVE_INFINITY);
        if (!child) return most;
        most = child;
      }
    },
  };
}
