import type { Random } from './random.ts';

/** Changes a text in 1 to 4 places: removes, repeats, moves or cuts a part, or puts something else into it. */
export function mutate(text: string, random: Random, inserts: readonly string[]): string {
  let changed = text;
  for (let left = 1 + Math.floor(random.number() * 4); left > 0; left--) {
    const start = Math.floor(random.number() * (changed.length + 1));
    const end = Math.min(changed.length, start + Math.floor(random.number() ** 3 * 60));
    const part = changed.slice(start, end);
    const insert = random.pick([random.pick(inserts), random.text(), part + part, '', '']);
    changed = random.number() < 0.03 ? changed.slice(0, start) : changed.slice(0, start) + insert + changed.slice(end);
  }
  // Half of a surrogate pair cannot be in a file.
  return changed.replace(/\p{Surrogate}/gu, '');
}
