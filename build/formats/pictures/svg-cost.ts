import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Declaration, Rule } from '../css/declarations.ts';
import { type Effect, effectsOf, units, unitsOfOutline } from './svg-effects.ts';
import { isAddress } from './svg-fault.ts';
import { createFontMeter, type FontMeter } from './svg-fonts.ts';
import { countNumbers, lengthOfShape } from './svg-outline.ts';
import { createSizeMeter, isScaling, isTurning } from './svg-scale.ts';
import { selectionOf } from './svg-selectors.ts';
import { type InlineDeclaration, isKeyframe } from './svg-style.ts';
import {
  type ById,
  type Element,
  findMost,
  nothing,
  outlined,
  type Sum,
  type Total,
  targetsOf,
  totalOf,
} from './svg-sum.ts';
import { findFast, type Timing, timingOf } from './svg-timing.ts';

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
/** The most selectors, times how deep each element and each copy of one is; those of siblings, times the siblings before it. */
const mostMatches = 10_000_000;
/** The most declarations of namespaces, for each element those that it has and that are around it: browsers go through them. */
const mostNamespaces = 2_000_000;
/** As many layers in each other make a drawing cost twice as much, and twice as many five times as much. */
const fewLayers = 10;
/** What is too much, and the element that has most of it. */
interface Excess {
  what: string;
  offset?: number;
}

/** The attributes of an animation that give values. */
const changes = ['from', 'to', 'by', 'values'];
const shapes = /^(?:path|rect|circle|ellipse|line|polyline|polygon|use|text|tspan|textPath)$/;
const round = /^(?:rect|circle|ellipse)$/;
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
  const fonts = createFontMeter();
  const sizes = createSizeMeter();
  let [count, textDepth, namespaces] = [0, 0, 0];
  const timings: Timing[] = [];
  let [moves, hasDashes] = [false, false];
  /** Whether styles or animations change outlines. */
  let reshapes = false;
  const read = (declaration: InlineDeclaration, isOfRoot = false): Effect[] => {
    const effects = effectsOf(declaration);
    fonts.add(declaration);
    sizes.add(declaration);
    hasDashes ||= effects.some(({ type }) => type === 'dash');
    reshapes ||= !isOfRoot && geometry.test(declaration.property) && declaration.value[0]?.text !== 'none';
    return effects;
  };
  return {
    open(tag, offset, declarations) {
      if (++count > mostElements) return;
      fonts.open(tag);
      const element = elementOf(tag, open.at(-1), offset);
      sizes.open(tag, element);
      namespaces += element.namespaces;
      if (/^(?:animate|set)/.test(element.local)) timings.push(timingOf(tag, offset));
      reshapes ||= geometry.test(tag.attributes.attributeName?.value ?? '');
      element.effects.push(...declarations.flatMap((declaration) => read(declaration, !element.parent)));
      if (element.local === 'text') textDepth += 1;
      open.push(element);
      element.own.siblings = element.parent?.children.push(element) ?? 0;
      elements.push(element);
    },
    addText(text) {
      const own = open.at(-1)?.own;
      if (!own || textDepth === 0 || count > mostElements) return;
      // Those of the East have several times as many lines.
      addLetters(own, text.length + (text.match(/[\u2E80-\uFFFF]/g)?.length ?? 0));
    },
    close() {
      if (count > mostElements) return;
      fonts.close();
      if (open.pop()?.local === 'text') textDepth -= 1;
    },
    addStyle(declarations) {
      for (const declaration of declarations) {
        const effects = rules.get(declaration.rule) ?? [];
        rules.set(declaration.rule, effects);
        for (const effect of read(declaration)) addEffect(effects, effect);
      }
    },
    moves: () => moves || timings.length > 0,
    findExcess() {
      if (count > mostElements) return { what: `${formatCount(count)} elements` };
      if (namespaces > mostNamespaces) return { what: 'many declarations of namespaces' };
      const byId = groupBy(elements, ({ id }) => id);
      animate(elements, byId);
      if (!addRules(rules, elements)) return { what: 'styles with layers, paints or strokes for very many elements' };
      moves ||= timings.length > 0 || elements.some(({ effects }) => effects.some(({ type }) => type === 'animation'));
      const sum = { byId, moves, reshapes, hasDashes, ...sizes.measure(), hasUnknownDashes: false, depth: 0 };
      return findExcess(elements, { sum, fonts, timings, rules: [...rules.keys()] });
    },
  };
}

/** Adds an effect to those of a rule: variables in a row are one. */
function addEffect(effects: Effect[], effect: Effect): void {
  const before = effects.at(-1);
  if (effect.type === 'variables' && before?.type === 'variables') before.count += 1;
  else effects.push(effect);
}

function addLetters(own: Total, letters: number): void {
  own.letters += letters;
  own.units += letters * units.letter;
  own.unitsOfStroke += letters * unitsOfStroke.letter;
}

interface Measured {
  sum: Sum;
  fonts: FontMeter;
  timings: readonly Timing[];
  rules: readonly (Rule | undefined)[];
}

function findExcess([root]: readonly Element[], { sum, fonts, timings, rules }: Measured): Excess | undefined {
  if (!root) return undefined;
  const fast = findFast(timings);
  if (fast) return { what: 'animations that begin again and again within a frame', offset: fast.offset };
  const total = totalOf(root, sum);
  const { units: own, layers, shapes: some, letters } = total;
  const all = own * (1 + (layers / fewLayers) ** 2) + fonts.unitsOf(Math.min(some, letters));
  if (all <= (sum.moves ? mostUnitsOfFrame : mostUnits)) return findManySelectors(rules, total);
  const what = sum.hasUnknownDashes
    ? 'dashes whose number is not known'
    : `more ${sum.moves ? 'that moves ' : ''}than browsers draw without delay`;
  return { what, offset: findMost(root, sum).offset };
}

function elementOf(tag: SaxesTagNS, parent: Element | undefined, offset: number): Element {
  const { local, attributes } = tag;
  // Browsers ignore the attributes of other namespaces, except addresses of XLink.
  const get = (name: string) => attributes[name]?.value;
  const isOutlined = outlined.test(local);
  const isShape = shapes.test(local);
  const outlines = isOutlined ? [get('d') ?? get('points') ?? ''] : outlinesOfAnimation(local, get);
  const numbers = outlines.length > 0 ? 4 + Math.max(...outlines.map(countNumbers)) : 0;
  const lists = /^d?[xy]$/.test(get('attributeName') ?? '') ? changes : ['x', 'y', 'dx', 'dy', 'rotate'];
  const places = countNumbers(lists.map(get).join(' '));
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
    namespaces: (parent?.namespaces ?? 0) + Object.keys(tag.ns).length,
    isScaled: !!parent && (parent.isScaled || isScaling(tag)),
    isTurned: !!parent?.isTurned || isTurning(get('transform') ?? ''),
    isBox: local === 'rect' && !get('rx') && !get('ry'),
    children: [],
    href,
    effects: [],
    own: {
      ...nothing,
      units: (isShape ? 1 : 0.2) + unitsOfOutline(numbers) + length * units.character + places * units.place,
      elements: 1,
      depths: 1,
      scaled: parent && isScaling(tag) ? 1 : 0,
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
  if (local !== 'animateMotion' && !(local === 'animate' && /^(?:d|points)$/.test(get('attributeName') ?? '')))
    return [];
  return [get('path') ?? '', ...changes.flatMap((name) => get(name)?.split(';') ?? [])];
}

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

/** Finds out whether browsers compare too many selectors with elements. */
function findManySelectors(
  rules: readonly (Rule | undefined)[],
  { depths, siblings }: Pick<Total, 'depths' | 'siblings'>,
): Excess | undefined {
  let [selectors, matches] = [0, 0];
  for (const rule of rules) {
    const { count = 0, isOfType = false } = (rule && selectionOf(rule)) ?? {};
    selectors += count;
    matches += count * (isOfType ? Math.max(depths, siblings) : depths);
  }
  return matches > mostMatches ? { what: `${formatCount(selectors)} selectors of styles` } : undefined;
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
