import { inspectMarkdown, parseMarkdown } from '../../markdown/markdown.ts';
import type { DataPath, Problem } from '../../model/diagnostic.ts';
import type { AnyStruct } from '../../struct/struct.ts';
import { type StructValue, walkStruct } from '../../struct/walk.ts';
import { extractBody, lineStarts } from '../../yaml/positions.ts';

/** A place in a words file: a field, or an offset into the file's text. */
export type TextPlace = NonNullable<Problem['at']>;

/** A field, or what stands below one heading: the smallest part that has a counterpart in another language. */
export interface Passage {
  /** The field's path as text, or the number of the heading above it: `lead`, `#2`. */
  key: string;
  text: string;
  at: TextPlace;
}

/** What of a words file should be the same in every language. */
export interface TextShape {
  headings: { depth: number; text: string; at: TextPlace }[];
  /** Links in Markdown, each with the passage it stands in. */
  links: { target: string; passage: string; at: TextPlace }[];
  /** Fields that lead somewhere. */
  actions: { path: DataPath; target: string }[];
  lists: { path: DataPath; length: number }[];
  /** Fields that are there, list items left out. */
  fields: DataPath[];
  passages: Passage[];
}

/** Finds what should be the same in every language, in a words file that is valid by its struct. */
export function shapeOf(file: { struct: AnyStruct; data: unknown; text: string }): TextShape {
  const shape: TextShape = { headings: [], links: [], actions: [], lists: [], fields: [], passages: [] };
  walkStruct(file.struct, file.data, (found) => addField(found, shape));
  visitBody(file.text, shape);
  return shape;
}

function addField({ node, value, path }: StructValue, shape: TextShape): void {
  if (typeof path.at(-1) === 'string') shape.fields.push(path);
  if (node.kind === 'list' && Array.isArray(value)) shape.lists.push({ path, length: value.length });
  if (node.kind !== 'leaf' || typeof value !== 'string') return;
  if (node.type === 'link') shape.actions.push({ path, target: value });
  if (node.type === 'line' || node.type === 'text') {
    const key = path.join('.');
    shape.passages.push({ key, text: value, at: { path } });
    if (value.includes(']('))
      for (const { target } of inspectMarkdown(parseMarkdown(value)).links)
        shape.links.push({ target, passage: key, at: { path } });
  }
}

function visitBody(text: string, shape: TextShape): void {
  const body = extractBody(text);
  if (body.text.trim() === '') return;
  const starts = lineStarts(body.text);
  const offsetOf = (at: { line: number; column: number }) => (starts[at.line - 1] ?? 0) + at.column - 1;
  const found = inspectMarkdown(parseMarkdown(body.text));
  const cuts = [0];
  for (const { depth, text: words, at } of found.headings) {
    const offset = offsetOf(at);
    cuts.push(offset);
    shape.headings.push({ depth, text: words, at: { offset: body.start + offset, length: depth + 1 + words.length } });
  }
  cuts.forEach((start, index) => {
    const passage = body.text.slice(start, cuts[index + 1]);
    shape.passages.push({ key: `#${index}`, text: passage, at: { offset: body.start + start } });
  });
  for (const { target, at } of found.links) {
    const offset = offsetOf(at);
    shape.links.push({
      target,
      passage: `#${cuts.findLastIndex((start) => start <= offset)}`,
      at: { offset: body.start + offset },
    });
  }
}
