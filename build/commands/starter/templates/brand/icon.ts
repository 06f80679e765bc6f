/** The brand's colors: sRGB hex. */
export const colors = { ground: '#ffffff', ink: '#1f2937', accent: '#1d4ed8' } as const;

/** Draws the icon, a ring, as a square SVG document. */
export function iconSvg({ margin, radius }: { margin: number; radius: number }): string {
  const size = 320 + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size}" height="${size}">`,
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${radius}" fill="${colors.accent}"/>`,
    `<circle cx="160" cy="160" r="90" fill="none" stroke="${colors.ground}" stroke-width="50"/></svg>`,
  ].join('');
}
