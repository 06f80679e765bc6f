import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';
import { markdownToMdast } from 'satteri';
import { idOfWords } from '../authoring/slug.ts';
import { englishLabels, type FootnoteLabels, writeFootnotes } from './footnotes.ts';
import { type BlockHelp, isCommonBlock, writeBlock } from './html.ts';
import { findUnparsedMarkdown, type UnparsedMarkdown } from './unparsed-markdown.ts';

/** A place in Markdown text, counted from 1. */
export interface MarkdownPlace {
  line: number;
  column: number;
}

/** What a Markdown text refers to, and what is wrong in it. */
export interface MarkdownFindings {
  headings: { id: string; text: string; depth: number; at: MarkdownPlace }[];
  links: { target: string; text: string; at: MarkdownPlace }[];
  images: { source: string; alt: string; at: MarkdownPlace }[];
  rawHtml: MarkdownPlace[];
  unparsed: UnparsedMarkdown[];
}

/** Resolves what a text refers to → the address to print. */
interface MarkdownLinks {
  href: (target: string) => string;
  source: (path: string) => string;
}

/** Element and attribute names that content may use; everything else is removed. */
const allowed = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'pre',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    a: ['href', 'ariaLabel'],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy']],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ol: ['start'],
    td: [['align', 'left', 'center', 'right']],
    th: [['align', 'left', 'center', 'right'], 'scope'],
    '*': ['id'],
  } as Record<string, (string | [string, ...(string | boolean)[]])[]>,
  // An empty list would allow every scheme: pictures are of this site, so theirs has one that none can have.
  protocols: { href: ['https', 'mailto', 'tel'], src: ['-'] },
  required: { input: { type: 'checkbox', disabled: true } },
  strip: ['script', 'style'],
  clobber: [] as string[],
};

const reference = remark().use(remarkGfm).use(remarkHtml, { sanitize: allowed });

/** remark's processor with a native parser put behind its interface: the same trees, many times as fast. */
const processor = reference().use(function useNativeParser() {
  this.parser = (text) => markdownToMdast(text, { features: { frontmatter: false } }) as Root;
});

/** Parses Markdown → its tree. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

/** Parses Markdown with remark's own parser: the reference that the native one is tested against. */
export function parseMarkdownByReference(text: string): Root {
  return reference.parse(text);
}

/** Replaces pictures whose address is written elsewhere (`![a][b]`) by pictures with that address. */
export function resolveImages(tree: Root): Root {
  const addresses = new Map<string, { url: string; title?: string | null | undefined }>();
  let hasReferences = false;
  const ofLinks = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node);
    else if (node.type === 'imageReference') hasReferences = true;
    else if (node.type === 'linkReference') ofLinks.add(node.identifier);
  });
  if (!hasReferences) return tree;
  const ofImages = new Set<string>();
  const resolved = mapMarkdown(tree, (node) => {
    const address = node.type === 'imageReference' ? addresses.get(node.identifier) : undefined;
    if (node.type !== 'imageReference' || !address) return node;
    ofImages.add(node.identifier);
    const { alt, position } = node;
    return { type: 'image', url: address.url, title: address.title, alt, position };
  }) as Root;
  // What gives pictures their address is no link.
  const isOfImages = (node: Nodes) =>
    node.type === 'definition' && ofImages.has(node.identifier) && !ofLinks.has(node.identifier);
  return mapMarkdown(resolved, (node) =>
    'children' in node ? ({ ...node, children: node.children.filter((child) => !isOfImages(child)) } as Nodes) : node,
  ) as Root;
}

/** Finds headings, links, pictures and raw HTML in a tree. */
export function inspectMarkdown(tree: Root): MarkdownFindings {
  const findings: MarkdownFindings = { headings: [], links: [], images: [], rawHtml: [], unparsed: [] };
  const used = new Map<string, number>();
  visit(resolveImages(tree), (node) => {
    if (node.type === 'heading') {
      const text = textOf(node);
      findings.headings.push({ id: uniqueId(text, used), text, depth: node.depth, at: placeOf(node) });
    } else if (node.type === 'link') findings.links.push({ target: node.url, text: wordsOf(node), at: placeOf(node) });
    else if (node.type === 'definition')
      findings.links.push({ target: node.url, text: node.identifier, at: placeOf(node) });
    else if (node.type === 'paragraph') for (const found of findUnparsedMarkdown(node)) findings.unparsed.push(found);
    else if (node.type === 'image') findings.images.push({ source: node.url, alt: node.alt ?? '', at: placeOf(node) });
    else if (node.type === 'html') findings.rawHtml.push(placeOf(node));
  });
  return findings;
}

function placeOf({ position }: Nodes): MarkdownPlace {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}

/** Renders a tree as sanitised HTML: headings get ids, links and pictures their published addresses. */
export function renderMarkdown(
  tree: Root,
  links: MarkdownLinks,
  options: { inline?: boolean; footnotes?: FootnoteLabels } = {},
): string {
  const html = tree.children.every(isCommonBlock)
    ? writeBlocks(tree, links)
    : renderByRemark(tree, links, options.footnotes);
  return options.inline ? html.replace(/^<p>|<\/p>$/g, '') : html;
}

/** Renders what is made of common blocks alone, as almost every text is: many times as fast as by way of remark. */
function writeBlocks(tree: Root, links: MarkdownLinks): string {
  const used = new Map<string, number>();
  const help: BlockHelp = {
    idOf: (heading) => uniqueId(textOf(heading), used),
    href: (target) => withLowerScheme(links.href(target)),
    unusualLink: (link) =>
      stringify({ type: 'root', children: [{ type: 'paragraph', children: [link] }] }).slice(3, -4),
  };
  return tree.children.map((block) => writeBlock(block, help)).join('\n');
}

/** Renders any tree: what content may not use is removed. */
export function renderByRemark(tree: Root, links: MarkdownLinks, footnotes = englishLabels): string {
  const used = new Map<string, number>();
  const prepared = mapMarkdown(resolveImages(tree), (node) => {
    if (node.type === 'heading') return { ...node, data: { hProperties: { id: uniqueId(textOf(node), used) } } };
    if (node.type === 'link' || node.type === 'definition')
      return { ...node, url: withLowerScheme(links.href(node.url)) };
    if (node.type === 'image')
      return { ...node, url: links.source(node.url), data: { hProperties: { loading: 'lazy' } } };
    return node;
  }) as Root;
  return stringify(writeFootnotes(prepared, footnotes)).replace(/<t([hd])(?: align="(\w+)")?>/g, cellTag);
}

const stringify = (tree: Root): string => processor.stringify(tree).trimEnd();

/** An address with its scheme as it is compared: `HTTPS://a.example` is the same as `https://a.example`. */
export function withLowerScheme(address: string): string {
  return address.replace(/^[A-Z][A-Z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}

/** Head cells say what they head; the alignment is left to the style sheet. */
function cellTag(_tag: string, kind: string, side: string | undefined): string {
  return `<t${kind}${kind === 'h' ? ' scope="col"' : ''}${side ? ` data-align="${side}"` : ''}>`;
}

/** The plain text of a node. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join('');
  return '';
}

/** The words of a node, those of its pictures among them. */
function wordsOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? node.type;
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** An id made from a heading's words, with `-2` for the second of its kind. */
function uniqueId(text: string, used: Map<string, number>): string {
  const base = idOfWords(text) || 'part';
  let count = (used.get(base) ?? 0) + 1;
  const idOf = () => (count === 1 ? base : `${base}-${count}`);
  while (count > 1 && used.has(idOf())) count += 1;
  used.set(base, count);
  const id = idOf();
  if (id !== base) used.set(id, 1);
  return id;
}

function visit(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visit(child, see);
}

/** Copies a tree with every node changed. */
export function mapMarkdown(node: Nodes, change: (node: Nodes) => Nodes): Nodes {
  const changed = change(node);
  if (!('children' in changed)) return changed;
  return { ...changed, children: changed.children.map((child) => mapMarkdown(child, change)) } as Nodes;
}
