import type { TextColumn } from '#authoring/define-site.ts';
import { drawLandscape, fadeOf, type LandscapeOptions } from '../../drawings/landscape.ts';
import type { Mark, PlotLabel, Tone } from '../../drawings/plot.ts';
import { navy, onNavy } from '../../drawings/svg.ts';
import {
  belowPicture,
  figureColumn,
  margin,
  nameColumn,
  type SocialLayout,
  size,
  small,
  titleColumn,
} from './frame.ts';

/** What a list draws of itself, over the title, or beside a figure; its labels are the lines of the drawing’s labels. */
export interface PlotSubject {
  width: number;
  height: number;
  /** The size of the labels. */
  text: number;
  marks: readonly Mark[];
  places: readonly LabelPlace[];
  /** What is below the marks. */
  terrain?: LandscapeOptions;
}

/** Where a line of a label begins, ends, or has its middle, on its baseline. */
interface LabelPlace extends Pick<PlotLabel, 'x' | 'y' | 'anchor' | 'tone'> {
  /** How wide the ground below it is, if it is over lines. */
  ground?: number;
}

const band = { top: 132, height: 298 };

const colors: Record<Tone, string> = {
  ink: '#ffffff',
  soft: onNavy.accent,
  accent: onNavy.strong,
  point: onNavy.point,
  ground: navy,
};

export const plot: SocialLayout<PlotSubject> = {
  draw(subject) {
    const { marks, places, text, terrain } = subject;
    const { left, top, scale } = frameOf(subject);
    return [
      `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
      terrain ? drawTerrain(terrain) : '',
      ...marks.map(
        ({ d, tone = 'ink', width = 1.4, opacity = 1, isFilled }) =>
          `<path d="${d}" stroke="${colors[tone]}" stroke-width="${width}" stroke-opacity="${opacity}"${isFilled ? ` fill="${colors[tone]}" fill-opacity=".15"` : ''}/>`,
      ),
      ...places.map(({ x, y, ground }) =>
        ground === undefined
          ? ''
          : `<rect x="${x - ground / 2}" y="${y - 0.9 * text}" width="${ground}" height="${1.2 * text}" rx="6" fill="${navy}"/>`,
      ),
      '</g>',
    ].join('');
  },
  layOut(texts, subject) {
    const { places, text } = subject;
    const { left, top, scale } = frameOf(subject);
    const { labels = [], figure } = texts;
    return [
      nameColumn(texts.siteName),
      ...places.map(({ x, y, anchor, tone = 'ink' }, index): TextColumn => {
        const at = left + x * scale;
        return {
          left: anchor === 'end' ? at - room : anchor === 'middle' ? at - room / 2 : at,
          width: room,
          align: anchor === 'end' ? 'right' : anchor === 'middle' ? 'middle' : 'left',
          top: top + (y - aboveBaseline * text) * scale,
          texts: [
            {
              ...small,
              text: labels[index] ?? '',
              size: text * scale,
              lineHeight: 1,
              color: colors[tone],
              most: 1,
            },
          ],
        };
      }),
      ...(figure ? [figureColumn(texts, figure)] : []),
      titleColumn({ ...texts, kicker: '' }, belowPicture),
    ];
  },
};

/** Draws lines that fade into the ground above and below the summits. */
function drawTerrain(terrain: LandscapeOptions): string {
  const { from, to } = fadeOf(terrain);
  const top = -terrain.above;
  const stop = (y: number, opacity: number): string =>
    `<stop offset="${(y - top) / (to - top)}" stop-color="${onNavy.line}" stop-opacity="${opacity}"/>`;
  return [
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${to}">`,
    `${stop(top, 0)}${stop(0, 1)}${stop(from, 1)}${stop(to, 0)}</linearGradient>`,
    ...drawLandscape(terrain).map(
      ({ d, width }) =>
        `<path d="${d}" stroke="url(#fade)" stroke-width="1.4" stroke-opacity="${width > 2 ? 1 : 0.6}"/>`,
    ),
  ].join('');
}

/** The longest label. */
const room = 640;
/** How much of a line that is as high as its text is over its baseline. */
const aboveBaseline = 0.85;

/** Returns where a drawing is: as wide as it is, smaller if it is higher than the band; flush right beside a figure. */
function frameOf({ width, height }: PlotSubject): { left: number; top: number; scale: number } {
  const scale = Math.min(1, band.height / height);
  const isBesideFigure = width < size.width / 2;
  return {
    left: isBesideFigure ? size.width - margin.x - width : margin.x,
    top: Math.round(band.top + (band.height - height * scale) / 2),
    scale: Math.round(scale * 1000) / 1000,
  };
}
