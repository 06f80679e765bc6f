import type { Nodes } from 'mdast';
import { parseMarkdown } from './parse.ts';
import { visitMarkdown } from './tree.ts';

/** Replaces what pages do not show in the typeface of the text, code and addresses, by as many spaces. */
export function blankUnshown(text: string): string {
  const ranges: [start: number, end: number][] = [];
  visitMarkdown(parseMarkdown(text), (node) => {
    const [start, end] = [startOfUnshown(node), node.position?.end.offset];
    if (start !== undefined && end !== undefined) ranges.push([start, end]);
  });
  let blanked = '';
  for (const [start, end] of ranges.sort(([one], [other]) => one - other)) {
    if (start < blanked.length) continue;
    blanked += text.slice(blanked.length, start) + text.slice(start, end).replace(/\S/g, ' ');
  }
  return blanked + text.slice(blanked.length);
}

/** Returns where code begins, or what follows the words of a link or a heading: an address, an id. */
function startOfUnshown(node: Nodes): number | undefined {
  switch (node.type) {
    case 'code':
    case 'inlineCode':
    case 'definition':
      return node.position?.start.offset;
    case 'link':
    case 'heading':
      return node.children.at(-1)?.position?.end.offset;
    default:
      return undefined;
  }
}
