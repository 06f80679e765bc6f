import { smoothLine } from './contour-lines.ts';
import type { Point } from './drawing.ts';

/** The site's mark: three contour rings and the point they lead to, on a square of 320 units. */
export interface Mark {
  viewBox: string;
  rings: string[];
  ringWidth: number;
  point: Point & { radius: number };
}

/** Draws the mark. */
export function drawMark(): Mark {
  const summit = { x: 180, y: 139 };
  const rings = [
    { radius: 139, x: 160, y: 160, turn: 0.4 },
    { radius: 93, x: 169, y: 151, turn: 0.9 },
    { radius: 50, x: 178, y: 141, turn: 1.4 },
  ];
  return {
    viewBox: '0 0 320 320',
    rings: rings.map(ring),
    ringWidth: 19,
    point: { ...summit, radius: 21 },
  };
}

function ring({ radius, x, y, turn }: { radius: number; x: number; y: number; turn: number }): string {
  const points = Array.from({ length: 49 }, (_, index) => {
    const angle = ((index % 48) / 48) * 2 * Math.PI;
    const reach = radius * (1 + 0.055 * Math.cos(2 * angle + turn) + 0.035 * Math.cos(3 * angle - turn));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return smoothLine(points.flat());
}

/** Writes the mark as an SVG document, with a ground or without. */
export function markSvg(options: {
  ring: string;
  point: string;
  /** The colour and the corner radius of a square behind it, which leaves `margin` around the mark. */
  ground?: { colour: string; radius: number; margin: number };
}): string {
  const { rings, ringWidth, point } = drawMark();
  const { ground } = options;
  const margin = ground?.margin ?? 0;
  const size = 320 + 2 * margin;
  const square = ground
    ? `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${ground.radius}" fill="${ground.colour}"/>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${size} ${size}" width="${size}" height="${size}">`,
    square,
    `<g fill="none" stroke="${options.ring}" stroke-width="${ringWidth}">`,
    ...rings.map((d) => `<path d="${d}"/>`),
    `</g><circle cx="${point.x}" cy="${point.y}" r="${point.radius}" fill="${options.point}"/></svg>`,
  ].join('');
}
