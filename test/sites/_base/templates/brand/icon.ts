import { hexOf } from './palette.ts';

/** Draws the icon, a ring, as a square SVG document. */
export function iconSvg({ margin, radius }: { margin: number; radius: number }): string {
  const size = 320 + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size}" height="${size}">`,
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${radius}" fill="${hexOf('accent')}"/>`,
    `<circle cx="160" cy="160" r="90" fill="none" stroke="${hexOf('ground')}" stroke-width="50"/></svg>`,
  ].join('');
}
