import type { PlacedText, SocialImageDesign, SocialImageTexts, TextColumn } from '../../../authoring/define-site.ts';
import {
  blankPixels,
  encodeIndexedPng,
  type IndexedPixels,
  indexColors,
  indexPixels,
  mixColor,
  rowStart,
} from '../../../formats/pictures/indexed-png.ts';
import { textDirection } from '../../../languages/text-direction.ts';
import { breakLines, limitLines } from './break-lines.ts';
import type { Mask } from './outline-mask.ts';
import type { TextStyle, Typesetter } from './typesetter.ts';

/** The size of social images, in pixels. */
const size = { width: 1200, height: 630 } as const;

/** Draws what a picture shows besides its texts. */
export async function drawBackground(design: SocialImageDesign, subject: object): Promise<IndexedPixels> {
  const { default: sharp } = await import('sharp');
  const rgba = await sharp(Buffer.from(design.draw(subject)))
    .raw()
    .toBuffer();
  return indexPixels(indexColors(design.palette), rgba, size.width);
}

/** The picture that is being drawn. New memory for each would make V8 collect all garbage every few pictures. */
const pixels = blankPixels(size.width, size.height);

/** Draws the picture that social networks show for a page: its texts over a background → a PNG of 1200 × 630. */
export function makeSocialImage(input: {
  design: SocialImageDesign;
  /** What the background shows. */
  subject: object;
  texts: SocialImageTexts;
  /** The picture without its texts, from `drawBackground`. */
  background: IndexedPixels;
  typesetter: Typesetter;
  locale: string;
}): Uint8Array {
  const { design, subject, texts, background, typesetter, locale } = input;
  pixels.rows.set(background.rows);
  for (const column of design.layOut(texts, subject)) drawColumn(column, { design, pixels, typesetter, locale });
  return encodeIndexedPng(pixels, design.palette);
}

interface Canvas {
  design: SocialImageDesign;
  pixels: IndexedPixels;
  typesetter: Typesetter;
  locale: string;
}

function drawColumn(column: TextColumn, canvas: Canvas): void {
  const { gap = 0 } = column;
  const set = column.texts
    .filter(({ text }) => text !== '')
    .map((placed) => ({ ...placed, lines: linesOf(placed, column.width, canvas) }));
  const heights = set.map(({ lines, size, lineHeight }) => lines.length * size * lineHeight);
  const height = heights.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, set.length - 1);
  let top = 'top' in column ? column.top : column.bottom - height;
  for (const [index, placed] of set.entries()) {
    drawLines(placed, { ...column, top }, canvas);
    top += (heights[index] ?? 0) + gap;
  }
}

function linesOf(placed: PlacedText, width: number, { typesetter, locale }: Canvas): string[] {
  const style = styleOf(placed, locale);
  const { text, balanced = false, most } = placed;
  const measure = (part: string): number => typesetter.measure(withoutRareSpaces(part), style);
  const lines = breakLines(text, { width, balanced, measure, locale });
  return most === undefined ? lines : limitLines(lines, { width, most, measure });
}

function drawLines(
  placed: PlacedText & { lines: readonly string[] },
  { left, width, top, ...column }: Pick<TextColumn, 'left' | 'width' | 'align'> & { top: number },
  { design, pixels, typesetter, locale }: Canvas,
): void {
  const style = styleOf(placed, locale);
  const align = column.align ?? (style.direction === 'rtl' ? 'right' : 'left');
  const mixed = mixColor(indexColors(design.palette), placed.color);
  const step = placed.size * placed.lineHeight;
  const first = top + step / 2 + typesetter.baselineBelowMiddle(style) * placed.size;
  for (const [index, line] of placed.lines.entries()) {
    const text = withoutRareSpaces(line);
    const free = align === 'left' ? 0 : width - typesetter.measure(text, style);
    const x = left + (align === 'middle' ? free / 2 : free);
    typesetter.drawLine({ text, style, x, y: Math.round(first + index * step) }, (mask, x, y) =>
      drawMask(pixels, mixed, mask, x + mask.left, y + mask.top),
    );
  }
}

/** Lays a mask over a picture, where it is inside the picture. */
function drawMask(pixels: IndexedPixels, mixed: Uint8Array, mask: Mask, left: number, top: number): void {
  const { width, height, coverage } = mask;
  const { rows } = pixels;
  for (let row = Math.max(0, -top); row < height && top + row < size.height; row++) {
    const start = rowStart(pixels, top + row) + left;
    for (let column = Math.max(0, -left); column < width && left + column < size.width; column++) {
      const covered = coverage[row * width + column] ?? 0;
      if (covered > 0) rows[start + column] = mixed[((rows[start + column] ?? 0) << 8) | covered] ?? 0;
    }
  }
}

const styleOf = ({ family, weight = 400, size, letterSpacing = 0 }: PlacedText, locale: string): TextStyle => ({
  direction: textDirection(locale),
  family,
  weight,
  size,
  letterSpacing: letterSpacing * size,
});

/** Replaces spaces and hyphens that many fonts lack with the nearest common ones, and leaves out word joiners. */
const withoutRareSpaces = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2000-\u200a]/g, ' ')
    .replace(/\u202f/g, '\u00a0')
    .replace(/\u2011/g, '-')
    .replaceAll('\u2060', '');
