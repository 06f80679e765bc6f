import { type BitmapHead, readBitmap } from './bitmap-size.ts';
import { inspectSvg, type SvgFacts } from './svg-facts.ts';

/** What the bytes of a picture contain: its format, if it is one, its size in pixels, and its faults. */
export interface PictureHead extends Omit<BitmapHead, 'format'>, SvgFacts {
  format?: NonNullable<BitmapHead['format']> | 'svg';
}

/** Reads the head of a picture, whatever its name is. */
export function readPicture(contents: Uint8Array): PictureHead {
  return readBitmap(contents) ?? readSvg(Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength));
}

/** Returns the text of a drawing. */
export function textOfSvg(bytes: Buffer): string {
  return bytes.toString(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf16le' : 'utf8');
}

/** The most bytes of a drawing, which is drawn anew on each visit: more are not parsed. */
export const drawingBytes = 1_000_000;

function readSvg(bytes: Buffer): PictureHead {
  const text = textOfSvg(bytes);
  if (!/<(\w+:)?svg[\s>/]/.test(text)) return {};
  const isCut = !/>\s*$/.test(text) || !/<\/(\w+:)?svg\s*>|<(\w+:)?svg[^<>]*\/>/.test(text);
  return { format: 'svg', ...svgSize(text), isCut, ...(isCut || bytes.length > drawingBytes ? {} : inspectSvg(text)) };
}

/** Pixels in a unit. */
const pixelsOf: Readonly<Record<string, number>> = { pt: 4 / 3, pc: 16, mm: 3.78, cm: 37.8, in: 96 };

/** The longest side of a drawing that has only a view box, whose units are no pixels. */
const longestOfBox = 4000;

/** Returns the size of a drawing in pixels: what it says itself, or that of its view box. */
function svgSize(text: string): Pick<PictureHead, 'width' | 'height'> {
  const tag = /<(?:\w+:)?svg\b[^<>]*>/.exec(text)?.[0] ?? '';
  const length = (name: string) => {
    const [, number, unit = ''] =
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(px|p[tc]|[cm]m|in)?\\s*["']`).exec(tag) ?? [];
    return Number(number) * (pixelsOf[unit] ?? 1);
  };
  const box =
    /\sviewBox\s*=\s*["']\s*([^"']+)/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const scale = Math.min(1, longestOfBox / Math.max(box[2] ?? 0, box[3] ?? 0));
  const [width, height] = [length('width') || (box[2] ?? 0) * scale, length('height') || (box[3] ?? 0) * scale];
  return width && height ? { width: Math.round(width), height: Math.round(height) } : {};
}
