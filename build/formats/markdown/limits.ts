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
    findManyLines(text) ??
    findManyReferences(text) ??
    findManyLinks(text) ??
    findManyMarks(text) ??
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

function findManyLines(text: string): ExceededLimit | undefined {
  const offset = offsetOf(text, /\n/g, limits.lines);
  if (offset === undefined) return undefined;
  return {
    message: `This text has more than ${formatCount(limits.lines)} lines.`,
    hint: 'Split it into several texts.',
    offset,
  };
}

function findManyLinks(text: string): ExceededLimit | undefined {
  const offset = offsetOf(text, /\]|https?:|www\.|@/g, limits.links);
  if (offset === undefined) return undefined;
  return {
    message: `This text has more than ${formatCount(limits.links)} links, pictures or other square brackets.`,
    hint: 'Split it into several texts.',
    offset,
  };
}

function findManyMarks(text: string): ExceededLimit | undefined {
  const offset = offsetOf(
    text,
    /[*_`~|<>#]|(?:^|(?<=[ \t]))(?:[-+=]|\d{1,9}[.)])(?=[ \t=-])|(?: {2}|\\)$/gm,
    limits.marks,
  );
  if (offset === undefined) return undefined;
  return {
    message: `This text has more than ${formatCount(limits.marks)} signs of Markdown.`,
    hint: 'Split it into several texts.',
    offset,
  };
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
 * Finds the first text that is nested too deeply. Parses only texts with enough signs, and counts levels in the tree.
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

/** Splits a text at its empty lines → the parts that have a sign, and where they begin. */
function* blocksOf(text: string, sign: string): Generator<{ start: number; block: string }> {
  if (!text.includes(sign)) return;
  let start = 0;
  for (const block of text.split(/^[ \t]*\r?\n/m)) {
    const at = text.indexOf(block, start);
    if (block.includes(sign)) yield { start: at, block };
    start = at + block.length;
  }
}
