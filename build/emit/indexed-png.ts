import { crc32, deflateSync } from 'node:zlib';

export type Color = readonly [red: number, green: number, blue: number];

/**
 * Encodes a picture as a PNG with a palette of 16 colors, each pixel as the nearest color: half a byte per pixel, and
 * the same bytes on every machine.
 */
export function indexedPng(
  picture: { pixels: Uint8Array; width: number; height: number },
  palette: readonly Color[],
): Uint8Array {
  const { pixels, width, height } = picture;
  const nearest = nearestColors(palette);
  const indexAt = (pixel: number): number => {
    const byte = pixel * 3;
    const red = (pixels[byte] as number) >> 4;
    const green = (pixels[byte + 1] as number) >> 4;
    const blue = (pixels[byte + 2] as number) >> 4;
    return nearest[(red << 8) | (green << 4) | blue] as number;
  };
  const rowLength = 1 + width / 2;
  const rows = new Uint8Array(rowLength * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column += 2) {
      const pixel = row * width + column;
      rows[row * rowLength + 1 + column / 2] = (indexAt(pixel) << 4) | indexAt(pixel + 1);
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([4, 3, 0, 0, 0], 8);
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', new Uint8Array(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
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
    for (let index = 0; index < palette.length; index++) {
      const [r, g, b] = palette[index] as Color;
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

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
