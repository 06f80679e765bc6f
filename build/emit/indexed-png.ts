import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { numberAt } from '../authoring/number-at.ts';

/** A color in sRGB, from 0 to 255 a channel. */
export type Color = readonly [red: number, green: number, blue: number];

/** A palette of at most 16 colors, with the index of the nearest one for each color of 4 bits per channel. */
interface IndexedColors {
  palette: readonly Color[];
  nearest: Uint8Array;
}

const indexed = new WeakMap<readonly Color[], IndexedColors>();

/** Finds the nearest color of a palette for each color of 4 bits per channel. */
export function indexColors(palette: readonly Color[]): IndexedColors {
  const known = indexed.get(palette);
  if (known) return known;
  const colors = { palette, nearest: nearestColors(palette) };
  indexed.set(palette, colors);
  return colors;
}

/**
 * Finds the nearest color for each pixel of a picture, laid over the palette's first color → an index for each pixel.
 * `rgba` has four bytes a pixel.
 */
export function layOver({ palette, nearest }: IndexedColors, rgba: Uint8Array, background?: Uint8Array): Uint8Array {
  const indexes = background?.slice() ?? new Uint8Array(rgba.length / 4);
  const flat = Uint8Array.from(palette.flat());
  for (let pixel = 0, byte = 0; pixel < indexes.length; pixel++, byte += 4) {
    const opacity = numberAt(rgba, byte + 3);
    if (opacity === 0) continue;
    let red = numberAt(rgba, byte);
    let green = numberAt(rgba, byte + 1);
    let blue = numberAt(rgba, byte + 2);
    if (opacity < 255) {
      const below = numberAt(indexes, pixel) * 3;
      red += ((numberAt(flat, below) - red) * (255 - opacity)) / 255;
      green += ((numberAt(flat, below + 1) - green) * (255 - opacity)) / 255;
      blue += ((numberAt(flat, below + 2) - blue) * (255 - opacity)) / 255;
    }
    indexes[pixel] = numberAt(nearest, ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4));
  }
  return indexes;
}

const deflated = promisify<Uint8Array, { level: number }, Buffer>(deflate);

/**
 * Encodes a picture of palette indexes as a PNG with half a byte per pixel, and the same bytes on every machine. The
 * width is even.
 */
export async function encodeIndexedPng(
  indexes: Uint8Array,
  { width, height }: { width: number; height: number },
  palette: readonly Color[],
): Promise<Uint8Array> {
  const rowLength = 1 + width / 2;
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column += 2) {
      const pixel = row * width + column;
      rows[row * rowLength + 1 + column / 2] = (numberAt(indexes, pixel) << 4) | numberAt(indexes, pixel + 1);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([4, 3, 0, 0, 0], 8);
  return joinBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flat())),
    chunk('IDAT', await deflated(rows, { level: 5 })),
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
