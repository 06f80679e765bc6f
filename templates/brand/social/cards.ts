import type { TextColumn } from '#authoring/define-site.ts';
import { onNavy } from '../../drawings/svg.ts';
import { besidePicture, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** Groups of cards beside the title, some of them crossed out; its labels say how many a group has, and of what. */
export interface CardsSubject {
  groups: readonly { count: number; struck: number }[];
}

const frame = { left: 640, width: 488, top: 64, height: size.height - 128 };
const gap = 7;
const labelHeight = 42;
const betweenGroups = 20;
const largest = 64;
/** How much higher than wide a card is. */
const ratio = 1.2;

export const cards: SocialLayout<CardsSubject> = {
  draw: (subject) => {
    const { side, groups } = placeGroups(subject);
    const high = Math.round(side * ratio);
    return groups
      .flatMap(({ top, count, struck }) =>
        Array.from({ length: count }, (_, index) => {
          const x = frame.left + (index % perRow(side)) * (side + gap);
          const y = top + labelHeight + Math.floor(index / perRow(side)) * (high + gap);
          return index < count - struck
            ? `<rect x="${x}" y="${y}" width="${side}" height="${high}" fill="#ffffff"/>`
            : `<rect x="${x}" y="${y}" width="${side}" height="${high}" fill="none" stroke="${onNavy.line}" stroke-width="2"/><path d="M${x} ${y + high}l${side} ${-high}" stroke="${onNavy.point}" stroke-width="3"/>`;
        }),
      )
      .join('');
  },
  layOut: (texts, subject) => [
    nameColumn(texts.siteName),
    ...placeGroups(subject).groups.map(
      ({ top }, index): TextColumn => ({
        left: frame.left,
        width: frame.width,
        top,
        texts: [{ ...small, text: texts.labels?.[index] ?? '', size: 25, color: '#ffffff', most: 1 }],
      }),
    ),
    titleColumn(texts, { ...besidePicture, width: 500 }),
  ],
};

const perRow = (side: number): number => Math.floor((frame.width + gap) / (side + gap));

/** Finds the largest cards with which all groups fit, and where each group begins. */
function placeGroups({ groups }: CardsSubject) {
  const heightOf = (count: number, side: number): number =>
    labelHeight + Math.ceil(count / perRow(side)) * (Math.round(side * ratio) + gap) + betweenGroups;
  const total = (side: number): number =>
    groups.reduce((sum, { count }) => sum + heightOf(count, side), -betweenGroups);
  let side = largest;
  while (side > 8 && total(side) > frame.height) side -= 1;
  let top = frame.top + Math.max(0, Math.round((frame.height - total(side)) / 2));
  return {
    side,
    groups: groups.map((group) => {
      const placed = { ...group, top };
      top += heightOf(group.count, side);
      return placed;
    }),
  };
}
