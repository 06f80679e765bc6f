import type { Nodes } from 'mdast';
import { findUnmeantCode } from './code.ts';
import { findUnderlined } from './headings.ts';
import { findStarredNote, findUnreadItems, findWrongNumbers } from './lists.ts';
import { findMultiplied, findSingleTilde } from './signs.ts';
import { findMistypedAddress } from './spaces.ts';
import { findTable, findUnevenRows } from './tables.ts';
import { findInBlock } from './texts.ts';
import type { UnparsedMarkdown } from './unparsed.ts';

/** Finds what a node shows unchanged, though it looks like Markdown; its children are asked by themselves. */
export function findUnparsed(node: Nodes, source: string): UnparsedMarkdown[] {
  switch (node.type) {
    case 'paragraph':
      return [...findTable(node, source), ...findUnreadItems(node, source), ...findInBlock(node, source)];
    case 'heading':
      return [...findUnderlined(node, source), ...findInBlock(node, source)];
    case 'tableCell':
      return findInBlock(node, source);
    case 'table':
      return findUnevenRows(node);
    case 'code':
      return findUnmeantCode(node, source);
    case 'delete':
      return findSingleTilde(node, source);
    case 'emphasis':
    case 'strong':
      return findMultiplied(node, source);
    case 'link':
    case 'definition':
    case 'image':
      return findMistypedAddress(node, source);
    default:
      return 'children' in node
        ? [...findWrongNumbers(node.children, source), ...findStarredNote(node.children, source)]
        : [];
  }
}
