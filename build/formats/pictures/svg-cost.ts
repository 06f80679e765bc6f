import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { type Declaration, declarationsOf, idsIn } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { type Canvas, createCanvas } from './svg-canvas.ts';
import { filterCost, isFilterStep, stepCost } from './svg-filter.ts';
import { type Addition, type Drawn, measureCost, newDrawn } from './svg-measure.ts';
import { createRules } from './svg-rules.ts';

/** The most that a drawing may draw: as many small shapes, which take a browser some 6 seconds. */
const mostDrawn = 100_000;

/** The most characters of its texts: programs take the square of their number to place them. */
const mostCharacters = 10_000;

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
  const later: (() => void)[] = [];
  const styles: Declaration[] = [];
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
      if (isFilterStep(tag.local))
        later.push(() => {
          drawn.cost += stepCost(tag, parent?.tag, canvas);
        });
      for (const { local, value } of Object.values(tag.attributes)) {
        if (local === 'id') byId.set(value, drawn);
        if (local === 'href' && value.trim().startsWith('#'))
          drawn.references.push({ id: value.trim().slice(1), times: 'use' });
        if (local === 'd' || local === 'points') drawn.points += countPoints(value);
        for (const declaration of declarationsIn(local, value)) {
          if (local === 'style') canvas.addDeclaration(declaration);
          later.push(() => addDeclaration(drawn, declaration, canvas));
        }
      }
    },
    addText(text) {
      const inner = open.at(-1);
      if (inner && open.some(({ tag }) => tag?.local === 'text')) inner.drawn.cost += texts.add(text) / textCharacters;
    },
    addStyle(css) {
      texts.addStyle(css);
      styles.push(...declarationsOf(css));
    },
    close() {
      canvas.close();
      open.pop();
    },
    findExcess() {
      const characters = texts.count();
      if (characters > mostCharacters) return `texts of ${formatCount(characters)} characters`;
      for (const declaration of styles) canvas.addDeclaration(declaration);
      for (const add of later) add();
      const work = rules.apply(styles, (to, declaration) => addDeclaration(to, declaration, canvas), mostDrawn);
      const cost = work > mostDrawn ? work : work + measureCost(root, byId);
      return cost > mostDrawn ? describeDrawn(cost) : undefined;
    },
  };
}

function costOf({ local, attributes }: SaxesTagNS): number {
  let cost = 1;
  // Embedded pictures are counted by their pixels.
  for (const { local: name, value } of Object.values(attributes))
    if (name !== 'href') cost += value.length / (name === 'style' ? styleCharacters : attributeCharacters);
  return cost / (local === 'stop' || local.endsWith('Gradient') ? stops : 1);
}

/** Returns the declarations that are in an attribute, or that it is. */
function declarationsIn(name: string, value: string): readonly Pick<Declaration, 'property' | 'value'>[] {
  if (name === 'style') return declarationsOf(value);
  if (name === 'href' || !(value.includes('(') || /^(?:filter|stroke-dasharray)$/.test(name))) return [];
  return [{ property: name, value: tokensOf(value) }];
}

/** Adds to an element, or to those of a rule, what a declaration makes a program draw. */
function addDeclaration(
  to: Addition,
  { property, value }: Pick<Declaration, 'property' | 'value'>,
  canvas: Canvas,
): void {
  const text = value.map((token) => token.text).join(' ');
  const times = /^marker/.test(property) ? 'points' : /^(?:fill|stroke)$/.test(property) ? 'shapes' : 'once';
  to.references.push(...idsIn(value).map((id) => ({ id, times }) as const));
  if (property === 'd') {
    to.points += countPoints(text);
    to.cost += text.length / attributeCharacters;
  } else if (property.endsWith('filter')) to.cost += filterCost(value, canvas);
  else if (property.startsWith('mask') && text.includes('(')) to.cost += canvas.area() / maskPixels;
  else if (property === 'stroke-dasharray') to.perShape += canvas.dashesOf(text) / dashes;
  // Variables of variables can make any length of a short text.
  else if (property.startsWith('--') && (text.length > 100 || text.split('var(').length > 2))
    to.cost = Number.POSITIVE_INFINITY;
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
