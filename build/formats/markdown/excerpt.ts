import type { Root } from 'mdast';
import type { Excerpt } from '../../authoring/facets/excerpt.ts';
import { textOf } from './tree.ts';

/** How many rows of a form an excerpt has. */
const formRows = 12;

/**
 * Returns the first section of a text that has a table or a list, or else the first one with a heading, as plain text;
 * `undefined` if there is none.
 */
export function excerptOf({ children }: Root): Excerpt | undefined {
  let heading = '';
  for (const block of children) {
    if (block.type === 'heading') heading = textOf(block);
    if (block.type === 'table')
      return { heading, rows: continueForm(block.children.map((row) => row.children.map(textOf))) };
    if (block.type === 'list') return { heading, rows: block.children.map((item) => [textOf(item)]) };
  }
  const start = children.findIndex(({ type }) => type === 'heading');
  const [title, ...rest] = start < 0 ? [] : children.slice(start);
  if (!title) return undefined;
  const end = rest.findIndex(({ type }) => type === 'heading');
  return { heading: textOf(title), rows: rest.slice(0, end < 0 ? undefined : end).map((block) => [textOf(block)]) };
}

/** Continues the numbered rows of a form, which are to be filled in. */
function continueForm(rows: string[][]): string[][] {
  const [number = '', ...cells] = rows.at(-1) ?? [];
  if (!/^\d+$/.test(number) || cells.length === 0 || cells.some(Boolean)) return rows;
  const more = Math.max(0, formRows - rows.length);
  return [...rows, ...Array.from({ length: more }, (_, index) => [String(Number(number) + index + 1), ...cells])];
}
