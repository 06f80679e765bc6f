import type { SaxesTagNS } from 'saxes';
import { groupBy } from '../../model/group-by.ts';
import { type Declaration, idsIn } from '../css/declarations.ts';
import { type Addition, addTo, type Drawn, newAddition } from './svg-drawn.ts';

/** What a comparison of an element with a selector, or a declaration, takes in microseconds. */
const comparison = 0.5;

/** A reference takes as long as so many declarations. */
const references = 10;

/** What a selector asks of an element beside its name: `:hover`, `:nth-child(2)`, `[href]`. */
const conditions = /::?[\w-]+(?:\([^()]*\))?|\[[^[\]]*\]/g;

const keyframe = /^(?:from|to|[\d.]+%)$/i;

type Rule = Declaration['rule'];

/** The elements of a drawing, to which the rules of its style sheets apply. */
interface Rules {
  addElement: (drawn: Drawn, tag: SaxesTagNS, depth: number) => void;
  /**
   * Adds to elements what declarations add to them → how long programs take to apply the rules. Adds nothing if that is more
   * than a limit.
   */
  apply: (
    declarations: readonly Declaration[],
    add: (to: Addition, declaration: Declaration) => void,
    most: number,
  ) => number;
}

/** Prepares to apply the rules of style sheets to the elements of a drawing. */
export function createRules(): Rules {
  const all: Drawn[] = [];
  /** Elements by the ends of selectors: `path`, `.class`, `#id`. */
  const byEnd = new Map<string, Drawn[]>();
  let [mostDepth, classes] = [0, 0];
  const addEnd = (end: string, drawn: Drawn) => {
    const group = byEnd.get(end);
    if (group) group.push(drawn);
    else byEnd.set(end, [drawn]);
  };

  /** The elements that are animated: the rules of `@keyframes` are for them. */
  const animated = new Set<Drawn>();
  const matchesOf = (selector: string): readonly Drawn[] => {
    const end = endOf(selector);
    return end === undefined ? all : (byEnd.get(end) ?? []);
  };
  const elementsOf = (rule: Rule): ReadonlySet<Drawn> => {
    const found = new Set<Drawn>();
    for (const selector of selectorsOf(rule))
      for (const drawn of keyframe.test(selector) ? animated : matchesOf(selector)) found.add(drawn);
    return found;
  };

  /** How many comparisons an element takes: with those around it for each part of a selector, at worst with all. */
  function weightOf(selector: string): number {
    if (/~|:has\(/.test(selector)) return Math.max(1, all.length);
    return 1 + (selector.split(/[\s>+]+/).length - 1) * mostDepth;
  }

  return {
    addElement(drawn, { local, attributes }, depth) {
      all.push(drawn);
      mostDepth = Math.max(mostDepth, depth);
      if (/animation/i.test(attributes.style?.value ?? '')) animated.add(drawn);
      addEnd(local, drawn);
      for (const { local: name, value } of Object.values(attributes))
        if (name === 'id') addEnd(`#${value}`, drawn);
        else if (name === 'class') {
          const names = value.trim().split(/\s+/);
          classes += names.length;
          for (const one of new Set(names)) addEnd(`.${one}`, drawn);
        }
    },
    apply(declarations, add, most) {
      const groups = groupBy(declarations, ({ rule }) => rule);
      let work = classes * comparison;
      for (const [rule, group] of groups) {
        const effort = group.reduce((sum, { value }) => sum + 1 + value.length + references * idsIn(value).length, 1);
        const times = rule?.around?.combinations ?? 1;
        for (const selector of selectorsOf(rule)) {
          work += (1 + matchesOf(selector).length * weightOf(selector) * times * effort) * comparison;
          if (work > most) return work;
        }
      }
      for (const [rule, group] of groups)
        if (group.some(({ property }) => /^animation/.test(property)))
          for (const drawn of elementsOf(rule)) animated.add(drawn);
      for (const [rule, group] of groups) {
        const addition = newAddition();
        for (const declaration of group) add(addition, declaration);
        for (const drawn of elementsOf(rule)) addTo(drawn, addition);
      }
      return work;
    },
  };
}

/** Returns what the last part of a selector asks for: a class, an id or a name. */
function endOf(selector: string): string | undefined {
  const [, mark, name] =
    /(?:^|[\s>+~])(?:[\w-]*([.#][\w-]+)|([\w-]+))$/.exec(selector.replaceAll(conditions, '')) ?? [];
  return mark ?? name;
}

function selectorsOf(rule: Rule): string[] {
  return (rule?.selector ?? '').split(',').map((selector) => selector.trim());
}
