import type { SaxesTagNS } from 'saxes';
import { readBitmap } from './bitmap-size.ts';

/** Pixels on a side of an embedded picture: as of a picture below `static/` that a page shows. */
const mostPixels = 4000;

/** Reads the picture that is embedded in an element → its pixels, and why it cannot stay there. */
export function readEmbedded({ name, attributes }: SaxesTagNS): { pixels: number; fault?: string } {
  let pixels = 0;
  for (const { local, value } of Object.values(attributes)) {
    const data = local === 'href' ? /^\s*data:image\/[^;,]*;base64,/.exec(value)?.[0] : undefined;
    if (data === undefined) continue;
    const { width, height } = sizeOf(Buffer.from(value.slice(data.length), 'base64'));
    if (!width || !height) return { pixels, fault: `a picture at <${name}> whose size cannot be read` };
    if (Math.max(width, height) > mostPixels)
      return { pixels, fault: `a picture of ${width} × ${height} pixels at <${name}>` };
    pixels += width * height;
  }
  return { pixels };
}

function sizeOf(bytes: Buffer): { width?: number; height?: number } {
  try {
    return readBitmap(bytes) ?? {};
  } catch {
    return {};
  }
}
