import type { Heading, Root } from 'mdast';
import { anchorOfWords } from '../../authoring/values/slug.ts';
import { mapMarkdown, textOf } from './tree.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The id that the text gives it: `## Our prices {#prices}`. */
    id?: string;
  }
}

/** Creates a function that gives the headings of a text their ids: of their words or their own, with `-2` for the second of its kind. */
export function createHeadingIds(): (heading: Heading) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const base = heading.data?.id ?? (anchorOfWords(textOf(heading)) || 'part');
    let count = (used.get(base) ?? 0) + 1;
    const idOf = () => (count === 1 ? base : `${base}-${count}`);
    while (count > 1 && used.has(idOf())) count += 1;
    used.set(base, count);
    const id = idOf();
    if (id !== base) used.set(id, 1);
    return id;
  };
}

/** An id at the end of a heading; the spaces and the colon are those of other generators. */
const fixedId = /(?<!\s)\s*\{:?\s?#([\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]*)\s?\}$/u;

/** Moves the id at the end of each heading from its words into its data. */
export function withFixedIds(tree: Root, source: string): Root {
  if (!/\{:?\s?#/.test(source)) return tree;
  return mapMarkdown(tree, (node) => {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    const [written = '', id] = (last?.type === 'text' && fixedId.exec(last.value)) || [];
    if (node.type !== 'heading' || last?.type !== 'text' || !last.position || id === undefined) return node;
    const end = last.position.end.offset ?? 0;
    // An escaped brace is to be shown.
    if (!source.slice(0, end).endsWith(written)) return node;
    const value = last.value.slice(0, -written.length);
    const { line, column } = last.position.end;
    const position = {
      start: last.position.start,
      end: { line, column: column - written.length, offset: end - written.length },
    };
    const children = [...node.children.slice(0, -1), ...(value ? [{ ...last, value, position }] : [])];
    return { ...node, children, data: { ...node.data, id: id.normalize('NFC') } };
  });
}
