import { drawPortrait, type PortraitFeatures, portraitBox } from '../../drawings/portrait.ts';
import { onNavy } from '../../drawings/svg.ts';
import { besidePicture, margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** A person's line portrait; its labels are texts above it, such as a name that the title lacks. */
export interface PortraitSubject {
  seed: string;
  features?: PortraitFeatures;
}

const side = 540;

export const portrait: SocialLayout<PortraitSubject> = {
  draw({ seed, features }) {
    const { outline, hair, point } = drawPortrait(seed, features);
    const place = `x="${size.width - side - 40}" y="${size.height - side}" width="${side}" height="${side}"`;
    return [
      `<svg viewBox="${portraitBox}" ${place} fill="none" stroke-linecap="round" stroke-linejoin="round">`,
      `<path d="${hair}" stroke="${onNavy.line}" stroke-width=".7"/>`,
      `<path d="${outline}" stroke="${onNavy.accent}" stroke-width="1.1"/>`,
      `<circle cx="${point.x}" cy="${point.y}" r="4" fill="${onNavy.point}"/></svg>`,
    ].join('');
  },
  layOut: (texts) => [
    nameColumn(texts.siteName),
    titleColumn(texts, besidePicture),
    {
      left: size.width - margin.x - 480,
      top: margin.y + 6,
      width: 480,
      align: 'right',
      texts: (texts.labels ?? []).map((text, index) => ({
        ...small,
        text,
        size: 24,
        ...(index === 0 && { color: '#ffffff' }),
      })),
    },
  ],
};
