/** What a page asks about a picture. */
export interface PictureRead {
  usage: string;
  /** The entry that names it: `folder/id`. */
  ref: string;
  /** As the entry names it. */
  written: string;
}

/** Parses the argument of a read: `text|toolbox/honest-devops|photo.jpg`. */
export function parsePictureRead(argument: string): PictureRead {
  const [usage = '', ref = '', ...written] = argument.split('|');
  return { usage, ref, written: written.join('|') };
}

/** Parses the key of a read; `undefined` if it is not about a picture. */
export function parsePictureKey(key: string): PictureRead | undefined {
  const start = 'picture||';
  return key.startsWith(start) ? parsePictureRead(key.slice(start.length)) : undefined;
}
