import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { type Declaration, declarationsOf, idsIn } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { type Canvas, createCanvas, largestNumber } from './svg-canvas.ts';
import { filterCost, isFilterStep, stepCost } from './svg-filter.ts';
import { type Addition, type Drawn, measureCost, newDrawn } from './svg-measure.ts';
import { createRules } from './svg-rules.ts';
import { createVariables } from './svg-variables.ts';

/** The most that a drawing may draw: as many small shapes, which take a browser some 6 seconds. */
const mostDrawn = 100_000;

/** The most characters of its texts: programs take the square of their number to place them. */
const mostCharacters = 10_000;

/** The length that a path may say it has: its dashes are counted in it. */
const mostPathLength = 10_000;

// What takes as long as drawing a small shape:
/** Characters of attributes, such as the outline of a shape, and of styles. */
const attributeCharacters = 20;
const styleCharacters = 100;
/** Characters of a text. */
const textCharacters = 10;
/** Pixels of an embedded picture. */
const picturePixels = 1000;
/** Pixels of a mask. */
const maskPixels = 5000;
/** Dashes of a line. */
const dashes = 50;
/** Stops of a gradient. */
const stops = 50;

/** A declaration without the rule that it is in. */
type InlineDeclaration = Pick<Declaration, 'property' | 'value'>;

/** Measures a drawing while it is parsed. */
interface CostMeter {
  /** Begins an element, with the pixels of the picture that is embedded in it. */
  open: (tag: SaxesTagNS, pixels: number) => void;
  addText: (text: string) => void;
  addStyle: (css: string) => void;
  close: () => void;
  /** Returns what exceeds a limit, if anything does. */
  findExcess: () => string | undefined;
}

/**
 * Prepares to estimate how long it takes to draw a drawing. A few hundred bytes can draw billions of elements, by uses,
 * patterns, masks or markers within each other.
 */
export function createCostMeter(): CostMeter {
  const root = newDrawn(0);
  const open: { drawn: Drawn; tag?: SaxesTagNS }[] = [{ drawn: root }];
  const byId = new Map<string, Drawn>();
  const canvas = createCanvas();
  const rules = createRules();
  /** What depends on the size of the drawing, which is known at its end. */
  const later: ((add: Adder) => void)[] = [];
  const styles: Declaration[] = [];
  const inline: InlineDeclaration[] = [];
  const texts = createTextCounter();
  return {
    open(tag, embedded) {
      const parent = open.at(-1);
      const drawn = newDrawn(costOf(tag) + embedded / picturePixels);
      parent?.drawn.children.push(drawn);
      open.push({ drawn, tag });
      canvas.open(tag);
      rules.addElement(drawn, tag, open.length);
      texts.open(tag);
      if (isFilterStep(tag.local)) later.push(() => addStep(drawn, tag, parent?.tag, canvas));
      for (const declaration of readAttributes(drawn, tag, byId)) {
        inline.push(declaration);
        later.push((add) => add(drawn, declaration));
      }
      for (const declaration of declarationsOf(tag.attributes.style?.value ?? '')) canvas.addDeclaration(declaration);
    },
    addText(text) {
      const inner = open.at(-1);
      if (inner && open.some(({ tag }) => tag?.local === 'text')) inner.drawn.cost += texts.add(text) / textCharacters;
    },
    addStyle(css) {
      texts.addStyle(css);
      for (const declaration of declarationsOf(css)) styles.push(declaration);
    },
    close() {
      canvas.close();
      open.pop();
    },
    findExcess() {
      if (texts.count() > mostCharacters) return `texts of ${formatCount(texts.count())} characters`;
      const add = adderOf([...styles, ...inline], canvas);
      if (!add) return describeDrawn(Number.POSITIVE_INFINITY);
      for (const declaration of styles) canvas.addDeclaration(declaration);
      for (const addTo of later) addTo(add);
      const work = rules.apply(styles, add, mostDrawn);
      const cost = work > mostDrawn ? work : work + measureCost(root, byId);
      return cost > mostDrawn ? describeDrawn(cost) : undefined;
    },
  };
}

/** Adds a step of a filter; what is inside of one is a part of it. */
function addStep(drawn: Drawn, tag: SaxesTagNS, parent: SaxesTagNS | undefined, canvas: Canvas): void {
  if (!isFilterStep(parent?.local ?? '')) drawn.cost += stepCost(tag, parent, canvas);
}

/** Reads what an element is called, draws and refers to → the declarations that are in its attributes, or that they are. */
function readAttributes(drawn: Drawn, { attributes }: SaxesTagNS, byId: Map<string, Drawn>): InlineDeclaration[] {
  return Object.values(attributes).flatMap(({ local, prefix, value }) => {
    // Of elements with the same id, references lead to the first.
    if (local === 'id' && prefix === '' && !byId.has(value)) byId.set(value, drawn);
    if (local === 'href' && value.trim().startsWith('#'))
      drawn.references.push({ id: decodeId(value.trim().slice(1)), times: 'use' });
    if (local === 'd' || local === 'points') drawn.points += countPoints(value);
    return declarationsIn(local, value);
  });
}

function costOf({ local, attributes }: SaxesTagNS): number {
  let cost = 1;
  // Embedded pictures are counted by their pixels.
  for (const { local: name, value } of Object.values(attributes))
    if (name === 'pathLength' && largestNumber(value) > mostPathLength) cost = Number.POSITIVE_INFINITY;
    else if (name !== 'href') cost += value.length / (name === 'style' ? styleCharacters : attributeCharacters);
  return cost / (local === 'stop' || local.endsWith('Gradient') ? stops : 1);
}

/** Returns the declarations that are in an attribute, or that it is. */
function declarationsIn(name: string, value: string): readonly InlineDeclaration[] {
  if (name === 'style') return declarationsOf(value);
  if (name === 'href' || !(value.includes('(') || /^(?:filter|stroke-dasharray)$/.test(name))) return [];
  return [{ property: name, value: tokensOf(value) }];
}

/** Adds what a declaration, and any value of its variables, makes a program draw. */
type Adder = (to: Addition, declaration: InlineDeclaration) => void;

/** Returns nothing if the variables among the declarations stand for texts of any length. */
function adderOf(declarations: readonly InlineDeclaration[], canvas: Canvas): Adder | undefined {
  const variables = createVariables(declarations);
  if (variables.areEndless()) return undefined;
  return (to, { property, value }) => {
    for (const meant of variables.replaceIn(value)) addDeclaration(to, { property, value: meant }, canvas);
  };
}

/** Adds to an element, or to those of a rule, what a declaration makes a program draw. */
function addDeclaration(to: Addition, { property, value }: InlineDeclaration, canvas: Canvas): void {
  const text = value.map((token) => token.text).join(' ');
  const times = /^marker/.test(property) ? 'points' : /^(?:fill|stroke)$/.test(property) ? 'shapes' : 'once';
  for (const id of idsIn(value)) to.references.push({ id: decodeId(id), times });
  if (/^(?:d|(?:clip|offset)-path)$/.test(property)) {
    to.points += property === 'd' ? countPoints(text) : 0;
    to.cost += text.length / attributeCharacters;
  } else if (property.endsWith('filter')) to.cost += filterCost(value, canvas);
  else if (property.startsWith('mask') && text.includes('(')) to.cost += canvas.area() / maskPixels;
  else if (property === 'stroke-dasharray')
    to.perShape += text.includes('calc(') ? Number.POSITIVE_INFINITY : canvas.dashesOf(text) / dashes;
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

/** Prepares to count the characters of texts. Blanks count once in a row, unless something in the drawing may keep them. */
function createTextCounter() {
  let [all, collapsed] = [0, 0];
  let keepsBlanks = false;
  return {
    open({ attributes }: SaxesTagNS) {
      keepsBlanks ||=
        attributes['xml:space']?.value === 'preserve' ||
        'white-space' in attributes ||
        /white-space/i.test(attributes.style?.value ?? '');
    },
    addStyle(css: string) {
      keepsBlanks ||= /white-space/i.test(css);
    },
    /** Returns how long a text is. */
    add(text: string): number {
      all += text.length;
      collapsed += text.replace(/[ \t\r\n]+/g, ' ').length;
      return text.length;
    },
    count: () => (keepsBlanks ? all : collapsed),
  };
}

function describeDrawn(drawn: number): string {
  return `as much to draw as ${Number.isFinite(drawn) ? formatCount(Math.round(drawn)) : 'countless'} elements`;
}
