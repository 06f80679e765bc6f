import type { PictureFile, PictureFormat } from '../../model/picture.ts';
import type { PictureFault } from '../../model/picture-fault.ts';
import { readBitmap } from './bitmap-size.ts';
import { drawingBytes, type PictureHead, readPicture } from './picture-size.ts';
import type { SvgFault } from './svg-fault.ts';

/** Pixels on a side, and bytes, beyond which a picture is refused. */
interface PictureLimits {
  pixels: number;
  /** Pixels on a side beyond which the file itself is refused, whether a page shows it or not. */
  published?: number;
  bytes: number;
}

/** Files below `static/` are published unchanged: a larger one was probably not reduced after it left the camera. */
export const staticLimits: PictureLimits = { pixels: 4000, published: 12_000, bytes: 5_000_000 };

/** Pictures beside entries are scaled by the build: beyond this, they only make the repository large. */
export const entryLimits: PictureLimits = { pixels: 12_000, bytes: 20_000_000 };

/** The size with which browsers show a drawing that says none. */
const sizeInBrowsers = { width: 300, height: 150 };

/** Returns whether a file is named as a picture, shown by browsers or not. */
export function isNamedAsPicture(path: string): boolean {
  const ending = /\.([a-z\d]+)$/.exec(path.toLowerCase())?.[1] ?? '';
  return shown.includes(ending) || ending in unshown;
}

/** Reads the facts of a picture that pages need. Messages call it by its name: `static/press/logo.svg`. */
export function inspectPicture(name: string, bytes: Uint8Array, limits: PictureLimits): Omit<PictureFile, 'digest'> {
  const head = readPicture(bytes);
  const fault = findFault(name, { bytes, head, limits });
  if (fault) return { fault };
  const { format, width, height, isAnimated, heavy, lost } = head;
  if (!isShown(format)) return {};
  return {
    format,
    ...(width && height ? { width, height } : heavy ? sizeInBrowsers : {}),
    ...(isAnimated ? { isAnimated } : {}),
    ...(heavy ? { bitmap: { because: heavy.what, ...(lost ? { lost } : {}) } } : {}),
  };
}

/** Says why a file must not be published that browsers show as a picture, whatever its name is: it needs gigabytes. */
export function findHugePicture(name: string, bytes: Uint8Array, limits: PictureLimits): PictureFault | undefined {
  return describeHuge(name, readBitmap(bytes) ?? {}, limits);
}

function describeHuge(
  name: string,
  { format, width = 0, height = 0 }: PictureHead,
  { published }: PictureLimits,
): PictureFault | undefined {
  if (published === undefined || format === 'svg' || isEmpty({ width, height })) return undefined;
  if (Math.max(width, height) <= published) return undefined;
  return {
    message: `${name} has ${width} × ${height} pixels, for which browsers of visitors need gigabytes of memory.`,
    hint: `Scale it down: ${published} pixels on a side are the most, also of a file to download.`,
    isReportedAtFile: true,
  };
}

function isEmpty({ width, height }: Pick<PictureHead, 'width' | 'height'>): boolean {
  return width === 0 || height === 0;
}

function isShown(format: PictureHead['format']): format is PictureFormat {
  return format !== undefined && !(format in unshown);
}

interface Inspected {
  bytes: Uint8Array;
  head: PictureHead;
  limits: PictureLimits;
}

/** Says why a file that is named as a picture cannot be shown as one. */
function findFault(name: string, { bytes, head: found, limits }: Inspected): PictureFault | undefined {
  const ending = /\.([a-z\d]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  if (bytes.length === 0) return { message: `${name} is empty.`, hint: 'Put the picture there again.' };
  const { width, height } = found;
  const size = `${width} × ${height} pixels`;
  const side = Math.max(width ?? 0, height ?? 0);
  const huge = describeHuge(name, found, limits);
  if (huge) return huge;
  const format = found.format === undefined ? unshown[ending] : unshown[found.format];
  if (format) {
    return {
      message: `${name} is a ${format} picture, which pages do not show.`,
      hint: 'Export it as JPEG, PNG, WebP or AVIF.',
    };
  }
  if (found.format === undefined || found.isCut || (found.format !== 'svg' && isEmpty(found))) {
    return {
      message: found.isCut ? `${name} ends in the middle of the picture.` : `${name} cannot be read as a picture.`,
      hint: 'Put it there again, or export it anew as JPEG, PNG, WebP, AVIF or SVG.',
    };
  }
  if (found.fault) return describeSvgFault(name, found.fault);
  if (width !== undefined && height !== undefined) {
    if (width <= 1 && height <= 1)
      return { message: `${name} has ${size}: nothing to see.`, hint: 'Put the picture itself there.' };
    if (side > limits.pixels)
      return {
        message: `${name} has ${size}.`,
        hint: `Scale it down: ${limits.pixels} pixels on a side are the most.`,
      };
  }
  // Files below `static/` are published unchanged.
  if (found.heavy && limits.published !== undefined) return describeSvgFault(name, { type: 'heavy', ...found.heavy });
  const most = found.format === 'svg' ? drawingBytes : limits.bytes;
  if (bytes.length > most) {
    return {
      message: `${name} weighs ${(bytes.length / 1_000_000).toFixed(1)} MB.`,
      hint: `Scale it down, or save it as WebP or AVIF: ${most / 1_000_000} MB are the most.`,
    };
  }
  return undefined;
}

function describeSvgFault(name: string, fault: SvgFaultKind): PictureFault {
  const { type, what, ...place } = fault;
  const [message, hint] = svgFaults[type];
  return { message: `${name} ${message(what)}.`, hint, ...('line' in place ? { place } : {}) };
}

type SvgFaultKind = Omit<SvgFault, 'type'> & { type: SvgFault['type'] | 'heavy' };

const svgFaults: Readonly<Record<SvgFaultKind['type'], readonly [message: (what: string) => string, hint: string]>> = {
  malformed: [
    (what) => `cannot be read as a drawing: ${what}`,
    'Export the drawing anew, or mend it in a drawing program.',
  ],
  foreign: [
    (what) => `has ${what}, which only browsers draw: the build has to make a bitmap of this drawing`,
    'Turn it into shapes in a drawing program, or export the drawing as PNG or WebP.',
  ],
  heavy: [
    (what) => `has ${what}, which browsers may take long to draw`,
    'Put it beside the entry that shows it, where the build makes a bitmap of it; or export it without this, or as PNG or WebP.',
  ],
  needless: [
    (what) => `has ${what} in it, which is of no use in a drawing on a website`,
    'Export it as plain SVG (in Illustrator, without its editing capabilities): shapes and text only.',
  ],
  unsafe: [
    (what) => `has ${what} in it, which could run a script or load something`,
    'Export it as plain SVG: shapes and text only, without scripts, links, HTML or other files.',
  ],
};

const shown = ['png', 'apng', 'jpg', 'jpeg', 'jpe', 'jfif', 'pjp', 'pjpeg', 'gif', 'webp', 'avif', 'svg'];
const unshown: Record<string, string> = {
  heic: 'HEIC',
  heif: 'HEIC',
  tif: 'TIFF',
  tiff: 'TIFF',
  psd: 'Photoshop',
  bmp: 'BMP',
  jp2: 'JPEG 2000',
  ico: 'ICO',
  cur: 'CUR',
};
