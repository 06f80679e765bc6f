import type { PlacedText, SocialImageTexts, TextColumn } from '#authoring/define-site.ts';
import type { SocialFigure } from '#authoring/head.ts';
import { markSvg } from '../../drawings/mark.ts';
import { navy, onNavy } from '../../drawings/svg.ts';

/** What all social images have: the ground, the mark and the site's name, the kicker and the title. Measures are in pixels. */

export const size = { width: 1200, height: 630 } as const;
export const margin = { x: 72, y: 64 } as const;
const markSide = 50;

/** A kind of drawing: what it draws over the ground, and where the texts are. */
export interface SocialLayout<Subject> {
  draw: (subject: Subject) => string;
  layOut: (texts: SocialImageTexts, subject: Subject) => TextColumn[];
}

/** The style of headings, of figures and of the site's name. */
export const display = { family: 'Bricolage Grotesque', weight: 600, letterSpacing: -0.025, color: '#ffffff' } as const;
/** The style of small texts. */
export const small = {
  family: 'Hanken Grotesk',
  weight: 600,
  size: 28,
  lineHeight: 1.3,
  color: onNavy.strong,
} as const;

/** Draws the ground, a drawing on it, and the mark. */
export function drawFrame(drawing: string): string {
  const { width, height } = size;
  const box = `width="${width}" height="${height}"`;
  const mark = markSvg({ line: onNavy.accent, point: onNavy.point });
  const side = `width="${markSide}" height="${markSide}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" ${box}>`,
    `<rect ${box} fill="${navy}"/>`,
    drawing,
    `<svg x="${margin.x}" y="${margin.y}" ${side} viewBox="0 0 ${markSide} ${markSide}">`,
    `${mark.replace(/width="\d+" height="\d+"/, side)}</svg></svg>`,
  ].join('');
}

/** Lays out the site's name beside the room of the mark. */
export function nameColumn(siteName: string): TextColumn {
  const name = { ...display, text: siteName, size: 38, lineHeight: markSide / 38 };
  return { left: margin.x + markSide + 14, top: margin.y, width: 400, texts: [name] };
}

/** Lays out a figure at the left, with what it is compared with below it, and the kicker above it. */
export function figureColumn({ kicker }: Pick<SocialImageTexts, 'kicker'>, { value, note }: SocialFigure): TextColumn {
  // One with a long unit is smaller, so that it fits a line.
  const figureSize = Math.min(144, Math.floor(800 / value.length));
  return {
    left: margin.x,
    top: 158,
    width: 460,
    gap: 4,
    texts: [
      { ...small, text: kicker },
      { ...display, text: value, size: figureSize, lineHeight: 1.05 },
      { ...small, text: note, balanced: true },
    ],
  };
}

/** The sizes of titles that are short, of some length, and long. */
interface TitleSizes {
  short: number;
  medium: number;
  long: number;
}

/** Lays out the kicker over the title, at the lower left. */
export function titleColumn(
  { title, kicker }: Pick<SocialImageTexts, 'title' | 'kicker'>,
  { width, sizes }: { width: number; sizes: TitleSizes },
): TextColumn {
  const heading: PlacedText = {
    ...display,
    text: title,
    size: titleSize(title, sizes, width),
    lineHeight: 1.04,
    balanced: true,
  };
  const texts = [{ ...small, text: kicker }, heading];
  return { left: margin.x, bottom: size.height - margin.y, width, gap: 22, texts };
}

/** Returns the size of a title: longer ones are smaller, so that they fit. */
function titleSize(title: string, { short, medium, long }: TitleSizes, width: number): number {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const byLength = title.length <= 36 ? short : title.length <= 64 ? medium : long;
  return Math.min(byLength, Math.floor((1.85 * width) / longestWord));
}

/** The sizes of titles beside a picture that takes the right half. */
export const besidePicture = { width: 520, sizes: { short: 68, medium: 54, long: 44 } } as const;

/** The sizes of titles below a picture that takes the width. */
export const belowPicture = { width: size.width - 2 * margin.x, sizes: { short: 64, medium: 54, long: 42 } } as const;

type Color = [red: number, green: number, blue: number];

/** Mixes two colors in shares of the second. */
export function mixColors(from: string, to: string, shares: readonly number[]): Color[] {
  const start = partsOf(from);
  const end = partsOf(to);
  const mix = (share: number, at: 0 | 1 | 2): number => Math.round(start[at] + (end[at] - start[at]) * share);
  return shares.map((share) => [mix(share, 0), mix(share, 1), mix(share, 2)]);
}

function partsOf(hex: string): Color {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
