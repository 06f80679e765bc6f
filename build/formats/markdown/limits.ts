import type { Nodes } from 'mdast';
import { formatCount } from '../../model/format-count.ts';
import { limits } from '../../model/limits.ts';
import { parseMarkdown } from './parse.ts';

/** Where a text exceeds a limit, and which. */
export interface ExceededLimit {
  message: string;
  hint: string;
  offset: number;
}

/** Finds where a text exceeds a limit of the Markdown parser. Looks at the text before any recursive parser gets it. */
export function findExceededLimit(text: string): ExceededLimit | undefined {
  // Nothing below can be exceeded by so short a text.
  if (text.length <= limits.depth) return undefined;
  return (
    findManyReferences(text) ??
    counted.map((limit) => findMany(text, limit)).find((found) => found !== undefined) ??
    findManyCells(text) ??
    findDeepNesting(text)
  );
}

/** The most that may be copied: for each character reference, the native parser copies the text of its block again. */
const mostCopied = 100_000_000;

function findManyReferences(text: string): ExceededLimit | undefined {
  let copied = 0;
  for (const { start, block } of blocksOf(text, '&')) {
    copied += (block.split('&').length - 1) * block.length;
    if (copied > mostCopied)
      return {
        message: 'This text has too many characters written as &…; for its length.',
        hint: 'Write the characters themselves: é, not &eacute;.',
        offset: start + block.indexOf('&'),
      };
  }
  return undefined;
}

/** What may not be in a text more than a number of times. */
const counted: readonly { pattern: RegExp; most: number; what: string }[] = [
  { pattern: /\n/g, most: limits.lines, what: 'lines' },
  { pattern: /\]|https?:|www\.|@/g, most: limits.links, what: 'links, pictures or other square brackets' },
  {
    pattern: /[*_`~|<>#]|(?:^|(?<=[ \t]))(?:[-+=]|\d{1,9}[.)])(?=[ \t=-])|(?: {2}|\\)$/gm,
    most: limits.marks,
    what: 'signs of Markdown',
  },
  // To write an item, all of its list are looked at.
  { pattern: /^[ \t>]*(?:[-+*]|\d{1,9}[.)])(?=[ \t\r\n])/gm, most: limits.items, what: 'items in lists' },
];

function findMany(text: string, { pattern, most, what }: (typeof counted)[number]): ExceededLimit | undefined {
  const offset = offsetOf(text, pattern, most);
  if (offset === undefined) return undefined;
  return {
    message: `This text has more than ${formatCount(most)} ${what}.`,
    hint: 'Split it into several texts.',
    offset,
  };
}

/** Finds tables of too many cells: a row of one character gets as many cells as the head has. */
function findManyCells(text: string): ExceededLimit | undefined {
  let [cells, columns, offset] = [0, 0, 0];
  for (const line of text.includes('|') ? text.split('\n') : []) {
    if (/^[\s>]*$/.test(line)) columns = 0;
    else if (/^[\s>|:-]*$/.test(line)) columns = Math.max(columns, line.split('|').length);
    cells += columns;
    if (cells > limits.cells)
      return {
        message: `This text has tables of more than ${formatCount(limits.cells)} cells.`,
        hint: 'Split it into several texts, or publish the table as a file.',
        offset,
      };
    offset += line.length + 1;
  }
  return undefined;
}

/** Returns the offset of the first match after the given number of matches. */
function offsetOf(text: string, pattern: RegExp, most: number): number | undefined {
  if (text.length <= most) return undefined;
  let count = 0;
  for (const { index } of text.matchAll(pattern)) {
    count += 1;
    if (count > most) return index;
  }
  return undefined;
}

/** A line that may begin with more levels than this is not parsed. */
const mostLevelsOfLine = 500;

/**
 * Finds the first text that is nested too deeply. Parses only texts with enough markers, and counts levels in the tree.
 */
function findDeepNesting(text: string): ExceededLimit | undefined {
  const tooDeep = (offset: number): ExceededLimit => ({
    message: 'This text nests lists, quotations or emphasis too deeply.',
    hint: `No text needs more than ${limits.depth} levels.`,
    offset,
  });
  let isSuspicious = false;
  for (const { index, 0: lead } of text.matchAll(/^[ \t>*+\-\d.)]{65,}/gm)) {
    const levels = (lead.match(/[>*+-]|\d[.)]/g) ?? []).length + (lead.match(/[ \t]/g) ?? []).length / 2;
    if (levels > mostLevelsOfLine) return tooDeep(index);
    isSuspicious ||= levels > limits.depth;
  }
  for (const { block } of blocksOf(text, '')) {
    if (isSuspicious) break;
    isSuspicious = block.length > limits.depth && (block.match(/[*_~]|!\[/g) ?? []).length > limits.depth;
  }
  if (!isSuspicious) return undefined;
  const deep = findDeepNode(parseMarkdown(text));
  return deep && tooDeep(deep.position?.start.offset ?? 0);
}

/** Types of nodes that may contain nodes of their own type. */
const nesting: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'emphasis', 'strong', 'delete', 'link']);

/** Finds the first node below too many levels, without recursion. */
function findDeepNode(root: Nodes): Nodes | undefined {
  const queue = [{ node: root, depth: 0 }];
  for (const { node, depth } of queue) {
    const own = depth + (nesting.has(node.type) ? 1 : 0);
    if (own > limits.depth) return node;
    if ('children' in node) for (const child of node.children) queue.push({ node: child, depth: own });
  }
  return undefined;
}

/** Splits a text at its empty lines → the parts that have a marker, and where they begin. */
function* blocksOf(text: string, sign: string): Generator<{ start: number; block: string }> {
  if (!text.includes(sign)) return;
  let start = 0;
  for (const block of text.split(/^[ \t]*\r?\n/m)) {
    const at = text.indexOf(block, start);
    if (block.includes(sign)) yield { start: at, block };
    start = at + block.length;
  }
}
