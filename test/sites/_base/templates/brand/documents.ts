import type { DocumentColors } from '#authoring/define-site.ts';
import { hexOf } from './palette.ts';

/** Draws the cover of a document: a band of one color. */
export const documentCover = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1060"><rect width="1240" height="1060" fill="${hexOf('ink')}"/></svg>`;

/** The colors of documents. */
export const documentColors: DocumentColors = {
  ink: [28, 0.03, 257],
  onCover: [98, 0, 0],
  highlight: [80, 0.1, 257],
  accent: [49, 0.24, 264],
  muted: [55, 0.03, 257],
  shade: [97, 0, 0],
  line: [87, 0.01, 258],
};
