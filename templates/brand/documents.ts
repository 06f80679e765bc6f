import type { DocumentColors } from '#authoring/define-site.ts';
import type { Facts as DocumentFacts } from '../data/document/schema.ts';
import { drawContour } from '../drawings/contour.ts';
import { markSvg } from '../drawings/mark.ts';
import { drawingSvg, onNavy } from '../drawings/svg.ts';
import type { ContourField } from '../shared-structs.ts';

/** Draws the terrain of a document's cover. */
export function documentCover({ seed, kind }: { seed: string; kind: string }): string {
  const field = coverFields[kind] ?? 'delta';
  return drawingSvg(drawContour({ seed, field, width: 1240, height: 1060 }), { colors: onNavy });
}

/** Draws the mark on navy. */
export const documentMark = (): string => markSvg({ line: onNavy.accent, point: onNavy.point });

/** The colors of documents. */
export const documentColors: DocumentColors = {
  ink: [17, 0.045, 258],
  onCover: [94.5, 0.028, 232],
  highlight: [81, 0.085, 235],
  accent: [50, 0.16, 254],
  muted: [46, 0.03, 256],
  shade: [97.5, 0.013, 232],
  line: [88, 0.02, 245],
};

const coverFields: Record<string, ContourField> = {
  policy: 'grid',
  index: 'grid',
  sheet: 'delta',
  catalogue: 'ridge',
  'white-paper': 'basin',
  guide: 'delta',
} satisfies Record<DocumentFacts['kind'], ContourField>;
