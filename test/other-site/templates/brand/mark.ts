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
