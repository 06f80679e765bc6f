import type { SaxesTagNS } from 'saxes';
import type { CssToken } from '../css/tokens.ts';

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

/** A step of a filter computes every pixel of its region: as long as drawing this many elements. */
export const stepCost = 200;

export function isFilterStep(element: string): boolean {
  return /^fe[A-Z]/.test(element);
}

/** Finds a filter whose cost has no limit, at an element of one or in an animation. */
export function findCostlyFilter({ name, local, attributes }: SaxesTagNS): string | undefined {
  if (isFilterStep(local) && !steps.has(local)) return `<${name}>`;
  const isOfFilter = local === 'filter' || isFilterStep(local);
  for (const { name: attribute, local: own, value } of Object.values(attributes)) {
    const found = `${attribute}="${value.trim().slice(0, 40)}" at <${name}>`;
    if (own === 'attributeName' && /^\s*(?:filter|marker)/i.test(value)) return found;
    if (!isOfFilter) continue;
    if (own === 'stdDeviation' && largestIn(value) > mostBlur) return found;
    if (/^(?:x|y|width|height|dx|dy)$/.test(own) && largestIn(value) > mostRegion) return found;
  }
  return undefined;
}

const functions =
  /^(?:url|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;
const colors = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\($/i;

/** Counts the filters that the value of `filter` applies; more than any number if one of them may have no limit. */
export function countFilters(value: readonly CssToken[]): number {
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
      if (largestIn(text) > most) return Number.POSITIVE_INFINITY;
    }
  }
  return count;
}

function largestIn(text: string): number {
  let largest = 0;
  for (const [number] of text.matchAll(/\d*\.?\d+(?:e[+-]?\d+)?/gi)) largest = Math.max(largest, Number(number));
  return largest;
}
