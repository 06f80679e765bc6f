import type { LayoutBox, SocialImageDesign, SocialImageTexts } from '#authoring/define-site.ts';
import type { Drawing } from '../drawings/drawing.ts';
import { markSvg } from '../drawings/mark.ts';
import { type DrawingSubject, drawingOf, subjectOf } from '../drawings/subject.ts';
import { drawingSvg, navy, onNavy } from '../drawings/svg.ts';

/** The picture of a page: its title over its drawing, on navy. */
export const socialImage: SocialImageDesign<DrawingSubject> = {
  subject: subjectOf,
  layOut: titleBlock,
  draw: (subject) => drawSheet(drawingOf(subject)),
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
function drawSheet(drawing: Drawing): string {
  const { width, height } = size;
  const box = `width="${width}" height="${height}"`;
  const { x, y } = drawing.point;
  const shift = shiftBesideTitle(drawing);
  const frame = `x="${shift.x}" y="${shift.y}" ${box} preserveAspectRatio="xMidYMid slice"`;
  const contour = drawingSvg(thinned(drawing), { colors: onNavy, scale: 1.4, point: 0 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" ${box}>`,
    '<defs><linearGradient id="fade" x1="0" y1="1" x2="1" y2="0">',
    `<stop offset="${fade.from}" stop-color="${navy}"/><stop offset="${fade.to}" stop-color="${navy}" stop-opacity="0"/>`,
    `</linearGradient></defs><rect ${box} fill="${navy}"/>`,
    contour.replace(/width="\d+" height="\d+"/, frame),
    `<rect ${box} fill="url(#fade)"/>`,
    `<svg viewBox="${drawing.viewBox}" ${frame}><circle cx="${x}" cy="${y}" r="14" fill="${onNavy.point}"/></svg>`,
    `<svg x="${margin.x}" y="${margin.y}" width="${markSide}" height="${markSide}" viewBox="0 0 ${markSide} ${markSide}">`,
    `${markSvg({ line: onNavy.accent, point: onNavy.point }).replace(/width="\d+" height="\d+"/, `width="${markSide}" height="${markSide}"`)}</svg></svg>`,
  ].join('');
}

/** Where the drawing begins to show, and where it is whole, from the lower left (0) to the upper right corner (1). */
const fade = { from: 0.6, to: 0.86 } as const;
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

const box = (style: Record<string, string | number>, children?: unknown): LayoutBox => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Lays out the site's name, beside the room of the mark, above the kicker and the title. */
function titleBlock({ title, kicker, siteName }: SocialImageTexts): LayoutBox {
  const display = {
    fontFamily: 'Bricolage Grotesque, Bricolage Grotesque Ext',
    fontWeight: 600,
    letterSpacing: '-0.025em',
    color: '#ffffff',
  };
  return box(
    {
      ...size,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${margin.y}px ${margin.x}px`,
    },
    [
      box({ ...display, alignItems: 'center', height: markSide, paddingLeft: markSide + 14, fontSize: 38 }, siteName),
      box({ flexDirection: 'column', width: 800, gap: 22 }, [
        box(
          { fontFamily: 'Hanken Grotesk, Hanken Grotesk Ext', fontWeight: 600, fontSize: 28, color: onNavy.strong },
          kicker,
        ),
        box({ ...display, fontSize: titleSize(title), lineHeight: 1.04, textWrap: 'balance' }, title),
      ]),
    ],
  );
}

/** Longer titles are set smaller, so that they keep to four lines. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s/).map((word) => word.length));
  const byLength = title.length <= 36 ? 84 : title.length <= 64 ? 68 : 56;
  return Math.min(byLength, Math.floor(1500 / longestWord));
}
