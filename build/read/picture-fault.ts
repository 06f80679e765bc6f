import type { PictureFault } from '../model/picture-fault.ts';
import { readPicture } from './picture-size.ts';

/** Pixels on a side, and bytes, beyond which a picture was put in as it came from the camera. */
const mostPixels = 4000;
const mostBytes = 5_000_000;

/** Says why a file that is named as a picture cannot be shown as one; nothing of other files and good pictures. */
export function pictureFault(path: string, bytes: Uint8Array): PictureFault | undefined {
  const ending = /\.([a-z]+)$/.exec(path.toLowerCase())?.[1] ?? '';
  if (!shown.includes(ending) && !(ending in unshown)) return undefined;
  const name = `static/${path}`;
  if (bytes.length === 0) return { message: `${name} is empty.`, hint: 'Put the picture there again.' };
  const found = readPicture(bytes);
  const format = found.format === undefined ? unshown[ending] : unshown[found.format];
  if (format) {
    return {
      message: `${name} is a ${format} picture, which browsers do not show.`,
      hint: 'Export it as JPEG, PNG, WebP or AVIF.',
    };
  }
  if (found.format === undefined || found.isCut) {
    return {
      message: found.isCut ? `${name} ends in the middle of the picture.` : `${name} cannot be read as a picture.`,
      hint: 'Put it there again, or export it anew as JPEG, PNG, WebP, AVIF or SVG.',
    };
  }
  if (found.fault?.type === 'malformed') {
    return {
      message: `${name} cannot be read as a drawing: ${found.fault.reason}.`,
      hint: 'Export the drawing anew, or mend it in a drawing program.',
    };
  }
  if (found.fault) {
    return {
      message: `${name} has ${found.fault.what} in it, which could run a script or load something.`,
      hint: 'Export it as plain SVG: shapes and text only, without scripts, links, HTML, document type or other files.',
    };
  }
  const { width, height } = found;
  if (width !== undefined && height !== undefined) {
    const size = `${width} × ${height} pixels`;
    if (width <= 1 && height <= 1)
      return { message: `${name} has ${size}: nothing to see.`, hint: 'Put the picture itself there.' };
    if (Math.max(width, height) > mostPixels)
      return { message: `${name} has ${size}.`, hint: `Scale it down: ${mostPixels} pixels on a side are the most.` };
  }
  if (bytes.length > mostBytes) {
    return {
      message: `${name} weighs ${(bytes.length / 1_000_000).toFixed(1)} MB.`,
      hint: `Scale it down, or save it as WebP or AVIF: ${mostBytes / 1_000_000} MB are the most.`,
    };
  }
  return undefined;
}

const shown = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg'];
const unshown: Record<string, string> = {
  heic: 'HEIC',
  heif: 'HEIC',
  tif: 'TIFF',
  tiff: 'TIFF',
  psd: 'Photoshop',
};
