import type { SocialImageDesign, SocialImageTexts } from '../authoring/define-site.ts';
import type { Typeface } from './fonts.ts';
import { indexedPng } from './indexed-png.ts';

/** The size of social images, in pixels. */
const socialSize = { width: 1200, height: 630 } as const;

/** Draws the picture that social networks show for a page → a PNG of 1200 × 630. */
export async function makeSocialImage(input: {
  design: SocialImageDesign;
  texts: SocialImageTexts;
  /** The data that the design draws. */
  subject: object;
  fonts: readonly Typeface[];
}): Promise<Uint8Array> {
  const { design, texts, subject, fonts } = input;
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const drawable = { ...texts, title: withoutRareSpaces(texts.title), kicker: withoutRareSpaces(texts.kicker) };
  const svg = await satori(design.layOut(drawable) as never, { ...socialSize, fonts: fonts as Typeface[] });
  const { data, info } = await sharp(Buffer.from(design.draw(subject, svg)))
    .flatten({ background: design.background })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return indexedPng({ pixels: data, width: info.width, height: info.height }, design.palette);
}

/** Replaces spaces and hyphens that many fonts lack with the nearest common ones. */
const withoutRareSpaces = (text: string): string =>
  text
    .replace(/[\u2000-\u200a]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-');
