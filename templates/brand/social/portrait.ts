import { drawPortrait, type PortraitFeatures, portraitBox } from '../../drawings/portrait.ts';
import { onNavy } from '../../drawings/svg.ts';
import { besidePicture, margin, nameColumn, type SocialLayout, size, small, titleColumn } from './frame.ts';

/** A person's line portrait; its labels are texts above it, such as a name that the title lacks. */
export interface PortraitSubject {
  seed: string;
  features?: PortraitFeatures;
}

const side = 540;

interface PortraitPlace {
  x: number;
  y: number;
  side: number;
  /** The width of the outline, in units of the portrait. */
  lines: number;
}

/** Draws a portrait in its place. */
export function portraitSvg({ seed, features }: PortraitSubject, { x, y, side, lines }: PortraitPlace): string {
  const { outline, hair, point } = drawPortrait(seed, features);
  return [
    `<svg viewBox="${portraitBox}" x="${x}" y="${y}" width="${side}" height="${side}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<path d="${hair}" stroke="${onNavy.line}" stroke-width="${0.65 * lines}"/>`,
    `<path d="${outline}" stroke="${onNavy.accent}" stroke-width="${lines}"/>`,
    `<circle cx="${point.x}" cy="${point.y}" r="4" fill="${onNavy.point}"/></svg>`,
  ].join('');
}

export const portrait: SocialLayout<PortraitSubject> = {
  draw: (person) => portraitSvg(person, { x: size.width - side - 40, y: size.height - side, side, lines: 1.1 }),
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
