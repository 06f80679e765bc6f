import { join } from 'node:path';
import { staticPicture } from '../../../formats/pictures/path.ts';

export interface PictureFolders {
  contentFolder: string;
  staticFolder: string;
}

/** Returns the file of a picture, given its path from the content folder. */
export function pictureSource(path: string, { contentFolder, staticFolder }: PictureFolders): string {
  const start = staticPicture('');
  return path.startsWith(start) ? join(staticFolder, path.slice(start.length)) : join(contentFolder, path);
}
