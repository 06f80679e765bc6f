import type { Heading, Link, Nodes, Paragraph, TableCell, Text } from 'mdast';
import { createLineCounter } from '../../../model/files/line-counter.ts';
import { wordsOf } from '../tree.ts';
import { alignText } from './written-text.ts';

/** A block whose words are in one reading. */
export type Block = Paragraph | Heading | TableCell;

/** What stands for a link, a picture, code and other nodes that are read as Markdown, and for the marks of emphasis. */
export const opaque = '\uFFFC';

/** The character that replaces the markers of Markdown in an address. */
const noSign = 'x';

/**
 * The text of a block as one string: what is not read as Markdown, the words of emphasis, and addresses that are links
 * without brackets, which would part a text into several nodes. Everything else is one character, `opaque`.
 */
export interface Reading {
  text: string;
  /** What is before the block on its line, such as the mark of a list, a heading or a quotation. */
  before: string;
  /** Returns whether some of the characters are escapes or entities: those are meant to be shown. */
  isEscaped: (start: number, end: number, signs?: RegExp) => boolean;
  /** Returns the place of a character in the source, counted from 1. */
  placeOf: (index: number) => { line: number; column: number };
  /** Returns a part as it is written in the source, on one line. */
  sourceOf: (start: number, end: number) => string;
  /** Returns the words of a part, also of what is opaque. */
  wordsOf: (start: number, end: number) => string;
  /** Returns what an opaque character stands for; nothing if that is a mark. */
  nodeAt: (index: number) => Nodes | undefined;
}

/** Reads a block; `undefined` if a text does not match its source. */
export function readBlock(block: Block, source: string): Reading | undefined {
  const offsets: number[] = [];
  const escaped = new Set<number>();
  const nodes = new Map<number, Nodes>();
  let text = '';
  let isAligned = true;
  const addText = (node: Text): void => {
    const written = alignText(node, source);
    if (!written) isAligned = false;
    else {
      for (const index of written.escaped) escaped.add(text.length + index);
      for (const offset of written.offsets) offsets.push(offset);
      text += node.value;
    }
  };
  const addOpaque = (offset: number | undefined, node?: Nodes): void => {
    if (node) nodes.set(text.length, node);
    offsets.push(offset ?? 0);
    text += opaque;
  };
  const add = (node: Nodes): void => {
    const { start, end } = node.position ?? {};
    if (node.type === 'text') addText(node);
    else if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
      const marks = (node.children[0]?.position?.start.offset ?? 0) - (start?.offset ?? 0);
      addOpaque(start?.offset);
      node.children.forEach(add);
      addOpaque((end?.offset ?? 0) - marks);
    } else if (node.type === 'link' && isBare(node, source)) {
      const address = wordsOf(node);
      const first = source.indexOf(address, start?.offset);
      for (let index = 0; index < address.length; index += 1) offsets.push(first + index);
      text += address.replace(/[*_~`]/g, noSign);
      // In angle brackets, an address ends with them.
      if (source[start?.offset ?? 0] === '<') addOpaque((end?.offset ?? 1) - 1);
    } else addOpaque(start?.offset, node);
  };
  block.children.forEach(add);
  return isAligned ? createReading({ text, offsets, escaped, nodes }, block, source) : undefined;
}

/** The characters of a reading: where they are in the source, which are escapes, and what opaque ones stand for. */
interface Characters {
  text: string;
  offsets: number[];
  escaped: Set<number>;
  nodes: Map<number, Nodes>;
}

function createReading({ text, offsets, escaped, nodes }: Characters, block: Block, source: string): Reading {
  const endOf = (index: number): number | undefined =>
    nodes.get(index)?.position?.end.offset ?? offsets[index + 1] ?? block.children.at(-1)?.position?.end.offset;
  const [first = 0] = offsets;
  // Lines are counted from the beginning of the block's first.
  const lineStart = source.lastIndexOf('\n', first - 1) + 1;
  const placeAt = createLineCounter(source.slice(lineStart, (offsets.at(-1) ?? 0) + 1));
  const above = (block.children[0]?.position?.start.line ?? 1) - 1;
  return {
    text,
    before: source.slice(lineStart, first),
    isEscaped(start, end, signs) {
      for (let index = start; index < end; index += 1)
        if (escaped.has(index) && (signs?.test(text[index] ?? '') ?? true)) return true;
      return false;
    },
    placeOf(index) {
      const { line, column } = placeAt((offsets[index] ?? 0) - lineStart);
      return { line: above + line, column };
    },
    sourceOf: (start, end) =>
      end > start ? source.slice(offsets[start], endOf(end - 1)).replace(/(?<!\s)\s*\n[\s>]*/g, ' ') : '',
    wordsOf: (start, end) =>
      Array.from({ length: end - start }, (_, index) => {
        const character = text[start + index] ?? '';
        const node = nodes.get(start + index);
        return character === opaque ? (node ? wordsOf(node) : '') : character;
      }).join(''),
    nodeAt: (index) => nodes.get(index),
  };
}

/**
 * Returns the groups of a match as they are written in the source.
 * @param from where the text in which it was found begins
 */
export function writtenGroups({ indices }: RegExpExecArray, { sourceOf }: Reading, from = 0): string[] {
  return (indices ?? []).slice(1).map((range) => (range ? sourceOf(from + range[0], from + range[1]) : ''));
}

/** Returns whether a link is an address without brackets: `https://www.example.org`, `<https://www.example.org>`. */
function isBare({ position }: Link, source: string): boolean {
  return source[position?.start.offset ?? 0] !== '[';
}
