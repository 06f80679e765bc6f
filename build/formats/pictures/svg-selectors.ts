import type { Rule } from '../css/declarations.ts';

/** What a rule selects, as far as its cost depends on it. */
interface Selection {
  /** The names that an element must have, for each selector of the last rule: `['path', '.a']`. */
  subjects: string[][];
  /** How many selectors it has, with those of the rules around it; long ones count as several. */
  count: number;
  /** Whether a browser counts the siblings of an element for it. */
  isOfType: boolean;
}

/** The most rules in each other, and names in a row. */
const most = { rules: 4, names: 4 };
/** How long a selector is that takes a browser as long as a short one. */
const usualLength = 40;

/** Pseudo-classes that cost as little as a name. Shapes have no pseudo-elements, so that nothing of theirs is drawn. */
const plainPseudo =
  /^::?(?:after|before|marker|selection|hover|active|focus(?:-visible|-within)?|visited|link|target|root|empty|(?:first|last|only)-(?:child|of-type)|not\([\p{L}\w\s.#*:,-]*\)|nth-(?:last-)?(?:child|of-type)\([\w\s+-]*\))$/iu;

const known = new WeakMap<Rule, Selection | undefined>();

/**
 * Reads what a rule selects: elements, classes and ids, in each other. `undefined` for anything else, such as `a + b` and
 * `:has()`.
 */
export function selectionOf(rule: Rule, levels = 1): Selection | undefined {
  if (!known.has(rule)) known.set(rule, levels > most.rules ? undefined : readSelection(rule, levels));
  return known.get(rule);
}

function readSelection({ selector, around }: Rule, levels: number): Selection | undefined {
  const outer = around ? selectionOf(around, levels + 1) : { subjects: [[]], count: 1, isOfType: false };
  if (!outer || selector.startsWith('@')) return outer;
  // What is asked of an element beside its names makes a rule apply to fewer elements.
  const parts = selector
    .replace(/\[[\w-]+(?:[~|^$*]?=(?:"[^"]*"|'[^']*'|[\w-]+))?\]|&/g, '*')
    .replace(/:(?:is|where)\(([^()]*)\)/gi, ' $1 ')
    .replace(/::?[a-z-]+(?:\([^()]*\))?/gi, (pseudo) => (plainPseudo.test(pseudo) ? '*' : '!'))
    .split(',')
    .map((part) => part.replaceAll('>', ' ').trim().split(/\s+/));
  const isPlain = parts.every(
    (names) => names.length <= most.names && names.every((name) => /^[\p{L}\w*.#-]+$/u.test(name)),
  );
  // Browsers look for the outer rule at each `&`.
  if (!isPlain || selector.indexOf('&') !== selector.lastIndexOf('&')) return undefined;
  return {
    subjects: parts.map((names) => names.at(-1)?.match(/[.#]?[^.#*]+/g) ?? []),
    count: outer.count * Math.max(parts.length, Math.ceil(selector.length / usualLength)),
    isOfType: outer.isOfType || /-of-type/i.test(selector),
  };
}
