import type { DocumentColors } from '#authoring/define-site.ts';
import type { Facts as DocumentFacts } from '../data/document/schema.ts';
import { drawContour } from '../drawings/contour.ts';
import { markSvg } from '../drawings/mark.ts';
import { drawingSvg, onNavy } from '../drawings/svg.ts';
import type { ContourField } from '../shared-structs.ts';
import { oklchOf } from './palette.ts';

/** Draws the terrain of a document's cover. */
export function documentCover({ seed, kind }: { seed: string; kind: string }): string {
  const field = coverFields[kind] ?? 'delta';
  return drawingSvg(drawContour({ seed, field, width: 1240, height: 1060 }), { colors: onNavy });
}

/** Draws the mark on navy. */
export const documentMark = (): string => markSvg({ line: onNavy.accent, point: onNavy.point });

/** The colors of documents. */
export const documentColors: DocumentColors = {
  ink: oklchOf('navy-950'),
  onCover: oklchOf('sky-100'),
  highlight: oklchOf('sky-300'),
  accent: oklchOf('blue-600'),
  muted: oklchOf('slate-600'),
  shade: oklchOf('sky-50'),
  line: oklchOf('slate-200'),
};

const coverFields: Record<string, ContourField> = {
  policy: 'grid',
  index: 'grid',
  sheet: 'delta',
  catalogue: 'ridge',
  'white-paper': 'basin',
  guide: 'delta',
  checklist: 'grid',
  template: 'delta',
  digest: 'basin',
} satisfies Record<DocumentFacts['kind'], ContourField>;
