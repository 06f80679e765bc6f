import type { TextColumn } from '#authoring/define-site.ts';
import { onNavy } from '../../drawings/svg.ts';
import { belowPicture, display, margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** Figures side by side over the title; its labels are each figure, and what it counts. */
export interface FiguresSubject {
  count: number;
}

const top = 172;
const gap = 40;
const width = size.width - 2 * margin.x;

export const figures: SocialLayout<FiguresSubject> = {
  draw: ({ count }) =>
    columnsOf(count)
      .map(({ left, width }) => `<path d="M${left} ${top}h${width}" stroke="${onNavy.line}" stroke-width="2"/>`)
      .join(''),
  layOut: ({ labels = [], ...texts }, { count }) => [
    nameColumn(texts.siteName),
    ...columnsOf(count).map(
      (column, index): TextColumn => ({
        ...column,
        top: top + 16,
        gap: 4,
        texts: [
          {
            ...display,
            text: labels[2 * index] ?? '',
            size: figureSize(labels, column.width),
            lineHeight: 1.1,
            most: 1,
          },
          { ...small, text: labels[2 * index + 1] ?? '', size: 23, most: 3 },
        ],
      }),
    ),
    titleColumn({ ...texts, kicker: '' }, belowPicture),
  ],
};

const columnsOf = (count: number): { left: number; width: number }[] => {
  const column = (width - (count - 1) * gap) / count;
  return Array.from({ length: count }, (_, index) => ({ left: margin.x + index * (column + gap), width: column }));
};

/** Returns the size in which the longest figure fits its column. */
function figureSize(labels: readonly string[], width: number): number {
  const longest = Math.max(...labels.filter((_, index) => index % 2 === 0).map((figure) => figure.length));
  return Math.min(92, Math.floor(width / (0.64 * longest)));
}
