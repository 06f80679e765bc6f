import type { Nodes, Root } from 'mdast';

/** Calls a function with each node of a tree, parents first. */
export function visitMarkdown(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if ('children' in node) for (const child of node.children) visitMarkdown(child, see);
}

/** Copies a tree with every node changed. The changed node must be one that may be where the old one was. */
export function mapMarkdown<Node extends Nodes>(node: Node, change: (node: Nodes) => Nodes): Node {
  const changed = change(node);
  const copy =
    'children' in changed
      ? { ...changed, children: changed.children.map((child) => mapMarkdown<Nodes>(child, change)) }
      : changed;
  // mdast's types cannot say that `change` returns a node for the same place.
  return copy as Node;
}

/** Returns the plain text of a node. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(textOf).join('');
  return '';
}

/** Returns the words of a node, including the words of its pictures. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? node.type;
  return 'children' in node ? node.children.map(wordsOf).join('') : textOf(node);
}

/** Replaces pictures whose address is written elsewhere (`![a][b]`) by pictures with that address. */
export function resolveImages(tree: Root): Root {
  const { addresses, ofImages, ofLinks } = collectReferences(tree);
  if (ofImages.size === 0) return tree;
  const resolved = mapMarkdown(tree, (node) => {
    const address = node.type === 'imageReference' ? addresses.get(node.identifier) : undefined;
    if (node.type !== 'imageReference' || !address) return node;
    const { alt, position } = node;
    return { type: 'image', url: address.url, title: address.title, alt, position };
  });
  // Definitions that only pictures use are not links.
  return removeDefinitions(resolved, (identifier) => ofImages.has(identifier) && !ofLinks.has(identifier));
}

/** Replaces links by their words if their target is to be unlinked. */
export function unlink(tree: Root, isUnlinked: (target: string) => boolean): Root {
  const { addresses } = collectReferences(tree);
  const targetOf = (node: Nodes) => {
    if (node.type === 'link') return node.url;
    return node.type === 'linkReference' ? addresses.get(node.identifier)?.url : undefined;
  };
  const wordsOrNode = (node: Nodes): Nodes[] => {
    const target = targetOf(node);
    return target !== undefined && isUnlinked(target) && 'children' in node ? node.children : [node];
  };
  // What is in a link may be in the parent of the link, too.
  return mapMarkdown(tree, (node) =>
    'children' in node ? ({ ...node, children: node.children.flatMap(wordsOrNode) } as Nodes) : node,
  );
}

interface References {
  /** Identifier → the first definition of it. */
  addresses: Map<string, { url: string; title?: string | null | undefined }>;
  /** The identifiers that pictures refer to. */
  ofImages: Set<string>;
  /** The identifiers that links refer to. */
  ofLinks: Set<string>;
}

function collectReferences(tree: Root): References {
  const references: References = { addresses: new Map(), ofImages: new Set(), ofLinks: new Set() };
  const { addresses, ofImages, ofLinks } = references;
  visitMarkdown(tree, (node) => {
    if (node.type === 'definition' && !addresses.has(node.identifier)) addresses.set(node.identifier, node);
    else if (node.type === 'imageReference') ofImages.add(node.identifier);
    else if (node.type === 'linkReference') ofLinks.add(node.identifier);
  });
  return references;
}

function removeDefinitions(tree: Root, isRemoved: (identifier: string) => boolean): Root {
  const isKept = (node: Nodes) => node.type !== 'definition' || !isRemoved(node.identifier);
  return mapMarkdown(tree, (node) => filterChildren(node, isKept));
}

/** Copies a node with the children that `isKept` accepts. */
export function filterChildren(node: Nodes, isKept: (child: Nodes) => boolean): Nodes {
  // Each type of parent has another type of children; fewer children still have that type.
  return 'children' in node ? ({ ...node, children: node.children.filter(isKept) } as Nodes) : node;
}
