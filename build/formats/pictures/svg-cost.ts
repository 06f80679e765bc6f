import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { type Declaration, declarationsOf } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import {
  type Canvas,
  canvasOf,
  enlarge,
  farthest,
  largestSide,
  lengthOf,
  numbersIn,
  usualLetter,
} from './svg-canvas.ts';
import {
  addDeclaration,
  attributeCharacter,
  countPoints,
  declarationsIn,
  decodeId,
  findMultiplier,
  type InlineDeclaration,
  largestOf,
  widthOf,
} from './svg-declaration.ts';
import { type Addition, type Drawn, newAddition, type Work } from './svg-drawn.ts';
import { addStep, type Filter, filterWork, isFilter, isFilterStep } from './svg-filter.ts';
import { measureCost } from './svg-measure.ts';
import { createRules } from './svg-rules.ts';
import { isShape, outlineOf, readTransform, scaleOf } from './svg-shape.ts';
import { createVariables } from './svg-variables.ts';

// In microseconds, as a browser takes them on a computer of 2020:
/** The longest that a drawing may take. */
const mostTime = 1_500_000;
/** An element, and one that draws. */
const element = 10;
const shape = 30;
/** A character of a text, of the outline of a shape or another attribute, and of a style. */
const textCharacter = 4;
const styleCharacter = 0.3;
const embeddedPixel = 0.06;
const stop = 3;
/** What elements do to those that refer to them. */
const works: Readonly<Record<string, Work>> = {
  linearGradient: { perUse: 5, perPixel: 0.004 },
  radialGradient: { perUse: 5, perPixel: 0.006 },
  pattern: { perUse: 40, perPixel: 0.004 },
  mask: { perUse: 150, perPixel: 0, perRegionPixel: 0.006 },
  clipPath: { perUse: 80, perPixel: 0 },
};
const noWork: Work = { perUse: 0, perPixel: 0 };

/** The most characters of its texts: programs take the square of their number to place them. */
const mostCharacters = 10_000;

/** Measures a drawing while it is parsed. */
interface CostMeter {
  /** Begins an element, with the pixels of the picture that is embedded in it → what in it has no limit. */
  open: (tag: SaxesTagNS, offset: number, pixels: number) => string | undefined;
  addText: (text: string) => void;
  addStyle: (css: string) => string | undefined;
  close: () => void;
  /** Returns what exceeds a limit and where, if anything does. */
  findExcess: () => { type: 'costly' | 'slow'; what: string; offset: number } | undefined;
}

/**
 * Prepares to estimate how long it takes to draw a drawing. A few hundred bytes can draw billions of elements, by uses,
 * patterns, masks or markers within each other.
 */
export function createCostMeter(): CostMeter {
  const root = newDrawn(undefined, undefined, 0);
  const open = [root];
  const byId = new Map<string, Drawn>();
  const rules = createRules();
  let canvas: Canvas | undefined;
  const styles: Declaration[] = [];
  const inline: { to: () => Drawn | undefined; declaration: InlineDeclaration }[] = [];
  /** The characters of texts, with all blanks, and with one for those in a row. */
  let [all, collapsed] = [0, 0];
  return {
    open(tag, offset, embedded) {
      const parent = open.at(-1) ?? root;
      canvas ??= canvasOf(tag.attributes);
      const drawn = newDrawn(tag, parent === root ? { ...root, scale: canvas.scale } : parent, offset);
      drawn.cost = costOf(tag) + embedded * embeddedPixel;
      parent.children.push(drawn);
      open.push(drawn);
      rules.addElement(drawn, tag, open.length);
      if (isFilterStep(tag.local)) addStep(filterAround(open), tag, isOfBox(parent));
      const to = animatedBy(tag, parent, byId) ?? (() => drawn);
      const declarations = readAttributes(drawn, tag, byId);
      for (const declaration of declarations) inline.push({ to, declaration });
      return findMultiplier(declarations);
    },
    addText(text) {
      const inner = open.at(-1);
      if (!inner || open.every(({ tag }) => tag?.local !== 'text')) return;
      addCharacters(inner, text.length);
      all += text.length;
      collapsed += text.replace(/[ \t\r\n]+/g, ' ').length;
    },
    addStyle(css) {
      const declarations = declarationsOf(css);
      for (const declaration of declarations) styles.push(declaration);
      return findMultiplier(declarations);
    },
    close() {
      open.pop();
    },
    findExcess() {
      const declarations = [...styles, ...inline.map(({ declaration }) => declaration)];
      const characters = keepsBlanks(declarations) ? all : collapsed;
      if (characters > mostCharacters)
        return { type: 'costly', what: `texts of ${formatCount(characters)} characters`, offset: 0 };
      if (!canvas) return undefined;
      const variables = createVariables(declarations);
      if (variables.areEndless()) return { type: 'slow', what: 'hours for its variables', offset: 0 };
      const add = (to: Addition, { property, value }: InlineDeclaration) => {
        for (const meant of variables.replaceIn(value)) addDeclaration(to, { property, value: meant });
      };
      for (const { to, declaration } of inline) {
        const drawn = to();
        if (drawn) add(drawn, declaration);
      }
      const work = rules.apply(styles, add, mostTime);
      if (work > mostTime) return { type: 'slow', what: `${formatTime(work)} for its style sheet`, offset: 0 };
      const stroke = largestOf(declarations, /^stroke-width$/, widthOf);
      const { cost, longest } = measureCost(root, { byId, canvas: enlargedBy(declarations, canvas), stroke });
      if (work + cost <= mostTime) return undefined;
      const what = `${formatTime(work + cost)} to draw, most of them for <${longest.tag?.name}>`;
      return { type: 'slow', what, offset: longest.offset };
    },
  };
}

function addCharacters(drawn: Drawn, count: number): void {
  drawn.characters += count;
  drawn.cost += count * textCharacter;
}

/** Returns whether a style or an attribute may show all blanks. */
function keepsBlanks(declarations: readonly InlineDeclaration[]): boolean {
  return declarations.some(({ property }) => /^(?:white-)?space/.test(property));
}

/** Returns the canvas as large as a style may make it. */
function enlargedBy(declarations: readonly InlineDeclaration[], canvas: Canvas): Canvas {
  return enlarge(canvas, largestOf(declarations, /^(?:min-)?(?:width|height)$/, lengthOf) ** 2 / canvas.area);
}

/** Elements that not all programs transform: they are no smaller. */
const unmoved = /^(?:svg|symbol|defs|mask|marker|pattern|clipPath|tspan|textPath)$/;

function newDrawn(tag: SaxesTagNS | undefined, parent: Drawn | undefined, offset: number): Drawn {
  const { transform, patternTransform } = tag?.attributes ?? {};
  const matrix = readTransform((tag?.local === 'pattern' ? patternTransform : transform)?.value ?? '');
  const ownScale = Math.max(scaleOf(matrix), unmoved.test(tag?.local ?? '') ? 1 : 0);
  const outerScale = parent?.scale ?? 1;
  const scale = Math.min(outerScale * ownScale * (parent?.tag ? scaleOfBox(tag) : 1), farthest);
  // Copying all fields into one literal takes ten times as long.
  return Object.assign(newAddition(), {
    offset,
    tag,
    matrix,
    outerScale,
    scale: scale || 1 / farthest,
    children: [],
    characters: 0,
    letter: tag ? 0 : usualLetter,
    outline: tag && isShape(tag.local) ? outlineOf(tag) : undefined,
    work: tag?.local === 'filter' ? filterWork() : (works[tag?.local ?? ''] ?? noWork),
  });
}

/** Returns by how much an element with a view box enlarges what is in it. */
function scaleOfBox(tag: SaxesTagNS | undefined): number {
  const { viewBox, width, height, markerWidth, markerHeight } = tag?.attributes ?? {};
  if (!viewBox || tag?.local === 'pattern') return 1;
  const usual = tag?.local === 'marker' ? 3 : largestSide;
  const sides = [width ?? markerWidth, height ?? markerHeight].map((side) => lengthOf(side?.value) ?? usual);
  const [, , ...box] = numbersIn(viewBox.value);
  return Math.max(...box.map((side, index) => (sides[index] ?? 0) / (side || 1)), 0) || 1;
}

/** Returns what finds the element that an animation changes; nothing if an element is no animation. */
function animatedBy(
  { local, attributes }: SaxesTagNS,
  parent: Drawn,
  byId: ReadonlyMap<string, Drawn>,
): (() => Drawn | undefined) | undefined {
  if (!/^(?:animate|set)/.test(local)) return undefined;
  const href = Object.values(attributes)
    .find((one) => one.local === 'href')
    ?.value.trim();
  return href === undefined ? () => parent : () => byId.get(decodeId(href.slice(1)));
}

function filterAround(open: readonly Drawn[]): Filter {
  return open.map(({ work }) => work).findLast(isFilter) ?? filterWork();
}

function isOfBox({ tag }: Drawn): boolean {
  return tag?.attributes.primitiveUnits?.value === 'objectBoundingBox';
}

/** Reads what an element is called, draws and refers to → the declarations that are in its attributes, or that they are. */
function readAttributes(
  drawn: Drawn,
  { local: element, attributes }: SaxesTagNS,
  byId: Map<string, Drawn>,
): InlineDeclaration[] {
  const isAnimation = /^(?:animate|set)/.test(element);
  const animated = attributes.attributeName?.value.split(':').at(-1)?.trim() ?? 'transform';
  return Object.values(attributes).flatMap(({ local, prefix, value }) => {
    // Of elements with the same id, references lead to the first.
    if (local === 'id' && prefix === '' && !byId.has(value)) byId.set(value, drawn);
    if (isAnimation)
      return /^(?:from|to|by|values)$/.test(local) ? [{ property: animated, value: tokensOf(value) }] : [];
    if (local === 'href' && value.trim().startsWith('#'))
      drawn.references.push({ id: decodeId(value.trim().slice(1)), times: 'use' });
    if (local === 'd' || local === 'points') drawn.points += countPoints(value);
    return declarationsIn(local, value);
  });
}

function costOf({ local, attributes }: SaxesTagNS): number {
  if (local === 'stop') return stop;
  let cost = isShape(local) || local === 'use' ? shape : element;
  // Embedded pictures are counted by their pixels.
  for (const { local: name, value } of Object.values(attributes))
    if (name !== 'href') cost += value.length * (name === 'style' ? styleCharacter : attributeCharacter);
  return cost;
}

function formatTime(time: number): string {
  if (!(time < 3_600_000_000)) return 'hours';
  return time < 9_950_000
    ? `${(time / 1_000_000).toFixed(1)} seconds`
    : `${formatCount(Math.round(time / 1_000_000))} seconds`;
}
