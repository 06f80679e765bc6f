import type { Rule } from '../css/declarations.ts';
import { isKeyframe, mostRulesAround } from './svg-style.ts';

/** How long a selector is that takes a browser as long as a short one; longer ones count as several. */
const usualLength = 40;

interface SelectorCount {
  count: number;
  /** Those for which a browser goes through the siblings of an element. */
  ofSiblings: number;
}

/** Counts the selectors of a rule; those of rules around it apply to each of them. */
export function countSelectors(rule: Rule | undefined): SelectorCount {
  let [count, hasSiblings, levels] = [1, false, 0];
  for (let one = rule; one && ++levels <= mostRulesAround; one = one.around) {
    if (one.selector.startsWith('@')) continue;
    const own = countOwn(one);
    count *= own.count;
    hasSiblings ||= own.ofSiblings > 0;
  }
  return { count, ofSiblings: hasSiblings ? count : 0 };
}

const counted = new WeakMap<Rule, SelectorCount>();

/** Counts the selectors that a rule itself has: once, because many rules may be in it. */
function countOwn(rule: Rule): SelectorCount {
  const known = counted.get(rule);
  if (known) return known;
  const { selector } = rule;
  const count = Math.max(selector.split(',').length, Math.ceil(selector.length / usualLength));
  const found = { count, ofSiblings: /~(?!=)|-of-type/.test(selector) ? count : 0 };
  counted.set(rule, found);
  return found;
}

/** What a selector can ask of an element. */
interface Selectable {
  /** The names that a selector can have for it. */
  names: ReadonlySet<string>;
  isAnimated: boolean;
}

/** Prepares to find the elements that a rule may apply to. Where it is not known, it applies. */
export function matcherOf(rule: Rule | undefined): (element: Selectable) => boolean {
  if (isKeyframe(rule)) return ({ isAnimated }) => isAnimated;
  if (!rule || /[[\\|"'&]/.test(rule.selector)) return () => true;
  if (rule.around && !rule.around.selector.startsWith('@')) return () => true;
  const parts = rule.selector.replace(/:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '').split(',');
  const subjects = parts.map(
    (part) =>
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1)
        ?.match(/[.#]?[^.#*\s]+/g) ?? [],
  );
  return ({ names }) => subjects.some((subject) => subject.every((name) => names.has(name)));
}
