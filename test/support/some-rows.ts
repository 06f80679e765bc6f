import { isExhaustive } from './project.ts';

/** Returns the first rows of a table, which cover the most; in an exhaustive run all. */
export function someRows<T>(rows: readonly T[], count: number): readonly T[] {
  return isExhaustive ? rows : rows.slice(0, count);
}

/** Returns what adds tests of what something cheaper notices too, most of the time: they run in an exhaustive run alone. */
export function exhaustive<Add extends (name: string, test: never) => void>(add: Add): Add | (() => void) {
  return isExhaustive ? add : () => {};
}
