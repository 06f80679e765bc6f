import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entryLimits, inspectPicture, isNamedAsPicture } from '../../formats/pictures/picture-fault.ts';
import { digestOf } from '../../model/files/digest.ts';
import {
  describeReadError,
  type FoundFile,
  hintForFault,
  isLfsPointer,
  lfsPointerFault,
} from '../../model/files/walk-folder.ts';
import type { CachedPicture } from '../../model/picture.ts';
import { hasSameStamp, staleStamp, stampOf } from './file-stamp.ts';

/** Returns whether a path of the content is that of a picture beside an entry: `toolbox/honest-devops/photo.jpg`. */
export function isEntryPicture(path: string): boolean {
  return path.split('/').length === 3 && isNamedAsPicture(path);
}

/** Reads a picture, or returns what is known of it if its stamp is the same. */
export function readEntryPicture(
  root: string,
  { path, stats, fault }: FoundFile,
  before?: CachedPicture,
): CachedPicture {
  if (!stats || fault !== undefined) return unreadablePicture(path, fault ?? 'cannot be read');
  const stamp = stampOf(stats);
  if (before && hasSameStamp(before.stamp, stamp)) return before;
  try {
    const bytes = readFileSync(join(root, path));
    if (isLfsPointer(bytes)) return unreadablePicture(path, lfsPointerFault);
    const digest = digestOf(bytes);
    return before?.digest === digest
      ? { ...before, stamp }
      : { digest, stamp, ...inspectPicture(path, bytes, entryLimits) };
  } catch (error) {
    return unreadablePicture(path, describeReadError(error));
  }
}

function unreadablePicture(path: string, why: string): CachedPicture {
  return {
    digest: '',
    stamp: staleStamp,
    fault: { message: `${path} ${why}.`, hint: hintForFault(why) },
  };
}
