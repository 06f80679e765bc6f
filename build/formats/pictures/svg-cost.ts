import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';
import { declarationsOf, idsIn } from '../css/declarations.ts';
import { type CssToken, tokensOf } from '../css/tokens.ts';
import { countFilters, isFilterStep, stepCost } from './svg-filter.ts';

/** The most elements that a drawing may draw, with all that each of them refers to. */
const mostDrawn = 100_000;

/** The most characters of its texts: programs take the square of their number to place them. */
const mostCharacters = 10_000;

/** The most references that lead on to each other. */
const mostLevels = 16;

/** This many comparisons of an element with a rule of a style sheet take as long as drawing an element. */
const comparisons = 10;

/** Drawing this many pixels of an embedded picture takes as long as drawing an element. */
const pixels = 1000;

/** An element, and what it makes a program draw. */
interface Drawn {
  /** How long drawing it takes, without what it refers to: 1 for most. */
  cost: number;
  /** The numbers in its lines and in those of its descendants: no line has more corners, and each may get a marker. */
  points: number;
  references: Reference[];
  children: Drawn[];
}

interface Reference {
  id: string;
  isMarker: boolean;
}

/** A declaration of a style sheet that refers to elements, or applies filters. */
interface Rule {
  selector: string;
  references: Reference[];
  cost: number;
}

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
 * Prepares to measure how much a drawing draws. A few hundred bytes can draw billions of elements, by uses, patterns,
 * masks or markers within each other.
 */
export function createCostMeter(): CostMeter {
  const root: Drawn = { cost: 0, points: 0, references: [], children: [] };
  const open = [root];
  const byId = new Map<string, Drawn>();
  /** Elements by the ends of selectors: `path`, `.class`, `#id`. */
  const bySelector = new Map<string, Drawn[]>();
  const referring: Rule[] = [];
  let [elements, characters, rules] = [0, 0, 0];
  return {
    open({ local: element, attributes }, embedded) {
      const drawn: Drawn = {
        cost: (isFilterStep(element) ? stepCost : 1) + embedded / pixels,
        points: 0,
        references: [],
        children: [],
      };
      open.at(-1)?.children.push(drawn);
      open.push(drawn);
      elements += 1;
      addTo(bySelector, element, drawn);
      for (const { local, value } of Object.values(attributes)) {
        if (local === 'id') addTo(bySelector, `#${value}`, drawn);
        // The stops of a gradient are not drawn with each element that it paints.
        if (local === 'id' && !element.endsWith('Gradient')) byId.set(value, drawn);
        else if (local === 'class') for (const name of value.trim().split(/\s+/)) addTo(bySelector, `.${name}`, drawn);
        else addAttribute(drawn, local, value);
      }
    },
    addText(text) {
      characters += text.trim().length;
    },
    addStyle(css) {
      rules += css.split('{').length - 1;
      for (const { selector, property, value } of declarationsOf(css)) {
        const references = referencesIn(value, property.startsWith('marker'));
        const cost = property.endsWith('filter') ? filterCost(value) : 0;
        if (references.length > 0 || cost > 0) referring.push({ selector, references, cost });
      }
    },
    close() {
      const drawn = open.pop();
      const parent = open.at(-1);
      if (drawn && parent) parent.points += drawn.points;
    },
    findExcess() {
      if (characters > mostCharacters) return `texts of ${formatCount(characters)} characters`;
      let drawn = (elements * Math.max(rules, referring.length)) / comparisons;
      if (drawn > mostDrawn) return describeDrawn(drawn);
      const ofAll = applyRules(referring, bySelector);
      const count = createCounter(byId);
      drawn += count.element(root);
      for (const { references, cost } of ofAll) {
        if (cost > 0) drawn += cost * drawn;
        for (const one of references)
          drawn += count.reference(one, one.isMarker ? Math.max(root.points, elements) : elements);
      }
      return drawn > mostDrawn ? describeDrawn(drawn) : undefined;
    },
  };
}

/** Adds to an element what one of its attributes makes a program draw. */
function addAttribute(drawn: Drawn, name: string, value: string): void {
  if (name === 'd' || name === 'points') drawn.points += value.match(/\d+/g)?.length ?? 0;
  else if (name === 'href') drawn.references.push({ id: value.trim().replace('#', ''), isMarker: false });
  else if (name === 'filter') drawn.cost += filterCost(tokensOf(value));
  else if (name === 'style')
    for (const { property, value: own } of declarationsOf(value))
      if (property.endsWith('filter')) drawn.cost += filterCost(own);
  if (name !== 'href' && value.includes('('))
    drawn.references.push(...referencesIn(tokensOf(value), /marker/i.test(name + value)));
}

/** Adds to elements what rules add to them → the other rules, which may match any element. */
function applyRules(rules: readonly Rule[], bySelector: ReadonlyMap<string, Drawn[]>): Rule[] {
  return rules.filter(({ selector, references, cost }) => {
    const ends = endsOf(selector);
    for (const end of ends ?? [])
      for (const styled of bySelector.get(end) ?? []) {
        styled.references.push(...references);
        styled.cost += cost;
      }
    return !ends;
  });
}

function describeDrawn(drawn: number): string {
  return `as much to draw as ${Number.isFinite(drawn) ? formatCount(Math.round(drawn)) : 'countless'} elements`;
}

/** Returns what elements of a selector must have: a class, an id or a name each. `undefined` if it may be any element. */
function endsOf(selector: string): string[] | undefined {
  if (/^@|^\s*(?:from|to)\s*$/i.test(selector)) return undefined;
  const ends = selector.split(',').map((part) => {
    const [, mark, name] = /(?:^|[\s>+~])(?:[\w-]*([.#][\w-]+)|([\w-]+))$/.exec(part.trim()) ?? [];
    return mark ?? name;
  });
  return ends.every((end) => end !== undefined) ? ends : undefined;
}

function referencesIn(tokens: readonly CssToken[], isMarker: boolean): Reference[] {
  return idsIn(tokens).map((id) => ({ id, isMarker }));
}

function filterCost(value: readonly CssToken[]): number {
  return countFilters(value) * stepCost;
}

/** Prepares to count what elements draw. A reference to an element around it draws nothing. */
function createCounter(byId: ReadonlyMap<string, Drawn>) {
  /** An element → what it draws, and how many references lead on to each other in it. */
  const known = new Map<Drawn, { count: number; levels: number }>();
  function measure(drawn: Drawn, level = 0): { count: number; levels: number } {
    const before = known.get(drawn);
    if (before) return before;
    const measured = { count: drawn.cost, levels: 0 };
    known.set(drawn, { count: 0, levels: 0 });
    const add = (other: Drawn | undefined, times: number, step: number) => {
      if (!other) return;
      const { count, levels } = level + step > mostLevels ? endless : measure(other, level + step);
      measured.count += levels + step > mostLevels ? Number.POSITIVE_INFINITY : times * count;
      measured.levels = Math.max(measured.levels, levels + step);
    };
    for (const child of drawn.children) add(child, 1, 0);
    for (const { id, isMarker } of drawn.references) add(byId.get(id), isMarker ? Math.max(1, drawn.points) : 1, 1);
    known.set(drawn, measured);
    return measured;
  }
  return {
    element: (drawn: Drawn) => measure(drawn).count,
    reference({ id }: Reference, times: number) {
      const drawn = byId.get(id);
      return drawn ? times * measure(drawn).count : 0;
    },
  };
}

const endless = { count: Number.POSITIVE_INFINITY, levels: mostLevels };

function addTo(groups: Map<string, Drawn[]>, name: string, drawn: Drawn): void {
  const group = groups.get(name);
  if (group) group.push(drawn);
  else groups.set(name, [drawn]);
}
