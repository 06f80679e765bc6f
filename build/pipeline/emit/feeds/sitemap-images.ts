import { entryPictureFacts } from '../../../formats/pictures/entry-facts.ts';
import { picturePath } from '../../../formats/pictures/path.ts';
import { type PictureRead, parsePictureKey } from '../../../formats/pictures/read.ts';
import { viewPicture } from '../../../formats/pictures/view.ts';
import type { Assets } from '../../../model/assets.ts';
import type { Site } from '../../../model/site.ts';

/** Address of a page → the addresses of the pictures on it that are its own. */
export type PageImages = ReadonlyMap<string, readonly string[]>;

interface ImagesInput {
  site: Pick<Site, 'routes' | 'pictures' | 'entries'>;
  pictures: Assets['pictures'];
}

/**
 * Lists the pictures that each page's own entry names, in its facts or text, and that the page shows. Pictures of other
 * entries, such as portraits on a team page, are listed with the pages of those entries. `reads` has the keys of each
 * page's reads of pictures.
 */
export function listPageImages(reads: ReadonlyMap<string, readonly string[]>, input: ImagesInput): PageImages {
  const images = [...reads].map(([url, keys]) => {
    const own = input.site.routes.get(url)?.entry.ref;
    return [url, [...new Set(keys.flatMap((key) => addressOf(key, own, input)))].sort()] as const;
  });
  return new Map(images.filter(([, addresses]) => addresses.length > 0));
}

function addressOf(key: string, own: string | undefined, input: ImagesInput): string[] {
  const read = parsePictureKey(key);
  const address = read?.ref === own && read ? pictureAddress(read, input) : undefined;
  return address === undefined ? [] : [address];
}

/** Returns the picture's address for programs without a choice of formats; `undefined` if none is published. */
export function pictureAddress(
  read: PictureRead,
  { site, pictures }: Pick<ImagesInput, 'pictures'> & { site: Pick<Site, 'pictures' | 'entries'> },
): string | undefined {
  const usage = pictures.usages[read.usage];
  if (!usage) return undefined;
  const path = picturePath(site.pictures, read.ref, read.written);
  const picture = site.pictures.get(path);
  if (!picture || picture.fault) return undefined;
  const { originals } = pictures;
  return viewPicture({ path, picture, usage, ...entryPictureFacts(site.entries, path), originals }).img.src;
}
