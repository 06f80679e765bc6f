import type { Drawing } from '../../drawings/drawing.ts';
import { type DrawingSubject, drawingOf } from '../../drawings/subject.ts';
import { drawingSvg, navy, onNavy } from '../../drawings/svg.ts';
import { nameColumn, type SocialLayout, size, titleColumn } from './frame.ts';

/** The page's terrain, which fades towards the title at the lower left, all but its point. */
export const contour: SocialLayout<DrawingSubject> = {
  draw: (subject) => drawFading(drawingOf(subject)),
  // Long titles fit four lines.
  layOut: (texts) => [
    nameColumn(texts.siteName),
    titleColumn(texts, { width: 800, sizes: { short: 84, medium: 68, long: 56 } }),
  ],
};

function drawFading(drawing: Drawing): string {
  const { width, height } = size;
  const { x, y } = drawing.point;
  const shift = shiftBesideTitle(drawing);
  const frame = `x="${shift.x}" y="${shift.y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  const lines = drawingSvg(thinned(drawing), { colors: onNavy, scale: 1.4, point: 0 });
  return [
    lines.replace(/width="\d+" height="\d+"/, frame),
    fadeSvg(),
    `<svg viewBox="${drawing.viewBox}" ${frame}><circle cx="${x}" cy="${y}" r="14" fill="${onNavy.point}"/></svg>`,
  ].join('');
}

/** Where the drawing begins to show, and where it is whole, from the lower left (0) to the upper right corner (1). */
const fade = { from: 0.6, to: 0.86 };

/**
 * Covers the drawing: wholly at the lower left, then less and less. A gradient over the whole picture would take as long
 * as all the rest of it.
 */
function fadeSvg(): string {
  const { width, height } = size;
  // The ends of the line, at the upper and the right edge, that is so far on the way between the corners.
  const endsOf = (way: number) => [`${(2 * way - 1) * width} 0`, `${width} ${2 * (1 - way) * height}`] as const;
  const [hiddenTop, hiddenRight] = endsOf(fade.from + 0.005);
  const [fromTop, fromRight] = endsOf(fade.from);
  const [toTop, toRight] = endsOf(fade.to);
  return [
    '<linearGradient id="fade" x1="0" y1="1" x2="1" y2="0" gradientUnits="userSpaceOnUse"',
    ` gradientTransform="scale(${width} ${height})">`,
    `<stop offset="${fade.from}" stop-color="${navy}"/><stop offset="${fade.to}" stop-color="${navy}" stop-opacity="0"/>`,
    '</linearGradient>',
    `<path d="M0 0L${hiddenTop}L${hiddenRight}V${height}H0Z" fill="${navy}"/>`,
    `<path d="M${fromTop}L${toTop}L${toRight}L${fromRight}Z" fill="url(#fade)"/>`,
  ].join('');
}

/** How far from the lower left corner the point is at least. */
const nearestPoint = 0.72;

/** Moves a drawing to the upper right until its point is clear of the title; the fade covers what stays empty. */
function shiftBesideTitle({ point, width, height }: Drawing): { x: number; y: number } {
  const scale = Math.max(size.width / width, size.height / height);
  const across = 0.5 + ((point.x - width / 2) * scale) / size.width;
  const down = 0.5 + ((point.y - height / 2) * scale) / size.height;
  const missing = Math.max(0, nearestPoint - (across + 1 - down) / 2);
  // Where one direction has no room left, the other takes its part.
  const up = Math.min(missing, Math.max(0, down - 0.12));
  const right = Math.min(2 * missing - up, Math.max(0, 0.92 - across));
  return { x: Math.round(right * size.width), y: -Math.round(up * size.height) };
}

/** Leaves out two of five lines: the picture is mostly seen at half its size. */
export function thinned(drawing: Drawing): Drawing {
  return { ...drawing, paths: drawing.paths.filter((_, index) => index % 5 !== 1 && index % 5 !== 3) };
}
