import type { Diagnostic } from './diagnostic.ts';
import type { PictureFault } from './picture-fault.ts';
import type { FileStamp } from './source-file.ts';

/** A static file: the digest of its contents, how it looked when it was read, and what ails it as a picture. */
export interface StaticFile {
  /** Empty where the file cannot be published. */
  digest: string;
  stamp: FileStamp;
  fault?: PictureFault;
  /** Why the file cannot be published. */
  problem?: Pick<Diagnostic, 'code' | 'message' | 'hint'>;
}
