import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Page } from './engines/page.ts';

/** Takes a picture of the window, and returns the red, green and blue of the pixel at a place in it. */
export async function pixelsOf(page: Page): Promise<(x: number, y: number) => number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pixels-'));
  try {
    const path = join(folder, 'window.png');
    await page.screenshot({ path });
    const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return (x, y) => {
      const start = (Math.floor(y) * info.width + Math.floor(x)) * info.channels;
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
