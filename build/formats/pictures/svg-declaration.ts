import { type Declaration, declarationsOf, idsIn } from '../css/declarations.ts';
import { type CssToken, tokensOf } from '../css/tokens.ts';
import { farthest, largestNumber, lengthOf, numbersIn } from './svg-canvas.ts';
import { type Addition, addTo, newAddition } from './svg-drawn.ts';
import { filterOf } from './svg-filter.ts';
import { layer } from './svg-measure.ts';
import { readPath } from './svg-shape.ts';

/** What a character of an attribute and a dash take, in microseconds. */
export const attributeCharacter = 0.12;
const dash = 0.5;

/** A declaration without the rule that it is in. */
export type InlineDeclaration = Pick<Declaration, 'property' | 'value'>;

/** Properties that repeat a text or enlarge letters as often as they like, and pictures that are drawn by a style. */
const multiplying = /^(?:text-shadow|box-shadow|size-adjust|font-size-adjust)$/;
const drawing = /^(?:-\w+-)?(?:[a-z-]*gradient|cross-fade|element|paint)\($/i;

/** Finds what has no limit in declarations: no drawing program writes it. */
export function findMultiplier(declarations: readonly InlineDeclaration[]): string | undefined {
  for (const { property, value } of declarations) {
    if (multiplying.test(property) && /[\d(]/.test(textOf(value))) return `a style with ${property}`;
    const picture = value.find(({ type, text }) => type === 'function-token' && drawing.test(text));
    if (picture) return `a style with ${picture.text})`;
  }
  return undefined;
}

/** Attributes that are declarations which count, whatever their value is. */
const counted =
  /^(?:filter|stroke-dasharray|stroke-width|opacity|font(?:-size(?:-adjust)?)?|stroke-miterlimit|(?:letter|word)-spacing|baseline-shift|writing-mode|(?:white-)?space)$/;

/** Returns the declarations that are in an attribute, or that it is. */
export function declarationsIn(name: string, value: string): readonly InlineDeclaration[] {
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

/** Corners that go further beyond a line, in its widths, are as if it were endlessly wide. */
const mostMiter = 100;

/** Adds to an element, or to those of a rule, what a declaration makes a program draw. */
export function addDeclaration(to: Addition, { property, value }: InlineDeclaration): void {
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
  else if (property === 'stroke-width') to.stroke = Math.max(to.stroke, widthOf(text));
  else if (property === 'stroke-miterlimit' && largestNumber(text) > mostMiter) to.stroke = farthest;
  else if (property === 'stroke-dasharray') to.perLength += perLengthOf(text);
  else if (property === 'opacity' && !/^(?:1|100 ?%)$/.test(text)) to.isLayer = true;
}

/** Returns how wide a line is: any width if only a browser knows it. What variables stand for is read too. */
export function widthOf(text: string): number {
  return /(?<!\bvar)\(|%/.test(text) ? farthest : largestNumber(text);
}

/** Adds the size of letters; a length in another unit is taken as a multiple of that around it. */
function addLetters(to: Addition, property: string, value: readonly CssToken[]): void {
  if (value.some(({ type, text }) => type === 'function-token' && text !== 'var(')) to.letter = farthest;
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
export function largestOf(
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
export function decodeId(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A path may end (`z`) as often as it has letters. */
export function countPoints(path: string): number {
  return path.match(/z|\d*\.?\d+/gi)?.length ?? 0;
}
