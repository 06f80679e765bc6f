import type { SaxesTagNS } from 'saxes';
import type { CssToken } from '../css/tokens.ts';
import { largestNumber } from './svg-canvas.ts';
import type { Work } from './svg-drawn.ts';

/** What a filter takes, in microseconds: each time, for each pixel, and for each pixel in each of its steps. */
const perUse = 800;
const filteredPixel = 0.015;
const stepPixel = 0.004;
/** A run of a step, on however few pixels. */
const perRun = 25;

/** The steps of filters whose costs do not depend on their numbers → what they take, in steps. Others have no limit. */
const steps: Readonly<Record<string, number>> = {
  feBlend: 1,
  feColorMatrix: 1,
  feComponentTransfer: 1,
  feComposite: 1.5,
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
const arithmetic = 4;

/** What steps read, if that is not one result. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  feBlend: ['in', 'in2'],
  feComposite: ['in', 'in2'],
  feFlood: [],
  feMerge: [],
};

/** Steps that can fill the whole region, where nothing was before them. */
const fills = /^fe(?:Flood|ColorMatrix|ComponentTransfer)$/;

/** Pixels of a blur or a region beyond which programs take memory and time for what nobody sees. */
const mostBlur = 100;
const mostRegion = 4000;
/** Of a unit that is larger than a pixel: `em`, `in`, `vw`. */
const mostUnits = 2;

/** Returns whether an element is a step of a filter: `feGaussianBlur`. */
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
const animated = /^(?:filter|class|id|stdDeviation|pathLength|viewBox|in2?|result|operator|\w+Units)$/i;

const functions =
  /^(?:url|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\($/i;
const angle = /(?:deg|turn|g?rad)$/i;
const colors = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\($/i;

/** What a result of a step takes each time that another step reads it: programs keep none. */
interface Result {
  runs: number;
  /** In steps: those on the pixels of an element, and those on the whole region. */
  inElement: number;
  inRegion: number;
  /** What steps within it read by default. */
  before?: Result;
}

/** A filter while its steps are added. */
export interface Filter extends Work {
  blur: number;
  last: Result;
  results: Map<string, Result>;
}

const source: Result = { runs: 0, inElement: 0, inRegion: 0 };

/** Returns what a filter takes before it has steps. */
export function filterWork(): Filter {
  const results = new Map([
    ['SourceGraphic', source],
    ['SourceAlpha', source],
  ]);
  return { perUse, perPixel: filteredPixel, perRegionPixel: 0, blur: 0, last: source, results };
}

/** Returns whether work is that of a filter. */
export function isFilter(work: Work): work is Filter {
  return 'results' in work;
}

/** Adds a step to what a filter takes, with all steps that lead to it. */
export function addStep(filter: Filter, { local, attributes }: SaxesTagNS, isOfBox: boolean): void {
  const effort = attributes.operator?.value === 'arithmetic' ? arithmetic : (steps[local] ?? 0);
  if (effort === 0) return;
  const { last, results } = filter;
  const outer = local === 'feMergeNode' ? last.before : undefined;
  const before = outer ?? last;
  const result = { ...(outer ? last : source), before };
  for (const input of inputs[local] ?? ['in']) {
    const { runs, inElement, inRegion } = results.get(attributes[input]?.value ?? '') ?? before;
    result.runs += runs;
    result.inElement += inElement;
    result.inRegion += inRegion;
  }
  result.runs += 1;
  result[result.inRegion > 0 || fills.test(local) ? 'inRegion' : 'inElement'] += effort;
  if (outer) Object.assign(last, result);
  else filter.last = result;
  const { value: name = '' } = attributes.result ?? {};
  if (name !== '' && results.get(name) !== source) results.set(name, filter.last);
  filter.perUse = Math.max(filter.perUse, perUse + result.runs * perRun);
  filter.perPixel = Math.max(filter.perPixel, filteredPixel + result.inElement * stepPixel);
  filter.perRegionPixel = Math.max(filter.perRegionPixel ?? 0, result.inRegion * stepPixel);
  const blur = largestNumber(attributes.stdDeviation?.value ?? '');
  filter.blur += isOfBox && blur > 0 ? mostBlur : blur;
}

/** Returns what the value of `filter` takes, beside what it refers to; `undefined` if that is nothing. */
export function filterOf(value: readonly CssToken[]): Work | undefined {
  let [count, depth, blur] = [0, 0, 0];
  let isKnown = true;
  for (const { type, text } of value) {
    if (type === ')-token') depth -= 1;
    else if (type === 'function-token') {
      isKnown &&= (depth === 0 ? functions : colors).test(text);
      // What url() refers to is counted as any reference.
      if (depth === 0 && !/^url/i.test(text)) count += 1;
      depth += 1;
    } else if (type === 'dimension-token' && !angle.test(text)) {
      const length = largestNumber(text);
      isKnown &&= length <= (/px$/i.test(text) ? mostBlur : mostUnits);
      blur = Math.max(blur, length);
    }
  }
  if (!isKnown) return { perUse, perPixel: Number.POSITIVE_INFINITY };
  return count === 0 ? undefined : { perUse, perPixel: filteredPixel + count * 4 * stepPixel, blur: count * blur };
}
