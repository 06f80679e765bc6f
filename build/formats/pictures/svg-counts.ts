import type { SaxesAttributeNS, SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { type Declaration, declarationsOf } from '../css/declarations.ts';
import { tokensOf } from '../css/tokens.ts';
import { findUnmeasured, type InlineDeclaration, isKeyframe, styling } from './svg-style.ts';

/** The most characters of texts: browsers take the square of their number to place them. */
const mostCharacters = 10_000;
/** The most of what is counted: `variables` are those in the values of others. */
const most: Readonly<Record<string, number>> = {
  'pixels of pictures': 64_000_000,
  animations: 2000,
  'rules of @keyframes': 200,
  variables: 20,
};
/** The largest radius by which a shape may grow, in both directions together: browsers look at as many pixels for each. */
const mostRadius = 40;
/** How often a filter may make a result again, for each of its steps. */
const mostRuns = 4;
/** The sum of the squares of how many numbers are in clip paths of several shapes: browsers unite their outlines. */
const mostUnited = 2_000_000;
/** The most dashes of a line whose length is given, and of the longest side of a drawing: librsvg draws shorter ones as a line. */
const mostDashes = 100;
const mostDashesOfSide = 10_000;

/** What an animation may change: what it makes of it is drawn. */
const animated =
  /^(?:(?:fill|stroke|stop|flood)(?:-color|-opacity)?|color|opacity|offset|stroke-(?:dash(?:offset|array)|width|line(?:cap|join))|visibility|display|d|points|[cf]?[xy]|d[xy]|[xy][12]|r[xy]?|width|height|font-size|(?:gradient)?transform|startoffset)$/i;

/** Steps of filters, and their inputs where these are not one result. */
const steps =
  /^fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|DropShadow|Flood|Func[ABGR]|GaussianBlur|Merge|MergeNode|Morphology|Offset)$/;
const twoInputs = /^fe(?:Blend|Composite)$/;

const shape = /^(?:path|rect|circle|ellipse|line|polyline|polygon|text|use)$/;

/** Counts what a browser takes time for, and drawing the drawing once does not show. */
interface Counter {
  /** Begins an element, with the pixels that are embedded in it → what must not be in it. */
  open: (tag: SaxesTagNS, pixels: number) => string | undefined;
  addText: (text: string) => void;
  close: (tag: SaxesTagNS) => string | undefined;
  addStyle: (css: string) => string | undefined;
  /** Returns what there is too much of. */
  findExcess: () => string | undefined;
}

/** Prepares to count while a drawing is parsed. */
export function createCounter(): Counter {
  const counts = { 'pixels of pictures': 0, animations: 0, 'rules of @keyframes': 0, variables: 0 };
  let united = 0;
  const texts = createTextCounter();
  const dashes = createDashCounter();
  let clip: { shapes: number; numbers: number } | undefined;
  let filter = newFilter();
  function findInDeclarations(declarations: readonly (InlineDeclaration & Partial<Declaration>)[]): string | undefined {
    for (const { property, value } of declarations) {
      if (property.startsWith('--'))
        counts.variables += value.filter(({ text }) => text.toLowerCase() === 'var(').length;
      if (/^(?:white-)?space/.test(property)) texts.keepBlanks();
      if (property === 'stroke-dasharray') dashes.add(value.map(({ text }) => text).join(' '));
    }
    return findUnmeasured(declarations);
  }
  function findInAttribute({ name, local, value }: SaxesAttributeNS): string | undefined {
    if (clip && /^(?:d|points)$/.test(local)) clip.numbers += value.match(/\d+/g)?.length ?? 0;
    if (local === 'space' && value === 'preserve') texts.keepBlanks();
    dashes.readAttribute(local, value);
    if (!styling.test(name)) return undefined;
    const inline = local !== 'style';
    return findInDeclarations(
      inline ? [{ property: local.toLowerCase(), value: tokensOf(value) }] : declarationsOf(value),
    );
  }
  return {
    open(tag, embedded) {
      const { name, local, attributes } = tag;
      counts['pixels of pictures'] += embedded;
      if (local === 'filter') filter = newFilter();
      else if (local === 'clipPath') clip = { shapes: 0, numbers: 0 };
      else if (clip && shape.test(local)) clip.shapes += 1;
      if (local === 'text') texts.open();
      filter.add(tag);
      const isAnimation = /^(?:animate|set)/.test(local);
      if (isAnimation) counts.animations += 1;
      const all = Object.values(attributes);
      const endless = isAnimation ? all.find((one) => isEndless(one.local, one.value)) : undefined;
      const found = findUnmeasuredStep(tag) ?? all.map(findInAttribute).find(Boolean);
      return endless ? `${endless.name}="${endless.value.trim().slice(0, 40)}" at <${name}>` : found;
    },
    addText: texts.add,
    close({ local }) {
      if (local === 'text') texts.close();
      if (local === 'clipPath' && clip) {
        if (clip.shapes > 1) united += clip.numbers ** 2;
        clip = undefined;
      }
      return local === 'filter' ? filter.findExcess() : undefined;
    },
    addStyle(css) {
      const declarations = declarationsOf(css);
      const frames = declarations.filter(({ rule }) => isKeyframe(rule)).map(({ rule }) => rule);
      counts['rules of @keyframes'] += new Set(frames).size;
      return findInDeclarations(declarations);
    },
    findExcess() {
      for (const [name, count] of Object.entries(counts))
        if (count > (most[name] ?? 0)) return `${formatCount(count)} ${name}`;
      if (united > mostUnited) return 'clip paths of several long outlines';
      return texts.findExcess() ?? dashes.findExcess();
    },
  };
}

/** Finds a step of a filter that costs more than drawing a small copy shows. */
function findUnmeasuredStep({ name, local, attributes }: SaxesTagNS): string | undefined {
  if (/^fe[A-Z]/.test(local) && !steps.test(local)) return `<${name}>`;
  const radius = local === 'feMorphology' ? (attributes.radius?.value ?? '') : '';
  return sumOf(radius) > mostRadius ? `radius="${radius.slice(0, 40)}" at <${name}>` : undefined;
}

function createTextCounter() {
  let [depth, all, collapsed, keepsBlanks] = [0, 0, 0, false];
  return {
    open: () => {
      depth += 1;
    },
    close: () => {
      depth -= 1;
    },
    keepBlanks: () => {
      keepsBlanks = true;
    },
    add(text: string) {
      if (depth === 0) return;
      all += text.length;
      collapsed += text.replace(/[ \t\r\n]+/g, ' ').length;
    },
    findExcess() {
      const count = keepsBlanks ? all : collapsed;
      return count > mostCharacters ? `texts of ${formatCount(count)} characters` : undefined;
    },
  };
}

function createDashCounter() {
  let [side, scale, longest, shortest] = [0, 1, 0, Number.POSITIVE_INFINITY];
  return {
    add(dashes: string) {
      const sum = sumOf(dashes);
      if (sum > 0) shortest = Math.min(shortest, sum);
    },
    readAttribute(name: string, value: string) {
      if (name === 'viewBox' && side === 0)
        side =
          Math.max(
            ...value
              .trim()
              .split(/[\s,]+/)
              .slice(2)
              .map(Number),
          ) || 0;
      if (name === 'transform') scale = Math.min(scale, scaleOf(value));
      if (name === 'pathLength') longest = Math.max(longest, Number(value) || Number.POSITIVE_INFINITY);
    },
    findExcess() {
      if (longest / shortest > mostDashes) return `a pathLength with more than ${mostDashes} dashes`;
      return (side || longestSide) / (shortest * scale) > mostDashesOfSide ? 'dashes that nobody sees' : undefined;
    },
  };
}

/** The longest side of a drawing without a view box, at least. */
const longestSide = 300;

/** Returns by how much a transformation makes a drawing smaller. */
function scaleOf(transform: string): number {
  const scales = [...transform.matchAll(/(scale|matrix)\(\s*([-+\d.e]+)(?:[\s,]+([-+\d.e]+))?/g)];
  return scales.reduce((product, [, name, a, b]) => {
    const scale = name === 'matrix' ? Math.hypot(Number(a), Number(b)) : Math.abs(Number(a));
    return product * Math.min(1, scale || 1);
  }, 1);
}

/** Returns the sum of the numbers in a text; those of functions and percentages are not known. */
function sumOf(text: string): number {
  return (text.match(/[\d.]+(?:e[+-]?\d+)?/gi) ?? []).reduce((sum, number) => sum + (Number(number) || 0), 0);
}

/** Returns whether an attribute of an animation makes it add up, or change what is not drawn. */
function isEndless(name: string, value: string): boolean {
  if (name === 'by' || (name === 'accumulate' && value.trim() === 'sum')) return true;
  if (name === 'begin' || name === 'end') return value.split(';').length > 4;
  return name === 'attributeName' && !animated.test(value.trim());
}

/** Adds up how often browsers make the results of a filter: each time that another step reads them. */
function newFilter() {
  const results = new Map<string, number>();
  let [last, before, count] = [0, 0, 0];
  let merge = '';
  return {
    add({ local, attributes }: SaxesTagNS) {
      if (!steps.test(local) || local.startsWith('feFunc')) return;
      count += 1;
      const isNode = local === 'feMergeNode';
      const read = (input: string) => {
        const name = attributes[input]?.value ?? '';
        return /^Source|^Background|Paint$/.test(name) ? 0 : (results.get(name) ?? (isNode ? before : last));
      };
      const inputs = local === 'feFlood' || local === 'feMerge' ? [] : twoInputs.test(local) ? ['in', 'in2'] : ['in'];
      const runs = inputs.reduce((sum, input) => sum + read(input), 1);
      if (local === 'feMerge') before = last;
      last = isNode ? last + runs : runs;
      const { value = '' } = attributes.result ?? {};
      if (local === 'feMerge') merge = value;
      if (isNode ? merge !== '' : value !== '') results.set(isNode ? merge : value, last);
    },
    findExcess: () => (last > mostRuns * count ? 'a filter that uses its results again and again' : undefined),
  };
}
