import { atOnce } from './at-once.ts';

/** Does work on each item, two at a time, in turn. */
export function twoAtOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  return atOnce(2, items, work);
}
