import type { BlockContent, DefinitionContent, Nodes, Paragraph, Parent, Root, RootContent, TableCell } from 'mdast';
import { type DirectiveAttribute, type Fence, findFences, type OpeningFence } from './fences.ts';
import { mapMarkdown, visitMarkdown } from './tree.ts';

/** A part of a text that a component of the site shows: a note, a chart, a form. */
export interface Directive extends Parent {
  type: 'directive';
  name: string;
  isLeaf: boolean;
  /** Whether the first child is its label, a paragraph. */
  hasLabel: boolean;
  attributes: DirectiveAttribute[];
  unread?: OpeningFence['unread'];
  children: (BlockContent | DefinitionContent)[];
}

/** A fence without its counterpart, or inside another directive. */
export interface MisplacedFence {
  kind: 'unclosed' | 'nested' | 'stray';
  /** The directive that it opens; empty for a closing fence. */
  name: string;
  line: number;
  /** Whether a closing fence is in a block of code below it. */
  isClosedInCode?: boolean;
}

declare module 'mdast' {
  interface BlockContentMap {
    directive: Directive;
  }
  interface RootContentMap {
    directive: Directive;
  }
  interface RootData {
    misplacedFences?: MisplacedFence[];
    /** What was parsed. */
    source?: string;
  }
}

/**
 * Parses a text whose directives begin and end at lines of colons, or are quotations with a name. The parser gets a
 * thematic break in place of each fence, which ends every block before it, so that all positions stay. A fence that is
 * then inside a block of code stays text.
 */
export function parseWithDirectives(text: string, parse: (text: string) => Root): Root {
  const fences = findFences(text);
  if (fences.length === 0) return parse(text);
  const broken = parse(withBreaks(text, fences));
  const atBreaks = fencesOf(broken, fences);
  const isWhole = atBreaks.size === fences.length;
  const tree = isWhole ? broken : parse(withBreaks(text, [...atBreaks.values()]));
  const parseWithNotes = (label: string) => parse(label.includes('[^') ? label + namesOfFootnotes(tree) : label);
  const read = isWhole ? atBreaks : fencesOf(tree, [...atBreaks.values()]);
  const lines = new Set(Array.from(read.values(), ({ line }) => line));
  const inCode = fences.filter(({ opening, line }) => !opening && !lines.has(line));
  return groupDirectives(tree, { fences: read, lastInCode: inCode.at(-1)?.line ?? 0, parse: parseWithNotes });
}

/** Writes a definition for each footnote of a text: without them, the marks in a label are not parsed. */
function namesOfFootnotes(tree: Root): string {
  const names: string[] = [];
  visitMarkdown(tree, (node) => {
    if (node.type === 'footnoteDefinition') names.push(node.label ?? node.identifier);
  });
  return names.map((name) => `\n\n[^${name}]: .`).join('');
}

/** Returns the blocks of a directive without its label. */
export function contentOf({ children, hasLabel }: Directive): Directive['children'] {
  return hasLabel ? children.slice(1) : children;
}

/** Returns the cells of the first table in a directive, row by row. */
export function cellsOf(directive: Directive): TableCell[][] {
  const table = contentOf(directive).find((block) => block.type === 'table');
  return table?.children.map((row) => row.children) ?? [];
}

function withBreaks(text: string, fences: readonly Fence[]): string {
  let written = '';
  let end = 0;
  for (const fence of fences) {
    written += text.slice(end, fence.start) + '*'.repeat(Math.max(3, fence.end - fence.start));
    end = fence.end;
  }
  return written + text.slice(end);
}

/** Finds the thematic breaks that replace fences, and the quotations that begin with one. */
function fencesOf(tree: Root, fences: readonly Fence[]): Map<Nodes, Fence> {
  const byLine = new Map(fences.map((fence) => [fence.line, fence]));
  return new Map(
    tree.children.flatMap((node): [Nodes, Fence][] => {
      const isQuote = node.type === 'blockquote';
      const first = isQuote ? node.children[0] : node;
      const fence = first?.type === 'thematicBreak' ? byLine.get(first.position?.start.line ?? 0) : undefined;
      return fence && isQuote === (fence.isAlert ?? false) ? [[node, fence]] : [];
    }),
  );
}

interface GroupInput {
  fences: ReadonlyMap<Nodes, Fence>;
  /** The line of the last closing fence in a block of code; 0 if there is none. */
  lastInCode: number;
  parse: (text: string) => Root;
}

/** Puts what is between fences into directives. */
function groupDirectives(tree: Root, { fences, lastInCode, parse }: GroupInput): Root {
  const misplacedFences: MisplacedFence[] = [];
  const children: RootContent[] = [];
  const open: { directive: Directive; line: number }[] = [];
  for (const node of tree.children) {
    const fence = fences.get(node);
    const [outer] = open;
    // Blocks of the root, which are more than mdast allows in a directive.
    if (!fence) (outer ? (outer.directive.children as RootContent[]) : children).push(node);
    else if (fence.opening) {
      const directive = createDirective(fence.opening, node, parse);
      if (outer) misplacedFences.push({ kind: 'nested', name: directive.name, line: fence.line });
      else children.push(directive);
      if (!directive.isLeaf && !fence.isAlert) open.push({ directive, line: fence.line });
    } else {
      const closed = open.pop();
      if (!closed) misplacedFences.push({ kind: 'stray', name: '', line: fence.line });
      else if (closed.directive.position && node.position) closed.directive.position.end = node.position.end;
    }
  }
  const unclosed = open.map(({ directive: { name }, line }) => ({
    ...{ kind: 'unclosed' as const, name, line },
    ...(line < lastInCode ? { isClosedInCode: true } : {}),
  }));
  // Blocks that an unclosed directive seems to contain may follow it.
  const misplaced = unclosed.length > 0 ? unclosed : misplacedFences;
  const [outer] = open;
  const behind = outer ? contentOf(outer.directive) : [];
  if (outer) outer.directive.children = outer.directive.children.slice(0, -behind.length || undefined);
  return {
    ...tree,
    children: [...children, ...behind],
    ...(misplaced.length > 0 ? { data: { misplacedFences: misplaced } } : {}),
  };
}

function createDirective(
  { name, isLeaf, attributes, unread, label }: OpeningFence,
  node: Nodes,
  parse: (text: string) => Root,
): Directive {
  const { position } = node;
  // A quotation begins with what replaces its first line.
  const blocks = node.type === 'blockquote' ? node.children : [];
  const children = label ? [parseLabel(label, (blocks[0] ?? node).position?.start, parse)] : [];
  return {
    type: 'directive',
    name,
    isLeaf,
    attributes,
    ...(unread ? { unread } : {}),
    hasLabel: label !== undefined,
    children: [...children, ...blocks.slice(1)],
    ...(position ? { position: { ...position } } : {}),
  };
}

type Point = NonNullable<Nodes['position']>['start'];

function parseLabel(
  { text, column }: { text: string; column: number },
  fence: Point | undefined,
  parse: (text: string) => Root,
): Paragraph {
  const [first] = parse(text).children;
  const paragraph: Paragraph =
    first?.type === 'paragraph' ? first : { type: 'paragraph', children: [{ type: 'text', value: text }] };
  const move = ({ line, column: own, offset = 0 }: Point): Point => ({
    line: line + (fence?.line ?? 1) - 1,
    column: own + column + (fence?.column ?? 1) - 2,
    offset: offset + (fence?.offset ?? 0) + column - 1,
  });
  return mapMarkdown(paragraph, (node) =>
    node.position ? { ...node, position: { start: move(node.position.start), end: move(node.position.end) } } : node,
  );
}
