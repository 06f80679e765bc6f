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

/**
 * Finds the picture that an entry names: beside the entry, or else below `static/`. Names are compared in one form of
 * Unicode: keyboards write a letter and its accent as one character, some file systems store them as two.
 */
export function picturePath(pictures: Pictures, ref: string, written: string): string {
  const beside = entryPicturePath(ref, written);
  const below = staticPicture(staticPathOf(written));
  const found = [beside, below].find((path) => path !== undefined && pictures.has(path));
  if (found !== undefined || isAscii(beside ?? below)) return found ?? below;
  const same = [beside, below, staticPicture(decodeName(staticPathOf(written)))].map((path) => path?.normalize());
  const stored = [...pictures.keys()].filter((path) => !isAscii(path));
  return same.flatMap((path) => stored.find((known) => known.normalize() === path) ?? [])[0] ?? below;
}

const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
