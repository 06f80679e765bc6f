import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { type Declaration, declarationsOf, idsIn } from '../css/declarations.ts';
import { type CssToken, tokensOf } from '../css/tokens.ts';
import {
  type Canvas,
  canvasOf,
  enlarge,
  farthest,
  largestNumber,
  largestSide,
  lengthOf,
  numbersIn,
  usualLetter,
} from './svg-canvas.ts';
import { type Addition, addTo, type Drawn, newAddition, type Work } from './svg-drawn.ts';
import { addStep, type Filter, filterOf, filterWork, isFilter, isFilterStep } from './svg-filter.ts';
import { layer, measureCost } from './svg-measure.ts';
import { createRules } from './svg-rules.ts';
import { isShape, outlineOf, readPath, readTransform, scaleOf } from './svg-shape.ts';
import { createTextCounter } from './svg-text.ts';
import { createVariables } from './svg-variables.ts';

// In microseconds, as a browser takes them on a computer of 2020:
/** The longest that a drawing may take. */
const mostTime = 1_500_000;
/** An element, and one that draws. */
const element = 10;
const shape = 30;
/** A character of a text, of the outline of a shape or another attribute, and of a style. */
const textCharacter = 4;
const attributeCharacter = 0.12;
const styleCharacter = 0.3;
const embeddedPixel = 0.06;
const dash = 0.5;
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

/** A declaration without the rule that it is in. */
type InlineDeclaration = Pick<Declaration, 'property' | 'value'>;

/** Measures a drawing while it is parsed. */
interface CostMeter {
  /** Begins an element, with the pixels of the picture that is embedded in it. */
  open: (tag: SaxesTagNS, offset: number, pixels: number) => void;
  addText: (text: string) => void;
  addStyle: (css: string) => void;
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
  const texts = createTextCounter();
  return {
    open(tag, offset, embedded) {
      const parent = open.at(-1) ?? root;
      canvas ??= canvasOf(tag.attributes);
      const drawn = newDrawn(tag, parent === root ? { ...root, scale: canvas.scale } : parent, offset);
      drawn.cost = costOf(tag) + embedded * embeddedPixel;
      parent.children.push(drawn);
      open.push(drawn);
      rules.addElement(drawn, tag, open.length);
      texts.open(tag);
      if (isFilterStep(tag.local)) addStep(filterAround(open), tag, isOfBox(parent));
      const to = animatedBy(tag, parent, byId) ?? (() => drawn);
      for (const declaration of readAttributes(drawn, tag, byId)) inline.push({ to, declaration });
    },
    addText(text) {
      const inner = open.at(-1);
      if (inner && open.some(({ tag }) => tag?.local === 'text')) addCharacters(inner, texts.add(text));
    },
    addStyle(css) {
      texts.addStyle(css);
      for (const declaration of declarationsOf(css)) styles.push(declaration);
    },
    close() {
      open.pop();
    },
    findExcess() {
      if (texts.count() > mostCharacters)
        return { type: 'costly', what: `texts of ${formatCount(texts.count())} characters`, offset: 0 };
      if (!canvas) return undefined;
      const declarations = [...styles, ...inline.map(({ declaration }) => declaration)];
      const variables = createVariables(declarations);
      if (variables.areEndless()) return { type: 'slow', what: 'hours for its variables', offset: 0 };
      const whole = enlarge(
        canvas,
        largestOf(declarations, /^(?:min-)?(?:width|height)$/, lengthOf) ** 2 / canvas.area,
      );
      const add = (to: Addition, { property, value }: InlineDeclaration) => {
        for (const meant of variables.replaceIn(value)) addDeclaration(to, { property, value: meant });
      };
      for (const { to, declaration } of inline) {
        const drawn = to();
        if (drawn) add(drawn, declaration);
      }
      const work = rules.apply(styles, add, mostTime);
      if (work > mostTime) return { type: 'slow', what: `${formatTime(work)} for its style sheet`, offset: 0 };
      const stroke = largestOf(declarations, /^stroke-width$/, largestNumber);
      const { cost, longest } = measureCost(root, { byId, canvas: whole, stroke });
      if (work + cost <= mostTime) return undefined;
      const { tag, offset } = longest;
      return { type: 'slow', what: `${formatTime(work + cost)} to draw, most of them for <${tag?.name}>`, offset };
    },
  };
}

function newDrawn(tag: SaxesTagNS | undefined, parent: Drawn | undefined, offset: number): Drawn {
  const { transform, patternTransform } = tag?.attributes ?? {};
  const matrix = readTransform((transform ?? patternTransform)?.value ?? '');
  const outerScale = parent?.scale ?? 1;
  const scale = Math.min(outerScale * scaleOf(matrix) * (parent?.tag ? scaleOfBox(tag) : 1), farthest);
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

/** Attributes that are declarations which count, whatever their value is. */
const counted =
  /^(?:filter|stroke-dasharray|stroke-width|opacity|font|font-size|(?:letter|word)-spacing|baseline-shift|writing-mode)$/;

/** Returns the declarations that are in an attribute, or that it is. */
function declarationsIn(name: string, value: string): readonly InlineDeclaration[] {
  if (name === 'style') return declarationsOf(value);
  if (/^(?:href|\w*[tT]ransform|d|points)$/.test(name) || !(value.includes('(') || counted.test(name))) return [];
  return [{ property: name, value: tokensOf(value) }];
}

/** Properties, and attributes that animations change, by which an element is drawn elsewhere or larger. */
const moving = /^(?:transform|translate|rotate|offset.*|c?[xy][12]?|d[xy]|zoom|scale|width|height|r[xy]?|d|points)$/;
const resizing = /^(?:zoom|scale|width|height|r[xy]?|d|points|x[12]|y[12]|textLength|tab-size)$/;

/** Properties that put the letters of a text further apart, unless their values are small; and the columns of a text. */
const spacing = /^(?:(?:letter|word)-spacing|baseline-shift)$/;
const smallSpace = /^(?:[a-z-]+|[+-]?(?:[01]|[01]?\.\d+)(?:px|em)?)$/i;
const column = /^(?:tb|vertical|sideways)/i;

function resizes(property: string, value: string): boolean {
  if (property === 'transform') return /scale|matrix|3d|perspective/i.test(value);
  if (property === 'writing-mode') return column.test(value);
  return resizing.test(property) || (spacing.test(property) && !smallSpace.test(value));
}

/** Adds to an element, or to those of a rule, what a declaration makes a program draw. */
function addDeclaration(to: Addition, { property, value }: InlineDeclaration): void {
  const text = textOf(value);
  const times = /^marker/.test(property) ? 'points' : /^(?:fill|stroke)$/.test(property) ? 'shapes' : 'once';
  for (const id of idsIn(value)) to.references.push({ id: decodeId(id), times });
  if (moving.test(property)) to.isMoved = true;
  if (resizes(property, text)) to.isResized = true;
  if (/^(?:d|points|(?:clip|offset)-path)$/.test(property)) {
    to.rise += readPath(text.replace(/^[^"']*["']/, '')).rise;
    if (/^[dp]/.test(property)) to.points += countPoints(text);
    to.cost += text.length * attributeCharacter;
  } else if (property.endsWith('filter')) addTo(to, { ...newAddition(), filter: filterOf(value) });
  else if (/^font(?:-size)?$/.test(property)) addLetters(to, property, value);
  else if (property === 'mix-blend-mode' && text !== 'normal') to.filter ??= layer;
  else if (property === 'stroke-width') to.stroke = Math.max(to.stroke, largestNumber(text));
  else if (property === 'stroke-dasharray') to.perLength += perLengthOf(text);
  else if (isLayer(property, text)) to.isLayer = true;
}

function isLayer(property: string, value: string): boolean {
  if (property === 'opacity') return !/^(?:1|100 ?%)$/.test(value);
  return property.startsWith('mask') && value.includes('gradient(');
}

function addCharacters(drawn: Drawn, count: number): void {
  drawn.characters += count;
  drawn.cost += count * textCharacter;
}

/** Adds the size of letters; a length in another unit is taken as a multiple of that around it. */
function addLetters(to: Addition, property: string, value: readonly CssToken[]): void {
  for (const { text } of value) {
    // In the shorthand, numbers without a unit are weights and heights.
    const size = property === 'font' && /\d$/.test(text) ? undefined : lengthOf(text);
    if (size !== undefined && !/em$/i.test(text)) to.letter = Math.max(to.letter, size);
    else if (/^[\d.]+(?:%|[a-z]+)$/i.test(text))
      to.letterScale = Math.max(to.letterScale, largestNumber(text) / (text.endsWith('%') ? 100 : 1));
  }
}

/** Returns how much longer each unit of a line takes for its dashes. */
function perLengthOf(dashes: string): number {
  if (dashes.includes('(')) return Number.POSITIVE_INFINITY;
  const sum = numbersIn(dashes).reduce((total, length) => total + length, 0);
  return sum > 0 ? dash / sum : 0;
}

/** Returns the largest value of a property. */
function largestOf(
  declarations: readonly InlineDeclaration[],
  property: RegExp,
  read: (value: string) => number | undefined,
): number {
  let most = 1;
  for (const one of declarations) if (property.test(one.property)) most = Math.max(most, read(textOf(one.value)) ?? 0);
  return most;
}

function textOf(value: readonly CssToken[]): string {
  return value.map(({ text }) => text).join(' ');
}

/** Reads the fragment of an address as an id, as browsers do. */
function decodeId(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A path may end (`z`) as often as it has letters. */
function countPoints(path: string): number {
  return path.match(/z|\d*\.?\d+/gi)?.length ?? 0;
}

function formatTime(time: number): string {
  if (!(time < 3_600_000_000)) return 'hours';
  return time < 9_950_000
    ? `${(time / 1_000_000).toFixed(1)} seconds`
    : `${formatCount(Math.round(time / 1_000_000))} seconds`;
}
