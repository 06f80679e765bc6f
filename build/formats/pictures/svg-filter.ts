import type { SaxesTagNS } from 'saxes';
import type { CssToken } from '../css/tokens.ts';
import { type Canvas, largestNumber, numbersIn } from './svg-canvas.ts';

/** The steps of filters whose costs do not depend on their numbers. Others are refused: octaves and radius have no limit. */
const steps: ReadonlySet<string> = new Set(
  (
    'feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feOffset'
  ).split(' '),
);

/** Pixels of a blur or a region beyond which programs take memory and time for what nobody sees. */
const mostBlur = 100;
const mostRegion = 4000;
/** Of a unit that is larger than a pixel: `em`, `in`, `vw`. */
const mostUnits = 2;
/** Programs take no more time for larger ones. */
const hugeBlur = 532;

/** A step of a filter computes every pixel of its region: so many as long as drawing a small shape. */
const stepPixels = 10_000;
/** A blur takes longer, and the longer the more pixels it mixes: twice as long with this many. */
const blurPixels = 2000;
const smallBlur = 20;

export function isFilterStep(element: string): boolean {
  return /^fe[A-Z]/.test(element);
}

/** Finds a filter whose cost has no limit, at an element of one or in an animation. */
export function findCostlyFilter({ name, local, attributes }: SaxesTagNS): string | undefined {
  if (isFilterStep(local) && !steps.has(local)) return `<${name}>`;
  const isOfFilter = local === 'filter' || isFilterStep(local);
  for (const { name: attribute, local: own, value } of Object.values(attributes)) {
    const found = `${attribute}="${value.trim().slice(0, 40)}" at <${name}>`;
    if (own === 'attributeName' && isCostlyAnimation(value.trim(), attributes)) return found;
    if (!isOfFilter) continue;
    if (own === 'stdDeviation' && largestNumber(value) > mostBlur) return found;
    if (/^(?:x|y|width|height|dx|dy)$/.test(own) && largestNumber(value) > mostRegion) return found;
  }
  return undefined;
}

/** What an animation may change without limit: other values than those that were counted. */
const animated = /^(?:filter|marker|class$|id$|stdDeviation$|mask|clip-path$|stroke-dasharray$|pathLength$)/i;
const mostOutline = 10_000;

function isCostlyAnimation(name: string, attributes: SaxesTagNS['attributes']): boolean {
  if (animated.test(name)) return true;
  const written = ['from', 'to', 'by', 'values'].map((one) => attributes[one]?.value ?? '').join(' ');
  if (/^(?:d|points)$/.test(name)) return written.length > mostOutline;
  return written.includes('url(') || (/^(?:x|y|width|height)$/.test(name) && largestNumber(written) > mostRegion);
}

const functions =
  /^(?:url|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;
const colors = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\($/i;

/** Returns how long a step of a filter takes, in small shapes. */
export function stepCost(step: SaxesTagNS, filter: SaxesTagNS | undefined, canvas: Canvas): number {
  const blur = numbersIn(step.attributes.stdDeviation?.value ?? '');
  const isOfBox = filter?.attributes.primitiveUnits?.value === 'objectBoundingBox';
  return costOf(regionOf(filter, canvas), isOfBox ? mostBlur : canvas.pixelsOf(Math.max(0, ...blur)));
}

/** Returns how long the filters take that the value of `filter` applies, in small shapes. */
export function filterCost(value: readonly CssToken[], canvas: Canvas): number {
  const blur = largestNumber(value.map(({ type, text }) => (type === 'dimension-token' ? text : '')).join(' '));
  const count = countFilters(value);
  return count === 0 ? 0 : count * costOf(canvas.area(), canvas.pixelsOf(blur));
}

function costOf(area: number, blur: number): number {
  return blur > 0 ? (area / blurPixels) * (1 + Math.min(blur, hugeBlur) / smallBlur) : area / stepPixels;
}

/** Returns the pixels that a filter computes: of its own region, if that is in units of the drawing. */
function regionOf(filter: SaxesTagNS | undefined, canvas: Canvas): number {
  const { filterUnits, width, height } = filter?.attributes ?? {};
  const sides = [width, height].map((side) => Number(side?.value.trim() || Number.NaN));
  const [across = Number.NaN, down = Number.NaN] = sides;
  const region = canvas.pixelsOf(across) * canvas.pixelsOf(down);
  return filterUnits?.value === 'userSpaceOnUse' && region < canvas.area() ? region : canvas.area();
}

/** Counts the filters that the value of `filter` applies; more than any number if one of them may have no limit. */
function countFilters(value: readonly CssToken[]): number {
  let [count, depth] = [0, 0];
  for (const { type, text } of value) {
    if (type === ')-token') depth -= 1;
    else if (type === 'function-token') {
      if (!(depth === 0 ? functions : colors).test(text)) return Number.POSITIVE_INFINITY;
      // What url() refers to is counted as any reference.
      if (depth === 0 && !/^url/i.test(text)) count += 1;
      depth += 1;
    } else if (type === 'dimension-token' && !/(?:deg|turn|rad)$/i.test(text)) {
      const most = /px$/i.test(text) ? mostBlur : mostUnits;
      if (largestNumber(text) > most) return Number.POSITIVE_INFINITY;
    }
  }
  return count;
}
