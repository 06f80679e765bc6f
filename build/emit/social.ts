import type { SocialImageDesign, SocialImageTexts } from '../authoring/define-site.ts';
import type { Typeface } from './fonts.ts';
import { encodeIndexedPng, indexColors, layOver } from './indexed-png.ts';

/** The size of social images, in pixels. */
const size = { width: 1200, height: 630 } as const;

/** Draws what a picture shows besides its texts → a palette index for each pixel. */
export async function drawBackground(design: SocialImageDesign, subject: object): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const rgba = await sharp(Buffer.from(design.draw(subject)))
    .raw()
    .toBuffer();
  return layOver(indexColors(design.palette), rgba);
}

/** Draws the picture that social networks show for a page: its texts over a background → a PNG of 1200 × 630. */
export async function makeSocialImage(input: {
  design: SocialImageDesign;
  texts: SocialImageTexts;
  /** The picture without its texts, from `drawBackground`. */
  background: Uint8Array;
  fonts: readonly Typeface[];
}): Promise<Uint8Array> {
  const { design, texts, background, fonts } = input;
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const drawable = { ...texts, title: withoutRareSpaces(texts.title), kicker: withoutRareSpaces(texts.kicker) };
  const svg = await satori(design.layOut(drawable) as never, { ...size, fonts: fonts as Typeface[] });
  const rgba = await sharp(Buffer.from(svg)).raw().toBuffer();
  return encodeIndexedPng(layOver(indexColors(design.palette), rgba, background), size, design.palette);
}

/** Replaces spaces and hyphens that many fonts lack with the nearest common ones. */
const withoutRareSpaces = (text: string): string =>
  text
    .replace(/[\u2000-\u200a]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-');
