import { constants, crc32, deflateSync } from 'node:zlib';

/** A color in sRGB, from 0 to 255 a channel. */
export type Color = readonly [red: number, green: number, blue: number];

/** A palette of at most 16 colors, with the index of the nearest one for each color of 4 bits per channel. */
interface IndexedColors {
  palette: readonly Color[];
  nearest: Uint8Array;
  /** The mixes that were made, by the color above. */
  mixes: Map<string, Uint8Array>;
}

const indexed = new WeakMap<readonly Color[], IndexedColors>();

/** Finds the nearest color of a palette for each color of 4 bits per channel. */
export function indexColors(palette: readonly Color[]): IndexedColors {
  const known = indexed.get(palette);
  if (known) return known;
  const colors = { palette, nearest: nearestColors(palette), mixes: new Map<string, Uint8Array>() };
  indexed.set(palette, colors);
  return colors;
}

/**
 * Finds the nearest color for each pixel of a picture, laid over the palette's first color. `rgba` has four bytes a pixel.
 */
export function indexPixels(colors: IndexedColors, rgba: Uint8Array, width: number): IndexedPixels {
  const [[red, green, blue] = black] = colors.palette;
  const aligned = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  // Signed, because V8 compares those as integers.
  const pixels = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
  const indexes = new Uint8Array(pixels.length);
  // Most pixels are like the one before.
  let last = ~(pixels[0] ?? 0);
  let index = 0;
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    const value = pixels[pixel] ?? 0;
    if (value !== last) {
      const byte = pixel * 4;
      const opacity = rgba[byte + 3] ?? 0;
      index = nearestTo(
        colors,
        mixChannel(rgba[byte] ?? 0, red, opacity),
        mixChannel(rgba[byte + 1] ?? 0, green, opacity),
        mixChannel(rgba[byte + 2] ?? 0, blue, opacity),
      );
      last = value;
    }
    indexes[pixel] = index;
  }
  const indexed = blankPixels(width, pixels.length / width);
  for (let row = 0; row < indexed.height; row++)
    indexed.rows.set(indexes.subarray(row * width, (row + 1) * width), rowStart(indexed, row));
  return indexed;
}

/** Mixes a color with each color of the palette → the index for `(index below << 8) | opacity`. */
export function mixColor(colors: IndexedColors, hex: string): Uint8Array {
  const known = colors.mixes.get(hex);
  if (known) return known;
  const value = Number.parseInt(hex.slice(1), 16);
  const mixed = Uint8Array.from({ length: colors.palette.length << 8 }, (_, key) => {
    const [red, green, blue] = colors.palette[key >> 8] ?? black;
    const opacity = key & 255;
    return nearestTo(
      colors,
      mixChannel(value >> 16, red, opacity),
      mixChannel((value >> 8) & 255, green, opacity),
      mixChannel(value & 255, blue, opacity),
    );
  });
  colors.mixes.set(hex, mixed);
  return mixed;
}

const black: Color = [0, 0, 0];

/** Returns the palette index that is nearest to a color of 4 bits per channel. */
const nearestTo = ({ nearest }: IndexedColors, red: number, green: number, blue: number): number =>
  nearest[(red << 8) | (green << 4) | blue] ?? 0;

/** Lays one channel of a color over that of another one → 4 bits. */
const mixChannel = (above: number, below: number, opacity: number): number =>
  Math.floor(above + ((below - above) * (255 - opacity)) / 255) >> 4;

/** The pixels of a picture as PNG wants them: rows of palette indexes, each after a byte that names its filter: none. */
export interface IndexedPixels {
  width: number;
  height: number;
  rows: Uint8Array;
}

/** Returns a picture of the palette's first color. */
export function blankPixels(width: number, height: number): IndexedPixels {
  return { width, height, rows: new Uint8Array((width + 1) * height) };
}

/** Returns where the pixels of a row begin. */
export const rowStart = ({ width }: Pick<IndexedPixels, 'width'>, row: number): number => row * (width + 1) + 1;

/** Encodes a picture of palette indexes as a PNG with a byte per pixel, and the same bytes on every machine. */
export function encodeIndexedPng({ width, height, rows }: IndexedPixels, palette: readonly Color[]): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  return joinBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flat())),
    // Drawings are runs of one color: nothing else is worth looking for.
    chunk('IDAT', deflateSync(rows, { strategy: constants.Z_RLE })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Returns the nearest palette index for each color of 4 bits per channel. */
function nearestColors(palette: readonly Color[]): Uint8Array {
  const nearest = new Uint8Array(1 << 12);
  for (let color = 0; color < nearest.length; color++) {
    const red = (color >> 8) * 16 + 8;
    const green = ((color >> 4) & 15) * 16 + 8;
    const blue = (color & 15) * 16 + 8;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, [r, g, b]] of palette.entries()) {
      const away = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      if (away < least) {
        least = away;
        nearest[color] = index;
      }
    }
  }
  return nearest;
}

function chunk(name: string, contents: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + contents.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, contents.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(contents, 8);
  view.setUint32(8 + contents.length, crc32(bytes.subarray(4, 8 + contents.length)));
  return bytes;
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
