import type { PictureFault } from './picture-fault.ts';
import type { FileStamp } from './source-file.ts';

/** The formats that browsers show. */
export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg';

/** What a drawing has for which the build draws it, and what has no effect in the bitmap. */
interface DrawnBitmap {
  because: string;
  lost?: { what: string; line: number; column: number };
}

/** A picture beside an entry or below `static/`. */
export interface PictureFile {
  digest: string;
  format?: PictureFormat;
  /** Size in pixels as it is shown; missing for a drawing without one. */
  width?: number;
  height?: number;
  /** Whether it moves; a GIF is taken for one that may. */
  isAnimated?: boolean;
  /** Why a drawing is published as a bitmap, and what the bitmap lacks. */
  bitmap?: DrawnBitmap;
  /** Why it cannot be shown. */
  fault?: PictureFault;
}

/** A picture beside an entry, with the stamp of what was read. */
export interface CachedPicture extends PictureFile {
  stamp: FileStamp;
}

/** Path from the content folder → picture: `toolbox/honest-devops/photo.jpg`, `../static/press/logo.svg`. */
export type Pictures = ReadonlyMap<string, PictureFile>;
