import type { Heading } from 'mdast';
import { idOfWords } from '../../authoring/slug.ts';
import { textOf } from './tree.ts';

/** Creates a function that gives the headings of a text their ids: of their words, with `-2` for the second of its kind. */
export function createHeadingIds(): (heading: Heading) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const base = idOfWords(textOf(heading)) || 'part';
    let count = (used.get(base) ?? 0) + 1;
    const idOf = () => (count === 1 ? base : `${base}-${count}`);
    while (count > 1 && used.has(idOf())) count += 1;
    used.set(base, count);
    const id = idOf();
    if (id !== base) used.set(id, 1);
    return id;
  };
}
