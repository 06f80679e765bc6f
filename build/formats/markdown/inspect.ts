import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { cellsOf, contentOf, type Directive, type MisplacedFence } from './directives.ts';
import type { DirectiveAttribute, OpeningFence } from './fences.ts';
import { createHeadingIds } from './heading-ids.ts';
import { resolveImages, textOf, visitMarkdown, wordsOf } from './tree.ts';
import { findUnparsed } from './unparsed/find.ts';
import { findWrongFootnotes } from './unparsed/footnotes.ts';
import type { UnparsedMarkdown } from './unparsed/unparsed.ts';

/** A place in Markdown text, counted from 1. */
export interface MarkdownPlace {
  line: number;
  column: number;
}

/** A heading of a text. */
export interface FoundHeading {
  id: string;
  text: string;
  depth: number;
  /** The id that the text gives it. */
  fixedId?: string;
  at: MarkdownPlace;
}

/** A link of a text, or the definition of one. */
export interface FoundLink {
  target: string;
  text: string;
  at: MarkdownPlace;
}

/** A picture of a text. */
export interface FoundImage {
  source: string;
  alt: string;
  at: MarkdownPlace;
}

/** A directive of a text. */
export interface FoundDirective extends Pick<OpeningFence, 'unread'> {
  name: string;
  isLeaf: boolean;
  /** The words in its square brackets. */
  label?: string;
  attributes: DirectiveAttribute[];
  /** The types of the blocks in it. */
  blocks: { type: string; at: MarkdownPlace }[];
  /** The cells of its first table, the head first. */
  rows: { text: string; at: MarkdownPlace }[][];
  at: MarkdownPlace;
}

/** What a Markdown text consists of and refers to, for the rules and for pages. It can be cached as JSON. */
export interface MarkdownFindings {
  headings: FoundHeading[];
  links: FoundLink[];
  images: FoundImage[];
  rawHtml: MarkdownPlace[];
  unparsed: UnparsedMarkdown[];
  directives: FoundDirective[];
  misplacedFences: MisplacedFence[];
}

/** Finds headings, links, pictures and raw HTML in a tree. */
export function inspectMarkdown(tree: Root): MarkdownFindings {
  const { misplacedFences = [], source = '' } = tree.data ?? {};
  const findings: MarkdownFindings = {
    ...{ headings: [], links: [], images: [], rawHtml: [], unparsed: [], directives: [] },
    misplacedFences,
  };
  const { headings, links, images, rawHtml, unparsed, directives } = findings;
  const idOf = createHeadingIds();
  const footnotes: FootnoteDefinition[] = [];
  const references = new Set<string>();
  const linked = new Set<string>();
  const remarks: FoundLink[] = [];
  visitMarkdown(resolveImages(tree), (node) => {
    const at = placeOf(node);
    for (const found of findUnparsed(node, source)) unparsed.push(found);
    switch (node.type) {
      case 'heading':
        headings.push({
          ...{ id: idOf(node), text: textOf(node), depth: node.depth, at },
          ...(node.data?.id === undefined ? {} : { fixedId: node.data.id }),
        });
        break;
      case 'link':
        links.push({ target: node.url, text: wordsOf(node), at });
        break;
      case 'definition':
        (isRemark(node.url) ? remarks : links).push({ target: node.url, text: node.identifier, at });
        break;
      case 'footnoteReference':
        references.add(node.identifier);
        break;
      case 'linkReference':
        linked.add(node.identifier);
        break;
      case 'footnoteDefinition':
        footnotes.push(node);
        break;
      case 'image':
        images.push({ source: node.url, alt: node.alt ?? '', at });
        break;
      case 'html':
        rawHtml.push(at);
        break;
      case 'directive':
        directives.push(describeDirective(node, at));
        break;
    }
  });
  links.push(...remarks.filter(({ text }) => linked.has(text)));
  unparsed.push(...findWrongFootnotes(footnotes, references));
  return findings;
}

/** Returns whether the address of a definition leads nowhere. If no link refers to it, its title is a remark for authors. */
function isRemark(address: string): boolean {
  return address === '' || address === '#';
}

function describeDirective(node: Directive, at: MarkdownPlace): FoundDirective {
  const { name, isLeaf, hasLabel, attributes, unread } = node;
  const [label] = hasLabel ? node.children : [];
  return {
    ...{ name, isLeaf, attributes, at },
    ...(label ? { label: wordsOf(label).trim() } : {}),
    ...(unread ? { unread } : {}),
    blocks: contentOf(node).map((block) => ({ type: block.type, at: placeOf(block) })),
    rows: cellsOf(node).map((row) => row.map((cell) => ({ text: wordsOf(cell), at: placeOf(cell) }))),
  };
}

function placeOf({ position }: Nodes): MarkdownPlace {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
