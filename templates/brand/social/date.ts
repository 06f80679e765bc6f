import { navy, onNavy } from '../../drawings/svg.ts';
import { besidePicture, display, nameColumn, type SocialLayout, small, titleColumn } from './frame.ts';

/** A leaf of a calendar; its labels are the month with its year, the day, and what else is to be said of it. */
export type DateSubject = Record<never, never>;

const leaf = { left: 728, top: 104, width: 400, height: 422, head: 92 };

export const date: SocialLayout<DateSubject> = {
  draw: () => {
    const { left, top, width, height, head } = leaf;
    return [
      `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="none" stroke="${onNavy.strong}" stroke-width="3"/>`,
      `<rect x="${left}" y="${top}" width="${width}" height="${head}" fill="${onNavy.strong}"/>`,
      `<circle cx="${left + width / 2}" cy="${top}" r="14" fill="${onNavy.point}" stroke="${navy}" stroke-width="6"/>`,
    ].join('');
  },
  layOut(texts) {
    const [month = '', day = '', detail = ''] = texts.labels ?? [];
    const { left, top, width, head, height } = leaf;
    const middle = { left: left + 16, width: width - 32, align: 'middle' } as const;
    return [
      nameColumn(texts.siteName),
      titleColumn(texts, besidePicture),
      { ...middle, top: top + 26, texts: [{ ...small, text: month, size: 38, color: navy }] },
      { ...middle, top: top + head - 6, texts: [{ ...display, text: day, size: 230, lineHeight: 1 }] },
      { ...middle, bottom: top + height - 26, texts: [{ ...small, text: detail, size: 26, balanced: true, most: 2 }] },
    ];
  },
};
