import type { Heading, Link, List, Nodes } from 'mdast';

/** What a common block is written with. */
export interface BlockHelp {
  idOf: (heading: Heading) => string;
  /** The address that a link leads to. */
  href: (target: string) => string;
  /** Writes a link whose address is not plain: it is made safe, or left out. */
  unusualLink: (link: Link) => string;
}

/** Addresses of a scheme that content may use, without a character that an attribute or an address would escape. */
const plainHref = /^(?:https:|mailto:|tel:|[/#])[\w\-.~:/?#@!$()*+,;=]*$/;

const commonTypes: ReadonlySet<string> = new Set([
  'paragraph',
  'heading',
  'list',
  'listItem',
  'blockquote',
  'thematicBreak',
  'text',
  'strong',
  'emphasis',
  'delete',
  'inlineCode',
  'link',
]);

/** Returns whether a block has only nodes of running text, which `writeBlock` can write. */
export function isCommonBlock(node: Nodes): boolean {
  if (!commonTypes.has(node.type)) return false;
  if (node.type === 'heading' && node.depth === 1) return false;
  if (node.type === 'listItem' && typeof node.checked === 'boolean') return false;
  return !('children' in node) || node.children.every(isCommonBlock);
}

/** Writes a common block as the HTML that remark writes of it, byte for byte, without the two trees between. */
export function writeBlock(node: Nodes, help: BlockHelp): string {
  switch (node.type) {
    case 'text':
      return escapeText(
        /[\n\r]/.test(node.value)
          ? node.value.replace(/(?<![ \t])[ \t]+(?=[\r\n])|(?<=[\r\n])[ \t]+/g, '')
          : node.value,
      );
    case 'inlineCode':
      return `<code>${escapeText(node.value.replace(/\r?\n|\r/g, ' '))}</code>`;
    case 'strong':
      return `<strong>${writeChildren(node, help)}</strong>`;
    case 'emphasis':
      return `<em>${writeChildren(node, help)}</em>`;
    case 'delete':
      return `<del>${writeChildren(node, help)}</del>`;
    case 'link': {
      const url = help.href(node.url);
      return plainHref.test(url)
        ? `<a href="${url}">${writeChildren(node, help)}</a>`
        : help.unusualLink({ ...node, url });
    }
    case 'paragraph':
      return `<p>${writeChildren(node, help)}</p>`;
    case 'heading':
      return `<h${node.depth} id="${help.idOf(node)}">${writeChildren(node, help)}</h${node.depth}>`;
    case 'thematicBreak':
      return '<hr>';
    case 'blockquote':
      return `<blockquote>\n${node.children.map((child) => `${writeBlock(child, help)}\n`).join('')}</blockquote>`;
    case 'list':
      return writeList(node, help);
    default:
      throw new Error(`There is a ${node.type} in a common block.`);
  }
}

function writeChildren(node: Nodes & { children: Nodes[] }, help: BlockHelp): string {
  let html = '';
  for (const child of node.children) html += writeBlock(child, help);
  return html;
}

/**
 * Writes a list. One that is loose in one place, with an empty line between its parts, has paragraphs in all its items.
 */
function writeList(list: List, help: BlockHelp): string {
  const loose = list.spread || list.children.some((item) => item.spread ?? item.children.length > 1);
  const items = list.children.map((item) => {
    let html = '';
    let bare = false;
    item.children.forEach((child, index) => {
      bare = child.type === 'paragraph' && !loose;
      if (!bare || index > 0) html += '\n';
      html += bare && 'children' in child ? writeChildren(child, help) : writeBlock(child, help);
    });
    return `<li>${html}${bare || item.children.length === 0 ? '' : '\n'}</li>\n`;
  });
  const start = list.ordered && typeof list.start === 'number' && list.start !== 1 ? ` start="${list.start}"` : '';
  return list.ordered ? `<ol${start}>\n${items.join('')}</ol>` : `<ul>\n${items.join('')}</ul>`;
}

function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;') : text;
}
