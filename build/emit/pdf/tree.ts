import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { withLowerScheme } from '../../markdown/markdown.ts';

/** A node as the Typst template reads it. */
export type PdfNode = { type: string; children?: PdfNode[] } & Record<string, unknown>;

/** A mistake in a document, at a line of its Markdown if that is known. */
export interface PdfError {
  error: string;
  line?: number;
}

interface PdfTree {
  type: 'root';
  children: PdfNode[];
}

/** The context in which a document's tree is prepared. */
interface TreeContext {
  origin: string;
  /** Image address → the name of its file in the compiler. */
  images: ReadonlyMap<string, string>;
  /** The characters that the fonts have. */
  glyphs: ReadonlySet<number>;
}

/**
 * Converts a Markdown tree to the nodes of the Typst template: absolute links, resolved references and footnotes,
 * headings counted from 1, no raw HTML. Returns the first mistake that would make the PDF inaccessible.
 */
export function preparePdfTree(root: Root, context: TreeContext): PdfTree | PdfError {
  const definitions = new Map<string, { url: string }>();
  const footnotes = new Map<string, FootnoteDefinition>();
  visit(root, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
  });
  const errors: PdfError[] = [];
  let lastLevel = 0;
  const children = prepareAll(root.children);
  return errors[0] ?? { type: 'root', children };

  function fail(node: Nodes, error: string): undefined {
    errors.push({ error, line: node.position?.start.line });
    return undefined;
  }

  function prepareAll(nodes: readonly Nodes[]): PdfNode[] {
    return nodes.map(prepare).filter((node) => node !== undefined);
  }

  function prepare(node: Nodes): PdfNode | undefined {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
      case 'code':
        return prepareText(node);
      case 'html':
      case 'yaml':
      case 'definition':
      case 'footnoteDefinition':
        return undefined;
      case 'heading':
        return prepareHeading(node);
      case 'link':
        return linked(node.url, node.children);
      case 'linkReference':
        return linked(definitions.get(node.identifier)?.url ?? '', node.children);
      case 'image':
        return prepareImage(node, node.url, node.alt);
      case 'imageReference':
        return prepareImage(node, definitions.get(node.identifier)?.url ?? '', node.alt);
      case 'footnoteReference':
        return {
          type: 'footnote',
          children: (footnotes.get(node.identifier)?.children ?? []).flatMap((block) =>
            'children' in block ? prepareAll(block.children) : [],
          ),
        };
      case 'paragraph':
        return prepareParagraph(node);
      case 'list':
        return {
          type: 'list',
          ordered: node.ordered ?? false,
          start: node.start ?? 1,
          spread: node.spread ?? false,
          children: prepareAll(node.children),
        };
      case 'listItem':
        return { type: 'listItem', checked: node.checked ?? null, children: prepareAll(node.children) };
      case 'table':
        return prepareTable(node);
      default:
        return 'children' in node ? { type: node.type, children: prepareAll(node.children) } : { type: node.type };
    }
  }

  function prepareTable(node: Extract<Nodes, { type: 'table' }>): PdfNode {
    const rows = evenRows(prepareAll(node.children));
    return {
      type: 'table',
      align: (node.align ?? []).map((side) => side ?? 'left'),
      widths: columnWidths(rows),
      children: rows,
    };
  }

  /** Converts a paragraph that is one image to that image, as wide as the text. */
  function prepareParagraph(node: Extract<Nodes, { type: 'paragraph' }>): PdfNode | undefined {
    const content = prepareAll(node.children);
    return content.length === 1 && content[0]?.type === 'image' ? content[0] : { type: 'paragraph', children: content };
  }

  function prepareText(node: Extract<Nodes, { value: string }>): PdfNode | undefined {
    const value = printable(node.value);
    const lost = [...value].find(
      (character) => !/\s/.test(character) && !context.glyphs.has(character.codePointAt(0) as number),
    );
    if (lost !== undefined) return fail(node, `the fonts have no “${lost}”`);
    return { type: node.type, value };
  }

  function prepareHeading(node: Extract<Nodes, { type: 'heading' }>): PdfNode | undefined {
    const level = Math.max(1, node.depth - 1);
    if (level > lastLevel + 1)
      return fail(node, `a heading of level ${node.depth} stands below one of level ${lastLevel + 1}`);
    lastLevel = level;
    return { type: 'heading', level, children: prepareAll(node.children) };
  }

  function prepareImage(node: Nodes, url: string, alt: string | null | undefined): PdfNode | undefined {
    if (!alt?.trim()) return fail(node, `the image ${url} has no alternative text`);
    const file = context.images.get(url);
    if (file === undefined) return fail(node, `the image ${url} cannot be put into a PDF`);
    return { type: 'image', file, alt: printable(alt) };
  }

  /** Converts links to fragments of the same page to plain text, because a PDF has no such address. */
  function linked(url: string, content: readonly Nodes[]): PdfNode {
    const inner = prepareAll(content);
    const target = url.startsWith('/') ? new URL(url, context.origin).href : withLowerScheme(url);
    if (!/^(https:|mailto:|tel:)./.test(target)) return { type: 'span', children: inner };
    return { type: 'link', url: target, children: inner };
  }
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

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

/** Returns the first character that the fonts lack, except spaces. */
export function missingGlyph(text: string, glyphs: ReadonlySet<number>): string | undefined {
  return [...text].find((character) => !/\s/.test(character) && !glyphs.has(character.codePointAt(0) as number));
}

/** Replaces spaces and hyphens that the fonts lack with the nearest ones. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2000-\u200a]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-');
}
