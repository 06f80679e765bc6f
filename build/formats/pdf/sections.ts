import type { FactPanel } from '../../authoring/facets/fact-panel.ts';
import type { PdfNode } from './pdf-node.ts';
import { substituteCharacters } from './substitute-characters.ts';

/** Returns a panel with texts that the fonts can show. */
export function makePrintablePanel({ highlights, rows, details }: FactPanel): FactPanel {
  return {
    highlights: highlights.map(({ term, value, note }) => ({
      term: substituteCharacters(term),
      value: substituteCharacters(value),
      ...(note === undefined ? {} : { note: substituteCharacters(note) }),
    })),
    ...(rows
      ? {
          rows: {
            term: substituteCharacters(rows.term),
            cells: rows.cells.map((row) => row.map(substituteCharacters)),
          },
        }
      : {}),
    details: details.map(({ term, value }) => ({
      term: substituteCharacters(term),
      value: substituteCharacters(value),
    })),
  };
}

/** Lists the texts of a panel. */
export function textsOfPanel({ highlights, rows, details }: FactPanel): string[] {
  return [
    ...highlights.flatMap(({ term, value, note }) => [term, value, note ?? '']),
    ...(rows ? [rows.term, ...rows.cells.flat()] : []),
    ...details.flatMap(({ term, value }) => [term, value]),
  ];
}

/**
 * Puts each heading with a panel, and the blocks up to the next heading of its level or above, into a section, which is
 * not divided between pages.
 */
export function groupSections(nodes: readonly PdfNode[]): PdfNode[] {
  const grouped: PdfNode[] = [];
  let section: { level: number; children: PdfNode[] } | undefined;
  for (const node of nodes) {
    const level = node.type === 'heading' ? Number(node.level) : Number.POSITIVE_INFINITY;
    if (section && level <= section.level) section = undefined;
    if (node.panel) {
      section = { level, children: [] };
      grouped.push({ type: 'section', panel: node.panel, children: section.children });
    }
    (section?.children ?? grouped).push(node);
  }
  return grouped;
}
