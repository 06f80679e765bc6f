import { drawShare } from '../../drawings/share.ts';
import { onNavy } from '../../drawings/svg.ts';
import { fadeToTitle } from './city.ts';
import { figureColumn, nameColumn, type SocialLayout, titleColumn } from './frame.ts';

/** Lines that set out together, of which a share ends on the way, beside the figure of that share. */
export interface ShareSubject {
  seed: string;
  share: number;
}

const drawing = { width: 800, height: 560 };
const place = { left: 470, top: 60 };

export const share: SocialLayout<ShareSubject> = {
  draw({ seed, share }) {
    const { paths, point } = drawShare({ seed, share, ...drawing });
    return [
      `<g transform="translate(${place.left} ${place.top})" fill="none" stroke-linecap="round">`,
      ...paths.map(
        ({ d, width }) =>
          `<path d="${d}" stroke="${width > 2 ? onNavy.accent : onNavy.line}" stroke-width="${width > 2 ? 3 : 1.8}"/>`,
      ),
      '</g>',
      fadeToTitle,
      `<circle cx="${place.left + point.x}" cy="${place.top + point.y}" r="14" fill="${onNavy.point}"/>`,
    ].join('');
  },
  layOut: (texts) => [
    nameColumn(texts.siteName),
    // Near the name: a claim has three lines.
    ...(texts.figure ? [{ ...figureColumn(texts, texts.figure), top: 124 }] : []),
    titleColumn({ ...texts, kicker: '' }, { width: 520, sizes: { short: 60, medium: 42, long: 36 } }),
  ],
};
