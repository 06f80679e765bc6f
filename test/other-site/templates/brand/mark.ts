import type { DocumentColors } from '#authoring/define-site.ts';

/** The brand's colors: sRGB hex. */
export const colors = { ground: '#fbf7ef', ink: '#3a2417', accent: '#b5521b' } as const;

/** Draws a dovetail joint as a square SVG document. */
export function markSvg({ margin, radius }: { margin: number; radius: number }): string {
  const size = 320 + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size}" height="${size}">`,
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${radius}" fill="${colors.ink}"/>`,
    `<path fill="${colors.accent}" d="M60 60h200v200H60zm60 0 20 100h40l20-100z" fill-rule="evenodd"/></svg>`,
  ].join('');
}

/** Boards of a floor, for the cover of a document. */
export const coverSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1240 1060" width="1240" height="1060"><path stroke="#b5521b" stroke-width="6" d="M0 200h1240M0 460h1240M0 720h1240M400 200v260M820 460v260"/></svg>';

export const documentColors: DocumentColors = {
  ink: [28, 0.04, 50],
  onCover: [97, 0.01, 85],
  highlight: [80, 0.1, 60],
  accent: [54, 0.15, 45],
  muted: [45, 0.03, 50],
  shade: [96, 0.01, 85],
  line: [86, 0.02, 70],
};
