import { margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** The title alone, larger than beside a drawing; its labels are the kicker and a sentence below the title. */
export type WordsSubject = Record<never, never>;

const width = size.width - 2 * margin.x;

export const words: SocialLayout<WordsSubject> = {
  draw: () => '',
  layOut({ title, siteName, labels: [kicker = '', sentence = ''] = [] }) {
    const below = 118;
    const heading = titleColumn({ title, kicker }, { width, sizes: { short: 96, medium: 80, long: 60 } });
    return [
      nameColumn(siteName),
      { ...heading, bottom: size.height - margin.y - below },
      {
        left: margin.x,
        top: size.height - margin.y - below + 26,
        width: 900,
        texts: [{ ...small, text: sentence, size: 30, weight: 400, color: '#ffffff', most: 2 }],
      },
    ];
  },
};
