import type { Diagnostic } from './diagnostic.ts';
import type { PictureFile } from './picture.ts';
import type { PictureFault } from './picture-fault.ts';
import type { FileStamp } from './source-file.ts';

/** A static file: the digest of its contents, its stamp when it was read, and what it is as a picture. */
export interface StaticFile {
  /** Empty where the file cannot be published. */
  digest: string;
  stamp: FileStamp;
  picture?: Omit<PictureFile, 'digest'>;
  /** Why the file cannot be published. */
  problem?: Pick<Diagnostic, 'code'> & Pick<PictureFault, 'message' | 'hint' | 'place'>;
}
