import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { contentOf, type Directive } from '../markdown/directives.ts';
import { withLowerScheme } from '../markdown/html.ts';
import { resolveImages, visitMarkdown } from '../markdown/tree.ts';
import type { PdfNode } from './pdf-node.ts';
import { groupSections, makePrintablePanel } from './sections.ts';
import { substituteCharacters } from './substitute-characters.ts';

/** A mistake in a document, at a line of its Markdown if that is known. */
export interface PdfError {
  error: string;
  line?: number | undefined;
  /** The character that the fonts lack, if that is the mistake. */
  character?: string;
}

interface PdfTree {
  type: 'root';
  children: PdfNode[];
}

/** How directives of a name look in a PDF: in a box below a title, or with their label as caption. */
export interface PdfDirective {
  shape: 'box' | 'caption';
  /** The title of a box without a label. */
  title: string;
}

/** The context in which a document's tree is prepared. */
interface TreeContext {
  origin: string;
  /** Image address → the name of its file in the compiler. */
  images: ReadonlyMap<string, string>;
  directives: ReadonlyMap<string, PdfDirective>;
  /** The characters that the fonts have. */
  glyphs: ReadonlySet<number>;
}

interface Conversion extends TreeContext {
  /** Identifier → the definition of its address. */
  definitions: ReadonlyMap<string, Definition>;
  footnotes: ReadonlyMap<string, FootnoteDefinition>;
}

/**
 * Converts a Markdown tree to the nodes of the Typst template: absolute links, resolved references and footnotes,
 * headings counted from 1, no raw HTML. Returns the first mistake that would make the PDF inaccessible.
 */
export function preparePdfTree(root: Root, context: TreeContext): PdfTree | PdfError {
  const tree = resolveImages(root);
  const error = findPdfError(tree, context);
  if (error) return error;
  const children = convertAll(tree.children, { ...context, ...collectDefinitions(tree) });
  return { type: 'root', children: groupSections(children) };
}

/** Finds the first image that the PDF cannot have, or text that the fonts cannot show. */
function findPdfError(root: Root, { images, glyphs }: TreeContext): PdfError | undefined {
  const errors: PdfError[] = [];
  visitMarkdown(root, (node) => {
    const { line } = node.position?.start ?? {};
    if (node.type === 'image' && !images.has(node.url))
      errors.push({ error: `the image ${node.url} cannot be put into a PDF`, line });
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      const lost = findMissingGlyph(substituteCharacters(node.value), glyphs);
      if (lost !== undefined) errors.push({ error: `the fonts have no “${lost}”`, line, character: lost });
    }
  });
  return errors[0];
}

function collectDefinitions(root: Root): Pick<Conversion, 'definitions' | 'footnotes'> {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  visitMarkdown(root, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
  });
  return { definitions, footnotes };
}

function convertAll(nodes: readonly Nodes[], conversion: Conversion): PdfNode[] {
  return nodes.map((node) => convert(node, conversion)).filter((node) => node !== undefined);
}

function convert(node: Nodes, conversion: Conversion): PdfNode | undefined {
  const inside = () => ('children' in node ? convertAll(node.children, conversion) : []);
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return { type: node.type, value: substituteCharacters(node.value) };
    case 'html':
    case 'yaml':
    case 'definition':
    case 'footnoteDefinition':
      return undefined;
    case 'heading':
      return {
        type: 'heading',
        level: Math.max(1, node.depth - 1),
        ...(node.data?.factPanel ? { panel: makePrintablePanel(node.data.factPanel) } : {}),
        children: inside(),
      };
    case 'link':
      return convertLink(node.url, inside(), conversion);
    case 'linkReference':
      return convertLink(conversion.definitions.get(node.identifier)?.url ?? '', inside(), conversion);
    case 'image':
      return { type: 'image', file: conversion.images.get(node.url), alt: substituteCharacters(node.alt ?? '') };
    case 'footnoteReference':
      return convertFootnote(conversion.footnotes.get(node.identifier), conversion);
    case 'paragraph':
      return convertParagraph(inside());
    case 'list': {
      const { ordered, start, spread } = node;
      const children = inside();
      return { type: 'list', ordered: ordered ?? false, start: start ?? 1, spread: spread ?? false, children };
    }
    case 'listItem':
      return { type: 'listItem', checked: node.checked ?? null, children: inside() };
    case 'directive':
      return convertDirective(node, conversion);
    case 'table':
      return convertTable(node.align ?? [], inside());
    default:
      return 'children' in node ? { type: node.type, children: inside() } : { type: node.type };
  }
}

/** Converts links to fragments of the same page to plain text, because a PDF has no such address. */
function convertLink(url: string, children: PdfNode[], { origin }: Conversion): PdfNode {
  const target = url.startsWith('/') ? new URL(origin + url).href : withLowerScheme(url);
  if (!/^(https:|mailto:|tel:)./.test(target)) return { type: 'span', children };
  return { type: 'link', url: target, children };
}

function convertFootnote(definition: FootnoteDefinition | undefined, conversion: Conversion): PdfNode {
  const blocks = definition?.children ?? [];
  return {
    type: 'footnote',
    children: blocks.flatMap((block) => ('children' in block ? convertAll(block.children, conversion) : [])),
  };
}

function convertDirective(node: Directive, conversion: Conversion): PdfNode {
  const { shape, title } = conversion.directives.get(node.name) ?? { shape: 'caption', title: '' };
  const [first] = node.children;
  const label = node.hasLabel && first && 'children' in first ? convertAll(first.children, conversion) : [];
  const standard = shape === 'box' && title !== '' ? [{ type: 'text', value: substituteCharacters(title) }] : [];
  return {
    type: shape,
    label: label.length > 0 ? label : standard,
    children: convertAll(contentOf(node), conversion),
  };
}

/** Converts a paragraph that is one image to that image, as wide as the text. */
function convertParagraph(children: PdfNode[]): PdfNode {
  const [first] = children;
  return children.length === 1 && first?.type === 'image' ? first : { type: 'paragraph', children };
}

function convertTable(align: readonly (string | null)[], children: PdfNode[]): PdfNode {
  const rows = evenRows(children);
  return { type: 'table', align: align.map((side) => side ?? 'start'), widths: columnWidths(rows), children: rows };
}

/** Pads rows to as many cells as the first has. */
function evenRows(rows: PdfNode[]): PdfNode[] {
  const columns = rows[0]?.children?.length ?? 0;
  return rows.map((row) => {
    const cells = (row.children ?? []).slice(0, columns);
    while (cells.length < columns) cells.push({ type: 'tableCell', children: [] });
    return { ...row, children: cells };
  });
}

/**
 * Divides a table's width by the square root of each column's longest cell, so that long columns get more and short
 * ones enough.
 */
function columnWidths(rows: readonly PdfNode[]): number[] {
  return (rows[0]?.children ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => textLength(row.children?.[column])));
    return Math.round(10 * Math.sqrt(Math.max(8, Math.min(120, longest)))) / 10;
  });
}

function textLength(node: PdfNode | undefined): number {
  if (!node) return 0;
  if (typeof node.value === 'string') return node.value.length;
  return (node.children ?? []).reduce((sum, child) => sum + textLength(child), 0);
}

/** Returns the first character that the fonts lack, except spaces, and joiners and marks that are never drawn. */
export function findMissingGlyph(text: string, glyphs: ReadonlySet<number>): string | undefined {
  return [...text].find((character) => !/[\s\p{Cf}]/u.test(character) && !glyphs.has(character.codePointAt(0) ?? 0));
}
