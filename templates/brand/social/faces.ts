import type { TextColumn } from '#authoring/define-site.ts';
import { belowPicture, margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';
import type { PortraitSubject } from './portrait.ts';
import { portraitSvg } from './portrait.ts';

/** The line portraits of people side by side; its labels are their names, where there is room for them. */
export interface FacesSubject {
  people: readonly PortraitSubject[];
}

const band = { top: 144, width: size.width - 2 * margin.x };
/** How many people are in a row at most, and how many of them have room for their names. */
const most = { inRow: 10, named: 8 };
const largest = 176;

export const faces: SocialLayout<FacesSubject> = {
  draw: ({ people }) =>
    placesOf(people.length)
      .map(({ x, y, side }, index) => {
        const person = people[index];
        return person ? portraitSvg(person, { x, y, side, lines: side < 130 ? 1.6 : 1.3 }) : '';
      })
      .join(''),
  layOut: (texts, { people }) => [
    nameColumn(texts.siteName),
    ...(people.length > most.named ? [] : placesOf(people.length)).map(
      ({ x, y, side, pitch }, index): TextColumn => ({
        left: x - (pitch - side) / 2 + 4,
        width: pitch - 8,
        align: 'middle',
        top: y + side + 14,
        texts: [{ ...small, text: texts.labels?.[index] ?? '', size: 20, lineHeight: 1.15, color: '#ffffff', most: 2 }],
      }),
    ),
    titleColumn({ ...texts, kicker: '' }, belowPicture),
  ],
};

/** Returns where each portrait is: in one row, or in two about as long. */
function placesOf(count: number): { x: number; y: number; side: number; pitch: number }[] {
  const inRow = count > most.inRow ? Math.ceil(count / 2) : count;
  const pitch = band.width / inRow;
  const side = Math.round(Math.min(largest, pitch * (count > most.inRow ? 1.2 : 0.94)));
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(margin.x + (index % inRow) * pitch + (pitch - side) / 2),
    y: band.top + Math.floor(index / inRow) * (side + 8),
    side,
    pitch,
  }));
}
