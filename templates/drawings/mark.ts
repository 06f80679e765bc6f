/** The site's mark: a W of two contour lines, and the point that matters above their crest. */
export const mark = {
  width: 44,
  height: 28,
  lines: 'M2 3c2 17 9 26 15 18 3-4 7-4 10 0 6 8 13-1 15-18M9 3c1 10 4 16 8.5 11.5 3-3 6-3 9 0C31 19 34 13 35 3',
  lineWidth: 2.4,
  point: { x: 22, y: 5.5, radius: 3 },
} as const;

/** Units of the square that the mark is centred in, where it is as a picture of its own. */
const side = 320;

/** Writes the mark as a square SVG document, with a ground or without. */
export function markSvg(options: {
  line: string;
  point: string;
  /** The color and the corner radius of a square behind it, which leaves `margin` around the mark. */
  ground?: { color: string; radius: number; margin: number };
}): string {
  const { ground } = options;
  const margin = ground?.margin ?? 0;
  const size = side + 2 * margin;
  const square = ground
    ? `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${ground.radius}" fill="${ground.color}"/>`
    : '';
  const scale = Math.round((side / mark.width) * 1000) / 1000;
  const { lines, lineWidth, point } = mark;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size}" height="${size}">`,
    square,
    `<g transform="translate(0 ${Math.round((side - mark.height * scale) / 2)}) scale(${scale})">`,
    `<path fill="none" stroke="${options.line}" stroke-width="${lineWidth}" stroke-linecap="round" d="${lines}"/>`,
    `<circle cx="${point.x}" cy="${point.y}" r="${point.radius}" fill="${options.point}"/></g></svg>`,
  ].join('');
}
