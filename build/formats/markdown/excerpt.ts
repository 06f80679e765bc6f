import type { Root } from 'mdast';
import type { Excerpt } from '../../authoring/facets/excerpt.ts';
import { textOf } from './tree.ts';

/** Returns the first section of a text that has a table or a list, as plain text; `undefined` if there is none. */
export function excerptOf({ children }: Root): Excerpt | undefined {
  let heading = '';
  for (const block of children) {
    if (block.type === 'heading') heading = textOf(block);
    if (block.type === 'table') return { heading, rows: block.children.map((row) => row.children.map(textOf)) };
    if (block.type === 'list') return { heading, rows: block.children.map((item) => [textOf(item)]) };
  }
  return undefined;
}
