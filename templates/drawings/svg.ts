import type { Drawing } from './drawing.ts';

/** Colours of a drawing outside the pages, where no style sheet reaches: sRGB hex. */
interface DrawingColours {
  line: string;
  /** Every fifth line. */
  strong: string;
  accent: string;
  point: string;
}

/** The drawing's colours on navy: the site's sky and coral, as sRGB. */
export const onNavy: DrawingColours = { line: '#548db4', strong: '#8acaf0', accent: '#dbf1fd', point: '#ed6b42' };

/** The navy behind the drawings of pictures and icons. */
export const navy = '#040f23';

/** Writes a drawing as an SVG document without a background, for pictures and PDF covers. */
export function drawingSvg(
  drawing: Drawing,
  options: { colours: DrawingColours /** How many times its width a line is drawn. */; scale?: number; point?: number },
): string {
  const { colours, scale = 1, point = 7 } = options;
  const { viewBox, width, height, paths, accent } = drawing;
  const lines = paths.map((line) => {
    const colour = line.width > 1.5 ? ` stroke="${colours.strong}"` : '';
    return `<path d="${line.d}" stroke-width="${rounded(line.width * scale)}"${colour}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">`,
    `<g fill="none" stroke="${colours.line}" stroke-linecap="round">`,
    ...lines,
    accent ? `<path d="${accent.d}" stroke="${colours.accent}" stroke-width="${rounded(accent.width * scale)}"/>` : '',
    `</g><circle cx="${drawing.point.x}" cy="${drawing.point.y}" r="${rounded(point * scale)}" fill="${colours.point}"/></svg>`,
  ].join('');
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
