import type { Declaration } from '../css/declarations.ts';
import type { CssToken } from '../css/tokens.ts';

/** The most characters of all values that a variable may stand for. */
const mostCharacters = 10_000;

/** The variables of a drawing, wherever they are set. */
interface Variables {
  /** Returns whether one stands for too much: those of others can make any length, and any number, of a short text. */
  areEndless: () => boolean;
  /** Returns a value, and all that its variables may stand for. */
  replaceIn: (value: readonly CssToken[]) => (readonly CssToken[])[];
}

/** Collects the variables that declarations set. */
export function createVariables(declarations: readonly Pick<Declaration, 'property' | 'value'>[]): Variables {
  const values = new Map<string, (readonly CssToken[])[]>();
  for (const { property, value } of declarations) {
    if (!property.startsWith('--')) continue;
    const others = values.get(property);
    if (others) others.push(value);
    else values.set(property, [value]);
  }
  const lengths = new Map<string, number>();
  function lengthOf(name: string): number {
    const before = lengths.get(name);
    if (before !== undefined) return before;
    // One that leads back to itself stands for nothing.
    lengths.set(name, 0);
    const length = (values.get(name) ?? []).flat().reduce((sum, { text }) => sum + text.length + lengthOf(text), 0);
    lengths.set(name, length);
    return length;
  }
  function replaceIn(value: readonly CssToken[], seen: ReadonlySet<string> = new Set()): (readonly CssToken[])[] {
    const names = value.map(({ text }) => text).filter((text) => values.has(text) && !seen.has(text));
    const meant = names.flatMap((name) => values.get(name) ?? []);
    return [value, ...meant.flatMap((one) => replaceIn(one, new Set([...seen, ...names])))];
  }
  return { areEndless: () => [...values.keys()].some((name) => lengthOf(name) > mostCharacters), replaceIn };
}
