import { staticPathOf } from '../../model/addresses/static-path.ts';
import type { Pictures } from '../../model/picture.ts';

/** Returns the path from the content folder of a file below `static/`. */
export function staticPicture(path: string): string {
  return `../static/${path}`;
}

/** Returns the path of a picture that a text or field names without a folder: `photo.jpg` of `toolbox/honest-devops`. */
export function entryPicturePath(ref: string, written: string): string | undefined {
  const name = decodeName(written.replace(/^\.\//, ''));
  return name === '' || name.includes('/') ? undefined : `${ref}/${name}`;
}

/** Finds the picture that an entry names: beside the entry, or else below `static/`. */
export function picturePath(pictures: Pictures, ref: string, written: string): string {
  const beside = entryPicturePath(ref, written);
  return beside !== undefined && pictures.has(beside) ? beside : staticPicture(staticPathOf(written));
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
