import type { PlacedText, SocialImageDesign, SocialImageTexts, TextColumn } from '#authoring/define-site.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { markSvg } from '../drawings/mark.ts';
import { type DrawingSubject, drawingOf, subjectOf } from '../drawings/subject.ts';
import { drawingSvg, navy, onNavy } from '../drawings/svg.ts';

/** The picture of a page: its title over its drawing, on navy. */
export const socialImage: SocialImageDesign<DrawingSubject> = {
  subject: subjectOf,
  layOut: titleBlock,
  draw: (subject) => drawSheet(drawingOf(subject), fadeBesideFigure),
  // Navy, and what the lines, the text and the point become where they fade into it.
  palette: [
    ...mixes(navy, onNavy.strong, [0, 0.16, 0.33, 0.5, 0.66, 0.83, 1]),
    ...mixes(navy, '#ffffff', [0.3, 0.5, 0.7, 0.85, 1]),
    ...mixes(navy, onNavy.accent, [1]),
    ...mixes(navy, onNavy.point, [0.35, 0.7, 1]),
  ],
};

const size = { width: 1200, height: 630 } as const;
const margin = { x: 72, y: 64 } as const;
const markSide = 50;

type Color = [number, number, number];

/** Mixes two colors in shares of the second. */
function mixes(from: string, to: string, shares: readonly number[]): Color[] {
  const start = partsOf(from);
  const end = partsOf(to);
  const mix = (share: number, at: 0 | 1 | 2): number => Math.round(start[at] + (end[at] - start[at]) * share);
  return shares.map((share) => [mix(share, 0), mix(share, 1), mix(share, 2)]);
}

function partsOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Draws the mark and the drawing, which fades towards the title at the lower left, all but its point. */
function drawSheet(drawing: Drawing, fade: Fade): string {
  const { width, height } = size;
  const box = `width="${width}" height="${height}"`;
  const { x, y } = drawing.point;
  const shift = shiftBesideTitle(drawing);
  const frame = `x="${shift.x}" y="${shift.y}" ${box} preserveAspectRatio="xMidYMid slice"`;
  const contour = drawingSvg(thinned(drawing), { colors: onNavy, scale: 1.4, point: 0 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" ${box}>`,
    '<defs><linearGradient id="fade" x1="0" y1="1" x2="1" y2="0" gradientUnits="userSpaceOnUse"',
    ` gradientTransform="scale(${width} ${height})">`,
    `<stop offset="${fade.from}" stop-color="${navy}"/><stop offset="${fade.to}" stop-color="${navy}" stop-opacity="0"/>`,
    `</linearGradient></defs><rect ${box} fill="${navy}"/>`,
    contour.replace(/width="\d+" height="\d+"/, frame),
    fadeSvg(fade),
    `<svg viewBox="${drawing.viewBox}" ${frame}><circle cx="${x}" cy="${y}" r="14" fill="${onNavy.point}"/></svg>`,
    `<svg x="${margin.x}" y="${margin.y}" width="${markSide}" height="${markSide}" viewBox="0 0 ${markSide} ${markSide}">`,
    `${markSvg({ line: onNavy.accent, point: onNavy.point }).replace(/width="\d+" height="\d+"/, `width="${markSide}" height="${markSide}"`)}</svg></svg>`,
  ].join('');
}

/** Where the drawing begins to show, and where it is whole, from the lower left (0) to the upper right corner (1). */
interface Fade {
  from: number;
  to: number;
}

/** A figure above the title reaches further towards the upper right corner. */
const fadeBesideFigure: Fade = { from: 0.68, to: 0.9 };

/**
 * Covers the drawing: wholly at the lower left, then less and less. A gradient over the whole picture would take as long
 * as all the rest of it.
 */
function fadeSvg(fade: Fade): string {
  const { width, height } = size;
  // The ends of the line, at the upper and the right edge, that is so far on the way between the corners.
  const endsOf = (way: number) => [`${(2 * way - 1) * width} 0`, `${width} ${2 * (1 - way) * height}`] as const;
  const [hiddenTop, hiddenRight] = endsOf(fade.from + 0.005);
  const [fromTop, fromRight] = endsOf(fade.from);
  const [toTop, toRight] = endsOf(fade.to);
  return [
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
function thinned(drawing: Drawing): Drawing {
  return { ...drawing, paths: drawing.paths.filter((_, index) => index % 5 !== 1 && index % 5 !== 3) };
}

/** Lays out the site's name, beside the room of the mark, and the kicker above the title, with the figure between them. */
function titleBlock({ title, kicker, siteName, figure }: SocialImageTexts): TextColumn[] {
  const { height } = size;
  const display = { family: 'Bricolage Grotesque', weight: 600, letterSpacing: -0.025, color: '#ffffff' } as const;
  const name = { ...display, text: siteName, size: 38, lineHeight: markSide / 38 };
  const above = { family: 'Hanken Grotesk', weight: 600, size: 28, lineHeight: 1.3, color: onNavy.strong } as const;
  const heading = { ...display, text: title, lineHeight: 1.04, balanced: true };
  const texts: PlacedText[] = figure
    ? [
        { ...above, text: kicker },
        { ...display, text: figure.value, size: figureSize(figure.value), lineHeight: 0.98 },
        { ...above, text: figure.note, lineHeight: 1.7 },
        { ...heading, size: titleSize(title, sizesBelowFigure) },
      ]
    : [
        { ...above, text: kicker },
        { ...heading, size: titleSize(title, sizesOfTitle) },
      ];
  return [
    { left: margin.x + markSide + 14, top: margin.y, width: 800, texts: [name] },
    { left: margin.x, bottom: height - margin.y, width: 800, gap: figure ? 18 : 22, texts },
  ];
}

/** The sizes of titles that are short, of some length, and long. */
interface TitleSizes {
  short: number;
  medium: number;
  long: number;
}

/** Long titles fit four lines. */
const sizesOfTitle: TitleSizes = { short: 84, medium: 68, long: 56 };

/** Three lines, or four of the least size, are below the figure without reaching the site's name. */
const sizesBelowFigure: TitleSizes = { short: 68, medium: 52, long: 40 };

/** Returns the size of a title: longer ones are smaller, so that they fit. */
function titleSize(title: string, { short, medium, long }: TitleSizes): number {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const byLength = title.length <= 36 ? short : title.length <= 64 ? medium : long;
  return Math.min(byLength, Math.floor(1500 / longestWord));
}

/** Returns the size of a figure: one with a long unit is smaller, so that it is on one line and left of the drawing. */
const figureSize = (value: string): number => Math.min(144, Math.floor(1150 / value.length));
