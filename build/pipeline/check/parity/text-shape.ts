import { inspectMarkdown } from '../../../formats/markdown/inspect.ts';
import { parseMarkdown } from '../../../formats/markdown/parse.ts';
import { extractBody } from '../../../formats/yaml/positions.ts';
import type { DataPath, Problem } from '../../../model/diagnostic.ts';
import { lineStarts } from '../../../model/files/line-counter.ts';
import type { AnyStruct } from '../../../model/struct/struct.ts';
import { type StructValue, walkStruct } from '../../../model/struct/walk.ts';

/** A position in a words file: a field, or an offset into the text. */
export type TextPlace = NonNullable<Problem['at']>;

/** A field, or the text below one heading: the smallest part with a counterpart in other languages. */
export interface Passage {
  /** The path of the field, or the number of the heading: `lead`, `#2`. */
  key: string;
  text: string;
  at: TextPlace;
}

/** The parts of a words file that should be the same in every language. */
export interface TextShape {
  headings: { depth: number; text: string; at: TextPlace }[];
  /** Directives in Markdown, each with its attributes as they are compared: `:::note`, `::form{id=contact}`. */
  directives: { written: string; at: TextPlace }[];
  /** Links in Markdown, each with its passage. */
  links: { target: string; passage: string; at: TextPlace }[];
  /** Fields that are link targets. */
  actions: { path: DataPath; target: string }[];
  lists: { path: DataPath; length: number }[];
  /** Fields that are present, without list items. */
  fields: DataPath[];
  passages: Passage[];
}

/** Collects the parts that should be the same in every language. The file must be valid. */
export function shapeOf(file: { struct: AnyStruct; data: unknown; text: string }): TextShape {
  const shape: TextShape = {
    headings: [],
    directives: [],
    links: [],
    actions: [],
    lists: [],
    fields: [],
    passages: [],
  };
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
  for (const { name, isLeaf, attributes, at } of found.directives) {
    const values = attributes.map((one) => `${one.name}=${one.value}`).sort();
    const written = `${isLeaf ? '::' : ':::'}${name}${values.length > 0 ? `{${values.join(' ')}}` : ''}`;
    shape.directives.push({ written, at: { offset: body.start + offsetOf(at), length: name.length + 3 } });
  }
  for (const { target, at } of found.links) {
    const offset = offsetOf(at);
    shape.links.push({
      target,
      passage: `#${cuts.findLastIndex((start) => start <= offset)}`,
      at: { offset: body.start + offset },
    });
  }
}
