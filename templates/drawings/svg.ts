import { hexOf } from '../brand/palette.ts';
import type { Drawing } from './drawing.ts';

/** Colors of a drawing outside the pages, where no style sheet reaches: sRGB hex. */
interface DrawingColors {
  line: string;
  /** Every fifth line. */
  strong: string;
  accent: string;
  point: string;
}

/** The drawing's colors on navy: the site's sky and coral, as sRGB. */
export const onNavy: DrawingColors = {
  line: hexOf('sky-500'),
  strong: hexOf('sky-300'),
  accent: hexOf('sky-100'),
  point: hexOf('coral-500'),
};

/** The navy behind the drawings of pictures and icons. */
export const navy = hexOf('navy-950');

/** Writes a drawing as an SVG document without a background, for pictures and PDF covers. */
export function drawingSvg(
  drawing: Drawing,
  options: { colors: DrawingColors /** How many times its width a line is drawn. */; scale?: number; point?: number },
): string {
  const { colors, scale = 1, point = 7 } = options;
  const { viewBox, width, height, paths, accent } = drawing;
  const lines = paths.map((line) => {
    const color = line.width > 1.5 ? ` stroke="${colors.strong}"` : '';
    return `<path d="${line.d}" stroke-width="${rounded(line.width * scale)}"${color}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`,
    `<g fill="none" stroke="${colors.line}" stroke-linecap="round">`,
    ...lines,
    accent ? `<path d="${accent.d}" stroke="${colors.accent}" stroke-width="${rounded(accent.width * scale)}"/>` : '',
    `</g><circle cx="${drawing.point.x}" cy="${drawing.point.y}" r="${rounded(point * scale)}" fill="${colors.point}"/></svg>`,
  ].join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
