import sharp from 'sharp';

/** A picture in shades of gray, a byte a pixel. */
export interface Gray {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How many pixels of a page are one of its thumbnail. */
export const scale = 8;
/** The side of a tile, in pixels of a thumbnail: 64 of the page. */
const tile = 8;
/** From which difference of its mean, of 255, a tile counts: a changed word of small text stays below it. */
const tolerance = 9;
/** Which share of the tiles may differ. */
const allowedShare = 0.004;
/** By how many pixels a thumbnail may be longer or shorter. */
const allowedLength = 1;

/** Reduces a screenshot to its thumbnail. */
export async function makeThumbnail(png: Uint8Array, size: { width: number; height: number }): Promise<Gray> {
  const [width, height] = [Math.round(size.width / scale), Math.max(1, Math.round(size.height / scale))];
  const pixels = await sharp(png).resize(width, height, { fit: 'fill' }).grayscale().raw().toBuffer();
  return { width, height, pixels: new Uint8Array(pixels) };
}

/** Places pictures side by side, in their order, on white. */
export function joinPictures(pictures: readonly Gray[]): Gray {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = Math.max(...pictures.map((picture) => picture.height));
  const pixels = new Uint8Array(width * height).fill(255);
  let left = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y += 1)
      pixels.set(picture.pixels.subarray(y * picture.width, (y + 1) * picture.width), y * width + left);
    left += picture.width;
  }
  return { width, height, pixels };
}

/**
 * Places pictures side by side to be stored. Each is continued to the height of the highest by its last row: beside white,
 * the encoding would make the last row of a dark page lighter, and a tile of which only that row is left would differ.
 */
export function joinForStorage(pictures: readonly Gray[]): Gray {
  const height = Math.max(...pictures.map((picture) => picture.height));
  return joinPictures(pictures.map((picture) => continuePicture(picture, height)));
}

function continuePicture({ width, height: own, pixels }: Gray, height: number): Gray {
  const continued = new Uint8Array(width * height);
  continued.set(pixels);
  const last = pixels.subarray((own - 1) * width);
  for (let y = own; y < height; y += 1) continued.set(last, y * width);
  return { width, height, pixels: continued };
}

/** Cuts a picture out of another. */
export function cutPicture(from: Gray, part: { left: number; width: number; height: number }): Gray {
  const pixels = new Uint8Array(part.width * part.height);
  for (let y = 0; y < part.height; y += 1) {
    const start = y * from.width + part.left;
    pixels.set(from.pixels.subarray(start, start + part.width), y * part.width);
  }
  return { width: part.width, height: part.height, pixels };
}

/** Encodes a picture as references are stored: the same input gives the same bytes. */
export function encodePicture({ width, height, pixels }: Gray): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .webp({ quality: 22, effort: 4 })
    .toBuffer();
}

export async function decodePicture(bytes: Uint8Array): Promise<Gray> {
  const { data, info } = await sharp(bytes).grayscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** Says in what a thumbnail differs from its reference, if more than antialiasing or a changed word does. */
export function describeDifference(old: Gray, now: Gray): string | undefined {
  const longer = now.height - old.height;
  if (Math.abs(longer) > allowedLength)
    return `about ${Math.abs(longer) * scale} px ${longer > 0 ? 'longer' : 'shorter'}`;
  const changed = changedTiles(old, now);
  const count = Math.ceil(old.width / tile) * Math.ceil(old.height / tile);
  const [first] = changed;
  if (!first || changed.length <= Math.max(1, allowedShare * count)) return undefined;
  return `${changed.length} of ${count} tiles differ, the first ${first.y * scale} px from the top, ${first.x * scale} px from the left`;
}

/** Finds the tiles whose mean differs, by their upper left corners. */
export function changedTiles(old: Gray, now: Gray): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  const [width, height] = [Math.min(old.width, now.width), Math.min(old.height, now.height)];
  for (let y = 0; y < height; y += tile)
    for (let x = 0; x < width; x += tile)
      if (Math.abs(meanOf(old, x, y) - meanOf(now, x, y)) > tolerance) found.push({ x, y });
  return found;
}

function meanOf({ width, height, pixels }: Gray, left: number, top: number): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + tile, height); y += 1)
    for (let x = left; x < Math.min(left + tile, width); x += 1) {
      sum += pixels[y * width + x] ?? 0;
      count += 1;
    }
  return sum / count;
}

/** Draws the reference, the page as it is, and where they differ, side by side. */
export async function drawDifference(old: Gray, now: Gray): Promise<Buffer> {
  const gap: Gray = { width: 4, height: 1, pixels: new Uint8Array([0, 0, 0, 0]) };
  const marks: Gray = { width: now.width, height: now.height, pixels: now.pixels.map((value) => 200 + value / 5) };
  for (const { x, y } of changedTiles(old, now))
    for (let row = y; row < Math.min(y + tile, now.height); row += 1)
      marks.pixels.fill(0, row * now.width + x, row * now.width + Math.min(x + tile, now.width));
  const { width, height, pixels } = joinPictures([old, gap, now, gap, marks]);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: width * 2 })
    .png()
    .toBuffer();
}
