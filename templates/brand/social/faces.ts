import type { TextColumn } from '#authoring/define-site.ts';
import {
  drawPortrait,
  lineWidth,
  outlineWidth,
  type PortraitFeatures,
  portraitBox,
  shadeOpacity,
} from '../../drawings/portrait.ts';
import type { Layer } from '../../drawings/portrait-hands.ts';
import type { Tone } from '../../drawings/portrait-parts.ts';
import { hexOf } from '../palette.ts';
import {
  belowPicture,
  besidePicture,
  margin,
  nameColumn,
  type SocialLayout,
  size,
  small,
  titleColumn,
} from './frame.ts';

/** The portraits of people side by side; its labels are their names, where there is room for them. One stands at the lower right. */
export interface FacesSubject {
  people: readonly { seed: string; features?: PortraitFeatures }[];
}

const tones: Record<Tone, string> = {
  skin: hexOf('sky-300'),
  ink: hexOf('navy-950'),
  deep: hexOf('navy-700'),
  blue: hexOf('blue-600'),
  sky: hexOf('sky-500'),
  white: hexOf('white'),
  point: hexOf('coral-500'),
};

/** From edge to edge of the picture. */
const band = { top: 150, left: 0, width: size.width };
/** How many people are in a row at most, and how many of them have room for their names. */
const most = { inRow: 10, named: 8 };
const largest = 176;
const alone = { x: size.width - margin.x - 420, y: size.height - 420, side: 420, pitch: 420 };

export const faces: SocialLayout<FacesSubject> = {
  draw: ({ people }) =>
    placesOf(people.length)
      .map(({ x, y, side }, index) => {
        const person = people[index];
        return person ? portraitSvg(drawPortrait(person.seed, person.features), { x, y, side }) : '';
      })
      .join(''),
  layOut: (texts, { people }) => [
    nameColumn(texts.siteName),
    ...(people.length > most.named || people.length === 1 ? [] : placesOf(people.length)).map(
      ({ x, y, side, pitch }, index): TextColumn => ({
        left: x - (pitch - side) / 2 + 4,
        width: pitch - 8,
        align: 'middle',
        top: y + side + 14,
        texts: [{ ...small, text: texts.labels?.[index] ?? '', size: 20, lineHeight: 1.15, color: '#ffffff', most: 2 }],
      }),
    ),
    titleColumn(
      { ...texts, kicker: '' },
      people.length === 1 ? { ...besidePicture, width: alone.x - margin.x - 32 } : belowPicture,
    ),
  ],
};

/** Draws a portrait as a square of an image. */
export function portraitSvg(layers: readonly Layer[], { x, y, side }: { x: number; y: number; side: number }): string {
  return [
    `<svg viewBox="${portraitBox}" x="${x}" y="${y}" width="${side}" height="${side}" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="160" height="160" fill="${tones.skin}"/>`,
    ...layers.map(({ tone, d, as }) =>
      as === 'shade'
        ? `<path d="${d}" fill="${tones[tone]}" fill-opacity="${shadeOpacity}"/>`
        : as
          ? `<path d="${d}" fill="none" stroke="${tones[tone]}" stroke-width="${lineWidth({ tone, as }) ?? outlineWidth}"/>`
          : `<path d="${d}" fill="${tones[tone]}" stroke="${tones.ink}" stroke-width="${outlineWidth}"/>`,
    ),
    '</svg>',
  ].join('');
}

/** Returns where each portrait is: in one row, or in two about as long. */
function placesOf(count: number): { x: number; y: number; side: number; pitch: number }[] {
  if (count === 1) return [alone];
  const inRow = count > most.inRow ? Math.ceil(count / 2) : count;
  const pitch = band.width / inRow;
  const side = Math.round(Math.min(largest, pitch - 4));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(band.left + (index % inRow) * pitch + (pitch - side) / 2),
    y: band.top + Math.floor(index / inRow) * Math.round(side + 4),
    side,
    pitch,
  }));
}
