import type { PictureFormat } from '../../model/picture.ts';

/** What the bytes of a bitmap say of it: its format and its size in pixels. */
export interface BitmapHead {
  format?: PictureFormat | 'heic' | 'tiff' | 'psd' | 'bmp' | 'jp2' | 'ico';
  /** The size as shown: cameras store upright pictures sideways, and note that they have to be turned. */
  width?: number;
  height?: number;
  /** Whether the end of the file is missing. */
  isCut?: boolean;
  /** Whether it moves; of a GIF, it is not known. */
  isAnimated?: boolean;
}

/**
 * Reads the head of a bitmap, whatever its name is: browsers ignore that too. Loading sharp takes 0.3 s in every build, and
 * its `metadata()` does not report a file without its end. Returns `undefined` for what is no bitmap.
 */
export function readBitmap(contents: Uint8Array): BitmapHead | undefined {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (begins('\x89PNG\r\n\x1a\n')) return readPng(bytes);
  if (begins('\xff\xd8\xff')) return readJpeg(bytes);
  if (begins('GIF8')) return bytes.length < 10 ? { format: 'gif', isCut: true } : readGif(bytes);
  if (begins('RIFF') && begins('WEBP', 8)) return readWebp(bytes);
  if (begins('II*\0') || begins('MM\0*')) return readTiff(bytes);
  if (begins('8BPS')) return { format: 'psd' };
  if (begins('ftyp', 4)) return readBoxes(bytes);
  if (begins('\0\0\x01\0') || begins('\0\0\x02\0')) return readIcon(bytes);
  if (begins('jP  ', 4)) return readJpeg2000(bytes);
  // Texts begin so too, but have no bytes of zero.
  if (begins('BM') && bytes.length > 26 && bytes.readUInt32LE(6) === 0)
    return { format: 'bmp', ...readBmpSize(bytes.subarray(14)) };
  return undefined;
}

/** Reads the largest of the pictures in an icon. Each is a PNG, or a BMP without the header of a file. */
function readIcon(bytes: Buffer): BitmapHead {
  let [width, height] = [0, 0];
  for (let at = 6; at + 16 <= bytes.length && at < 6 + 16 * bytes.readUInt16LE(4); at += 16) {
    const picture = bytes.subarray(bytes.readUInt32LE(at + 12));
    const size = picture[0] === 0x89 ? readPng(picture) : readBmpSize(picture);
    if ((size.width ?? 0) > width) width = size.width ?? 0;
    if ((size.height ?? 0) > height) height = size.height ?? 0;
  }
  return { format: 'ico', width, height };
}

/** Reads the size in the header of a BMP: where it has 12 bytes, the numbers have 2. Pictures upside down have a minus. */
function readBmpSize(header: Buffer): { width?: number; height?: number } {
  if (header.length < 12) return {};
  if (header.readUInt32LE(0) === 12) return { width: header.readUInt16LE(4), height: header.readUInt16LE(6) };
  return { width: Math.abs(header.readInt32LE(4)), height: Math.abs(header.readInt32LE(8)) };
}

function readJpeg2000(bytes: Buffer): BitmapHead {
  const at = bytes.indexOf('ihdr', 0, 'latin1');
  if (at === -1 || at + 12 > bytes.length) return { format: 'jp2', isCut: true };
  return { format: 'jp2', width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 4) };
}

function readPng(bytes: Buffer): BitmapHead {
  if (bytes.length < 24) return { format: 'png', isCut: true };
  let at = 8;
  let frames = 1;
  for (; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IEND') break;
    if (name === 'acTL') frames = bytes.readUInt32BE(at + 8);
  }
  return {
    format: 'png',
    ...(frames > 1 ? { isAnimated: true } : {}),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    isCut: at + 12 > bytes.length,
  };
}

function readJpeg(bytes: Buffer): BitmapHead {
  const isCut = bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') === -1;
  let isTurned = false;
  for (let at = 2; at + 9 <= bytes.length; ) {
    // Between two parts there may be any number of these.
    if (bytes[at] !== 0xff || bytes[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const mark = bytes[at + 1] ?? 0;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { format: 'jpeg', ...(isTurned ? { width: height, height: width } : { width, height }), isCut };
    }
    if (mark === 0xe1) isTurned ||= isTurnedByExif(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)));
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { format: 'jpeg', isCut: true };
}

/**
 * Returns whether a block of Exif says that the picture is shown a quarter turned: its orientation is one of 5 to 8.
 */
function isTurnedByExif(block: Buffer): boolean {
  const start = 6;
  if (block.toString('latin1', 0, start) !== 'Exif\0\0' || block.length < start + 10) return false;
  const isLittle = block.toString('latin1', start, start + 2) === 'II';
  const short = (at: number) =>
    at + 2 > block.length ? 0 : isLittle ? block.readUInt16LE(at) : block.readUInt16BE(at);
  const long = (at: number) => (isLittle ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const table = start + long(start + 4);
  const [orientation, entryLength] = [0x0112, 12];
  for (let index = 0; index < short(table); index++) {
    const entry = table + 2 + index * entryLength;
    if (short(entry) === orientation) return short(entry + 8) >= 5;
  }
  return false;
}

/** Reads the size of the first picture of a TIFF, whose numbers have 2 or 4 bytes. */
function readTiff(bytes: Buffer): BitmapHead {
  const isLittle = bytes[0] === 0x49;
  const read = (at: number, size: 2 | 4) =>
    at + size > bytes.length ? 0 : isLittle ? bytes.readUIntLE(at, size) : bytes.readUIntBE(at, size);
  const table = read(4, 4);
  const sizes: { width?: number; height?: number } = {};
  for (let index = 0; index < read(table, 2); index++) {
    const entry = table + 2 + index * 12;
    const value = read(entry + 8, read(entry + 2, 2) === 3 ? 2 : 4);
    if (read(entry, 2) === 256) sizes.width = value;
    if (read(entry, 2) === 257) sizes.height = value;
  }
  return { format: 'tiff', ...sizes };
}

/** Reads the size of a GIF. Browsers enlarge it to its first picture, which is behind blocks of other kinds. */
function readGif(bytes: Buffer): BitmapHead {
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  const colors = bytes[10] ?? 0;
  let at = 13 + (colors & 0x80 ? 3 * 2 ** ((colors & 7) + 1) : 0);
  while (bytes[at] === 0x21) {
    at += 2;
    while (bytes[at]) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  if (bytes[at] !== 0x2c || at + 9 > bytes.length) return { format: 'gif', width, height };
  return {
    format: 'gif',
    width: Math.max(width, bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)),
    height: Math.max(height, bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)),
  };
}

/** A bit of the first byte of the chunk `VP8X`. */
const animationFlag = 2;

function readWebp(bytes: Buffer): BitmapHead {
  const isCut = bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length;
  if (isCut) return { format: 'webp', isCut };
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X')
    return {
      format: 'webp',
      width: bytes.readUIntLE(24, 3) + 1,
      height: bytes.readUIntLE(27, 3) + 1,
      ...(((bytes[20] ?? 0) & animationFlag) === 0 ? {} : { isAnimated: true }),
    };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { format: 'webp', width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
}

/** Reads AVIF and HEIC, which are boxes within boxes: each has its length, its name and its contents. */
function readBoxes(bytes: Buffer): BitmapHead {
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  const format = /avi[fs]/.test(brands) ? 'avif' : /hei|hev|mif1|msf1/.test(brands) ? 'heic' : undefined;
  if (!format) return {};
  // A picture that is made of tiles has their size beside its own.
  let [width, height] = [0, 0];
  for (let at = bytes.indexOf('ispe', 0, 'latin1'); at !== -1 && at + 16 <= bytes.length; ) {
    if (bytes.readUInt32BE(at + 8) > width) [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    at = bytes.indexOf('ispe', at + 4, 'latin1');
  }
  if (width === 0) return { format, isCut: true };
  // The brand of a sequence of pictures.
  const isAnimated = brands.includes('avis');
  return { format, width, height, isCut: isShort(bytes), ...(isAnimated ? { isAnimated } : {}) };
}

function isShort(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // A length of 0 reaches to the end; one of 1 is elsewhere, in files too large for a page.
    if (length < 8) return false;
    at += length;
  }
  return at > bytes.length;
}
