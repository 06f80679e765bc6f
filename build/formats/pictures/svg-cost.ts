import type { SaxesTagNS } from 'saxes';
import { formatCount } from '../../model/format-count.ts';

/** The most elements that a drawing may draw, with all that each of them refers to. */
const mostDrawn = 100_000;

/** The most characters of its texts: programs take the square of their number to place them. */
const mostCharacters = 10_000;

/** The most references that lead on to each other. */
const mostLevels = 16;

/** So many comparisons of an element with a rule of a style sheet take as long as an element. */
const comparisons = 10;

/** An element, and what it makes a program draw. */
interface Drawn {
  /** The numbers in its lines and those of the elements in it: no line has more corners, each of which may get a marker. */
  points: number;
  references: Reference[];
  children: Drawn[];
}

interface Reference {
  id: string;
  isMarker: boolean;
}

/** A rule of a style sheet that refers to elements. */
interface Rule {
  selector: string;
  references: Reference[];
}

/** Measures a drawing while it is parsed. */
interface CostMeter {
  open: (tag: SaxesTagNS) => void;
  addText: (text: string, isStyle: boolean) => void;
  close: () => void;
  /** Returns what of the drawing is too much, if anything is. */
  findExcess: () => string | undefined;
}

/**
 * Prepares to measure how much a drawing draws: a few hundred bytes can draw billions of elements, if these are used,
 * repeated, masked, or put at each corner of a line within each other.
 */
export function createCostMeter(): CostMeter {
  const root: Drawn = { points: 0, references: [], children: [] };
  const open = [root];
  const byId = new Map<string, Drawn>();
  const byClass = new Map<string, Drawn[]>();
  const referring: Rule[] = [];
  let [elements, characters, rules] = [0, 0, 0];
  return {
    open({ local: element, attributes }) {
      const drawn: Drawn = { points: 0, references: [], children: [] };
      open.at(-1)?.children.push(drawn);
      open.push(drawn);
      elements += 1;
      for (const { local, value } of Object.values(attributes)) {
        // The stops of a gradient are not drawn with each element that it paints.
        if (local === 'id' && !element.endsWith('Gradient')) byId.set(value, drawn);
        else if (local === 'class') for (const name of value.trim().split(/\s+/)) addTo(byClass, name, drawn);
        else if (local === 'd' || local === 'points') drawn.points += value.match(/\d+/g)?.length ?? 0;
        else if (local === 'href') drawn.references.push({ id: value.trim().replace('#', ''), isMarker: false });
        else drawn.references.push(...referencesIn(value, /marker/i.test(local + value)));
      }
    },
    addText(text, isStyle) {
      characters += isStyle ? 0 : text.trim().length;
      if (!isStyle) return;
      for (const [, selector = '', properties = ''] of text.matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/g)) {
        rules += 1;
        const references = referencesIn(properties, /marker/i.test(properties));
        if (references.length > 0) referring.push({ selector, references });
      }
    },
    close() {
      const drawn = open.pop();
      const parent = open.at(-1);
      if (drawn && parent) parent.points += drawn.points;
    },
    findExcess() {
      if (characters > mostCharacters) return `texts of ${formatCount(characters)} characters`;
      const count = createCounter(byId);
      let drawn = count.element(root) + (elements * rules) / comparisons;
      for (const { selector, references } of referring) {
        const names = selector.split(',').map((part) => /^\s*\.([\w-]+)\s*$/.exec(part)?.[1]);
        // Any other rule may be about every element.
        const isOfAll = names.includes(undefined);
        const styled = names.flatMap((name) => byClass.get(name ?? '') ?? []);
        const points = isOfAll ? root.points : styled.reduce((sum, one) => sum + one.points, 0);
        const times = isOfAll ? elements : styled.length;
        for (const one of references) drawn += count.reference(one, one.isMarker ? Math.max(points, times) : times);
      }
      if (drawn <= mostDrawn) return undefined;
      return `${Number.isFinite(drawn) ? formatCount(Math.round(drawn)) : 'countless'} elements to draw`;
    },
  };
}

function referencesIn(text: string, isMarker: boolean): Reference[] {
  return Array.from(text.matchAll(/url\(\s*["']?#([^"')]*)/gi), ([, id = '']) => ({ id: id.trim(), isMarker }));
}

/** Prepares to count what elements draw. A reference to an element around it draws nothing. */
function createCounter(byId: ReadonlyMap<string, Drawn>) {
  /** An element → what it draws, and how many references lead on to each other in it. */
  const known = new Map<Drawn, { count: number; levels: number }>();
  function measure(drawn: Drawn, level = 0): { count: number; levels: number } {
    const before = known.get(drawn);
    if (before) return before;
    const measured = { count: 1, levels: 0 };
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
