import type { Root } from 'mdast';
import type { FactPanel } from '../../../authoring/facets/fact-panel.ts';
import type { MarkdownFindings } from '../../../formats/markdown/inspect.ts';
import { mapMarkdown } from '../../../formats/markdown/tree.ts';
import type { FailureRecorder } from '../../../model/diagnostics/facet-failures.ts';
import type { DocumentFile } from '../../../model/document-file.ts';
import type { Site } from '../../../model/site.ts';
import { createEntryContext, type Translate } from '../entry-context.ts';

declare module 'mdast' {
  interface HeadingData {
    /** The facts of the entry that the heading links to. */
    factPanel?: FactPanel;
  }
}

interface FactPanels {
  /** The facts of the entry whose text opens the document, or of the document itself. */
  opening?: FactPanel;
  /** The facts of entries that a heading links to, by their reference. */
  below: ReadonlyMap<string, FactPanel>;
}

/** Headings above this depth divide the document and have no facts. */
const leastDepth = 3;

/** Returns the facts that a document shows: of the entry that opens it, else its own, and of entries that headings link to. */
export function factPanelsOf(
  { entry: { ref, locale }, source }: DocumentFile,
  findings: readonly Pick<MarkdownFindings, 'headings' | 'links'>[],
  { site, translate, attempt }: { site: Site; translate: Translate; attempt: FailureRecorder['attempt'] },
): FactPanels {
  const context = createEntryContext(site, locale, translate);
  const panelOf = (ref: string): FactPanel | undefined => {
    const entry = site.entries.get(ref)?.get(locale);
    return entry && attempt(entry, () => entry.kind.factPanel?.(context, entry), undefined);
  };
  const opening = panelOf(source.opening ?? ref);
  const below = new Map<string, FactPanel>();
  for (const target of findings.flatMap(headingTargets)) {
    const panel = panelOf(target);
    if (panel) below.set(target, panel);
  }
  return { ...(opening ? { opening } : {}), below };
}

/** Lists what the headings of sections link to. A heading is one line. */
function headingTargets({ headings, links }: Pick<MarkdownFindings, 'headings' | 'links'>): string[] {
  const lines = new Set(headings.filter(({ depth }) => depth >= leastDepth).map(({ at }) => at.line));
  return links.filter(({ at }) => lines.has(at.line)).map(({ target }) => target);
}

/** Returns the part of a document's cache key that depends on its facts; empty if it has none. */
export function keyOfPanels({ opening, below }: FactPanels): string[] {
  return opening || below.size > 0 ? [JSON.stringify([opening, ...below])] : [];
}

/** Gives each heading that links to an entry the facts of that entry. */
export function withFactPanels(tree: Root, { below }: FactPanels): Root {
  if (below.size === 0) return tree;
  return mapMarkdown(tree, (node) => {
    if (node.type !== 'heading' || node.depth < leastDepth) return node;
    const link = node.children.find((child) => child.type === 'link' && below.has(child.url));
    const factPanel = link?.type === 'link' ? below.get(link.url) : undefined;
    return factPanel ? { ...node, data: { ...node.data, factPanel } } : node;
  });
}
