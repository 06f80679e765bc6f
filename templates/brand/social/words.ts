import { margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** The title alone, larger than beside a drawing; its label is a sentence below the title. */
export type WordsSubject = Record<never, never>;

const width = size.width - 2 * margin.x;
/** The room of the sentence. */
const below = 140;

export const words: SocialLayout<WordsSubject> = {
  draw: () => '',
  layOut({ labels: [sentence = ''] = [], ...texts }) {
    const heading = titleColumn(texts, { width, sizes: { short: 96, medium: 80, long: 60 } });
    if (sentence === '') return [nameColumn(texts.siteName), heading];
    return [
      nameColumn(texts.siteName),
      { ...heading, bottom: size.height - margin.y - below },
      {
        left: margin.x,
        top: size.height - margin.y - below + 26,
        width: 960,
        texts: [{ ...small, text: sentence, weight: 400, color: '#ffffff', most: 3 }],
      },
    ];
  },
};
