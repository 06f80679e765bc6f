import type { BlockContent, DefinitionContent, Emphasis, FootnoteDefinition, Link, ListItem, Nodes, Root } from 'mdast';
import { filterChildren, mapMarkdown, visitMarkdown } from './tree.ts';

/** What footnotes are shown with, in the page's language. */
export interface FootnoteLabels {
  /** The heading above the notes. */
  heading: string;
  /** The name of the link from a note back to its place in the text. */
  back: (number: string) => string;
}

/** Labels of texts that are on no page of a site. */
export const englishLabels: FootnoteLabels = { heading: 'Footnotes', back: (number) => `Back to reference ${number}` };

/** Replaces footnotes by links to notes below the text, with the ids that remark gives them, and labels of a language. */
export function writeFootnotes(tree: Root, labels: FootnoteLabels): Root {
  const definitions = new Map<string, FootnoteDefinition>();
  visitMarkdown(tree, (node) => {
    if (node.type === 'footnoteDefinition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return tree;

  /** Identifier → its number, in the order of the first references, and how often it is referred to. */
  const counts = new Map<string, Counted>();
  const replace = <Node extends Nodes>(within: Node): Node =>
    mapMarkdown(within, (node) =>
      node.type === 'footnoteReference'
        ? referTo(node.identifier, counts)
        : filterChildren(node, (child) => child.type !== 'footnoteDefinition'),
    );
  const text = replace(tree);
  const items: ListItem[] = [];
  // A note may refer to other notes: their numbers follow those of the text.
  for (const identifier of counts.keys()) {
    const { children = [] } = definitions.get(identifier) ?? {};
    items.push({
      type: 'listItem',
      spread: true,
      children: children.map(replace),
      data: { hProperties: { id: `user-content-fn-${encodeId(identifier)}` } },
    });
  }
  if (items.length === 0) return text;
  // Only now it is known how often each is referred to.
  const linked = [...counts].map(
    ([identifier, counted], index): ListItem => ({
      type: 'listItem',
      ...items[index],
      children: withLinks(items[index]?.children ?? [], linksBack(identifier, counted, labels)),
    }),
  );
  return {
    ...text,
    children: [
      ...text.children,
      {
        type: 'heading',
        depth: 2,
        children: [{ type: 'text', value: labels.heading }],
        data: { hProperties: { id: 'footnote-label' } },
      },
      { type: 'list', ordered: true, spread: true, children: linked },
    ],
  };
}

interface Counted {
  number: number;
  times: number;
}

/** Returns the mark of a footnote: its number, raised, as a link. */
function referTo(identifier: string, counts: Map<string, Counted>): Emphasis {
  const { number, times: before } = counts.get(identifier) ?? { number: counts.size + 1, times: 0 };
  const count = before + 1;
  counts.set(identifier, { number, times: count });
  const id = encodeId(identifier);
  const link: Link = {
    type: 'link',
    url: `#user-content-fn-${id}`,
    children: [{ type: 'text', value: String(number) }],
    data: { hProperties: { id: `user-content-fnref-${id}${count > 1 ? `-${count}` : ''}` } },
  };
  return { type: 'emphasis', children: [link], data: { hName: 'sup' } };
}

function linksBack(identifier: string, { number, times }: Counted, labels: FootnoteLabels): Link[] {
  return Array.from({ length: times }, (_, time) => {
    const again = time > 0 ? `-${time + 1}` : '';
    return {
      type: 'link',
      url: `#user-content-fnref-${encodeId(identifier)}${again}`,
      children: [{ type: 'text', value: time > 0 ? `↩${time + 1}` : '↩' }],
      data: { hProperties: { ariaLabel: labels.back(`${number}${again}`) } },
    };
  });
}

/** Puts links at the end of a note: in its last paragraph, or in one of their own. */
function withLinks(blocks: readonly (BlockContent | DefinitionContent)[], links: readonly Link[]): BlockContent[] {
  const kept = blocks.filter((block): block is BlockContent => block.type !== 'definition');
  const last = kept.at(-1);
  const added = links.flatMap((link) => [{ type: 'text' as const, value: ' ' }, link]);
  if (last?.type !== 'paragraph') return [...kept, { type: 'paragraph', children: added.slice(1) }];
  return [...kept.slice(0, -1), { ...last, children: [...last.children, ...added] }];
}

function encodeId(identifier: string): string {
  return encodeURIComponent(identifier.toLowerCase());
}
