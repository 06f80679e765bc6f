import type { PictureUsage } from '../../authoring/define-site.ts';
import { idOfWords } from '../../authoring/values/slug.ts';
import { digestOf } from '../../model/files/digest.ts';
import type { PictureFile } from '../../model/picture.ts';

/** A size in pixels. */
interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is shown, in its pixels. */
interface Crop extends Size {
  left: number;
  top: number;
}

/** The point of a picture that matters most: parts of its width and height, from 0 to 1. */
export type Focus = readonly [x: number, y: number];

/** One file that the build makes of a picture. */
export interface Variant extends Size {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  /** Missing where all of the picture is shown. */
  crop?: Crop;
  /** Changes with everything that the file is made from. */
  digest: string;
  /** The path in the output. */
  path: string;
}

/** The files of a picture in one format, narrow ones first. */
interface VariantSet {
  format: Variant['format'];
  variants: Variant[];
}

/** Changes with what `pipeline/emit/pictures/pictures.ts` makes of the same input. */
const encoding = 'pictures 1';

/** The most pixels of the bitmap of a drawing: twice as many as it is shown with, within these. */
const mostOfBitmap = { width: 1920, height: 3840 };

/** Returns how many pixels a picture has from which variants are made. */
export function bitmapSize({ width = 0, height = 0, bitmap }: PictureFile): Size {
  if (!bitmap) return { width, height };
  const scale = Math.min(2, mostOfBitmap.width / width, mostOfBitmap.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Returns whether variants are made of a picture. Files below `static/`, drawings that browsers draw, and pictures that
 * move, as GIFs may, are published as they are.
 */
export function hasVariants(path: string, { format, width, fault, isAnimated, bitmap }: PictureFile): boolean {
  if (path.startsWith('../') || fault || isAnimated) return false;
  if (bitmap) return true;
  return width !== undefined && (format === 'png' || format === 'jpeg' || format === 'webp' || format === 'avif');
}

/** Plans the variants of a picture for the place where it is shown; the last format is for browsers without the others. */
export function planVariants(
  path: string,
  picture: PictureFile,
  { usage, focus = [0.5, 0.5] }: { usage: PictureUsage; focus?: Focus | undefined },
): VariantSet[] {
  const size = bitmapSize(picture);
  const shown = shownSize(size, usage);
  const crop = shown.width === size.width && shown.height === size.height ? undefined : cropAround(size, shown, focus);
  const last = picture.format === 'png' ? 'png' : 'jpeg';
  const formats: Variant['format'][] = picture.bitmap ? ['webp'] : ['avif', 'webp', last];
  return formats.map((format) => ({
    format,
    variants: widthsOf(shown.width, usage).map((width): Variant => {
      const height = Math.max(1, Math.round((width * shown.height) / shown.width));
      const part = crop ? [crop.left, crop.top, crop.width, crop.height].join() : '';
      const digest = digestOf([encoding, picture.digest, format, width, height, part].join(' '));
      const name = `${baseName(path)}-${width}-${digest.slice(0, 8)}.${format === 'jpeg' ? 'jpg' : format}`;
      return { format, width, height, ...(crop ? { crop } : {}), digest, path: `assets/${name}` };
    }),
  }));
}

/** Returns the path in the output of a picture that is published as it is. */
export function originalPath(path: string, { digest }: PictureFile): string {
  const ending = path.slice(path.lastIndexOf('.')).toLowerCase();
  return `assets/${baseName(path)}-${digest.slice(0, 8)}${ending}`;
}

/** Returns the size of the part of a picture that is shown: all of it, or the largest part of the usage's ratio. */
export function shownSize({ width = 0, height = 0 }: Partial<Size>, { ratio }: PictureUsage): Size {
  if (ratio === undefined) return { width, height };
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}

function cropAround(size: Size, shown: Size, [x, y]: Focus): Crop {
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part));
  return { ...shown, left: start(size.width, shown.width, x), top: start(size.height, shown.height, y) };
}

/** Returns the widths that a layout needs, as far as the picture has them; else the picture's own. */
function widthsOf(own: number, { widths }: PictureUsage): number[] {
  const smaller = widths.filter((width) => width <= own);
  return own < (widths.at(-1) ?? 0) && !smaller.includes(own) ? [...smaller, own] : smaller;
}

/** Returns the name of a picture's file as an address can have it: `Hall Été.JPG` → `hall-ete`. */
function baseName(path: string): string {
  return idOfWords(path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))) || 'picture';
}
