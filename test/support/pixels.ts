import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page } from './engines/page.ts';

/** A part of the window, in px. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a picture of the window, or in Chromium of a part of it → the red, green and blue of the pixel at a place. */
export async function pixelsOf(page: Page, clip?: Part): Promise<(x: number, y: number) => number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'));
  try {
    const path = join(folder, 'window.png');
    await page.screenshot({ path, ...(clip ? { clip } : {}) });
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return (x, y) => {
      const start = (Math.floor(y - (clip?.y ?? 0)) * info.width + Math.floor(x - (clip?.x ?? 0))) * info.channels;
      return [...data.subarray(start, start + 3)];
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says whether two colors look the same. */
export function isSameColor(one: readonly number[], other: readonly number[]): boolean {
  return one.every((value, index) => Math.abs(value - (other[index] ?? 0)) <= 12);
}
