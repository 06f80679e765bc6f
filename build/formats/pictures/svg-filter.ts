import type { SaxesTagNS } from 'saxes';
import type { CssToken } from '../css/tokens.ts';
import { largestNumber } from './svg-canvas.ts';
import type { Work } from './svg-drawn.ts';

/** What a filter takes, in microseconds: each time, for each pixel, and for each pixel in each of its steps. */
const perUse = 800;
const filteredPixel = 0.015;
const stepPixel = 0.004;

/** The steps of filters whose costs do not depend on their numbers → what they take, in steps. Others have no limit. */
const steps: Readonly<Record<string, number>> = {
  feBlend: 1,
  feColorMatrix: 1,
  feComponentTransfer: 1,
  feComposite: 0.25,
  feDropShadow: 3,
  feFlood: 0.25,
  feFuncA: 0,
  feFuncB: 0,
  feFuncG: 0,
  feFuncR: 0,
  feGaussianBlur: 2,
  feMerge: 1,
  feMergeNode: 1.5,
  feOffset: 1,
};

/** Steps that can fill the whole region, where nothing was before them. */
const fills = /^fe(?:Flood|ColorMatrix|ComponentTransfer)$/;

/** Pixels of a blur or a region beyond which programs take memory and time for what nobody sees. */
const mostBlur = 100;
const mostRegion = 4000;
/** Of a unit that is larger than a pixel: `em`, `in`, `vw`. */
const mostUnits = 2;

export function isFilterStep(element: string): boolean {
  return /^fe[A-Z]/.test(element);
}

/** Finds a filter whose cost has no limit, at an element of one or in an animation. */
export function findCostlyFilter({ name, local, attributes }: SaxesTagNS): string | undefined {
  if (isFilterStep(local) && !(local in steps)) return `<${name}>`;
  const isOfFilter = local === 'filter' || isFilterStep(local);
  for (const { name: attribute, local: own, value } of Object.values(attributes)) {
    const found = `${attribute}="${value.trim().slice(0, 40)}" at <${name}>`;
    if (own === 'attributeName' && animated.test(value.trim())) return found;
    if (!isOfFilter) continue;
    if (own === 'stdDeviation' && largestNumber(value) > mostBlur) return found;
    if (/^(?:x|y|width|height|dx|dy)$/.test(own) && largestNumber(value) > mostRegion) return found;
  }
  return undefined;
}

/** What an animation may not change: other values than those that were counted would apply. */
const animated = /^(?:filter|class|id|stdDeviation|pathLength|viewBox|\w+Units)$/i;

const functions =
  /^(?:url|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;
const angle = /(?:deg|turn|g?rad)$/i;
const colors = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\($/i;

/** Returns what a filter takes before it has steps. */
export function filterWork(): Work {
  return { perUse, perPixel: filteredPixel, perRegionPixel: 0, blur: 0 };
}

/** Adds a step to what a filter takes. */
export function addStep(work: Work, { local, attributes }: SaxesTagNS, isOfBox: boolean): void {
  const effort = (steps[local] ?? 0) * stepPixel;
  if (work.perRegionPixel || fills.test(local)) work.perRegionPixel = (work.perRegionPixel ?? 0) + effort;
  else work.perPixel += effort;
  const blur = largestNumber(attributes.stdDeviation?.value ?? '');
  work.blur = (work.blur ?? 0) + (isOfBox && blur > 0 ? mostBlur : blur);
}

/** Returns what the value of `filter` takes, beside what it refers to; `undefined` if that is nothing. */
export function filterOf(value: readonly CssToken[]): Work | undefined {
  const count = countFilters(value);
  const blur = largestNumber(
    value.map(({ type, text }) => (type === 'dimension-token' && !angle.test(text) ? text : '')).join(' '),
  );
  return count === 0
    ? undefined
    : { perUse, perPixel: filteredPixel + count * 4 * stepPixel, blur: Math.min(count, mostBlur) * blur };
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
    } else if (type === 'dimension-token' && !angle.test(text)) {
      const most = /px$/i.test(text) ? mostBlur : mostUnits;
      if (largestNumber(text) > most) return Number.POSITIVE_INFINITY;
    }
  }
  return count;
}
