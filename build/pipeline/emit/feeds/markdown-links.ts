import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../../formats/markdown/parse.ts';
import { visitMarkdown } from '../../../formats/markdown/tree.ts';

/** Returns the absolute address of a target in Markdown, or `undefined` if it has none. */
export interface Resolve {
  link: (target: string) => string | undefined;
  picture: (source: string) => string | undefined;
}

/**
 * Returns Markdown for other programs: with absolute addresses, and with the labels of directives as lines in place
 * of the directives. A link without an address is replaced by its words; a picture without one is left out.
 */
export function portableMarkdown(text: string, resolve: Resolve): string {
  const plain = withoutDirectives(text);
  const changes: { from: number; to: number; text: string }[] = [];
  visitMarkdown(parseMarkdown(plain), (node) => {
    const change = changeOf(node, plain, resolve);
    if (change) changes.push(change);
  });
  // Starts at the end, so that earlier offsets stay valid. A picture in a link is before the link's own address.
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce((changed, { from, to, text: own }) => changed.slice(0, from) + own + changed.slice(to), plain)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function changeOf(node: Nodes, text: string, resolve: Resolve) {
  if (node.type !== 'link' && node.type !== 'image') return undefined;
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (start === undefined || end === undefined) return undefined;
  const source = text.slice(start, end);
  const at = source.lastIndexOf('](');
  // Addresses in angle brackets are absolute, and definitions of references are not written in this site.
  if (at === -1) return undefined;
  const address = node.type === 'link' ? resolve.link(node.url) : resolve.picture(node.url);
  if (address === undefined)
    return node.type === 'image'
      ? { from: start, to: end, text: '' }
      : { from: start, to: end, text: source.slice(source.indexOf('[') + 1, at) };
  const title = node.title ? ` "${node.title.replace(/"/g, '\\"')}"` : '';
  return { from: start + at + 2, to: end, text: `${address}${title})` };
}

const opening = /^:{2,}[a-z][\w-]*(?:\[(.*)\])?(?:\{[^{}]*\})?\s*$/;

/** Replaces the lines of directives outside code by their labels. */
function withoutDirectives(text: string): string {
  let fence = '';
  return text
    .split('\n')
    .map((line) => {
      const [, mark = ''] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark && (fence === '' || line.trim().startsWith(fence))) fence = fence === '' ? mark : '';
      if (fence !== '' || !line.startsWith('::')) return line;
      if (/^:{3,}\s*$/.test(line)) return '';
      const found = opening.exec(line);
      if (!found) return line;
      return found[1] ? `**${found[1]}**\n` : '';
    })
    .join('\n');
}
