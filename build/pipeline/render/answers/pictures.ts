import type { PictureView } from '../../../authoring/views/picture-view.ts';
import { entryPictureFacts } from '../../../formats/pictures/entry-facts.ts';
import { picturePath } from '../../../formats/pictures/path.ts';
import { findPictureProblem, findSmallPicture, type PictureProblem } from '../../../formats/pictures/problem.ts';
import { parsePictureRead } from '../../../formats/pictures/read.ts';
import { viewPicture } from '../../../formats/pictures/view.ts';
import { staticPathOf } from '../../../model/addresses/static-path.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import type { AnswerInput, Answers } from './answer.ts';

/** A picture as a page shows it, and what is wrong with it. */
export interface PictureAnswer {
  view: PictureView;
  /** Why it cannot be shown. */
  problem?: PictureProblem;
  /** That it has too few pixels. */
  small?: PictureProblem;
}

/** Returns the answer about pictures. Its argument is the usage, the entry, and what the entry writes. */
export function answerPictures({ site, assets }: AnswerInput): Answers {
  return {
    picture: (_locale, argument) => {
      const value = describe(argument, { site, assets });
      return { value, digest: digestOfData(value) };
    },
  };
}

function describe(argument: string, { site, assets }: Pick<AnswerInput, 'site' | 'assets'>): PictureAnswer {
  const { usages, placeholders, originals } = assets.pictures;
  const { usage: name, ref, written } = parsePictureRead(argument);
  const usage = usages[name];
  if (!usage) throw new Error(`templates/site.ts has no usage "${name}" of pictures.`);
  const path = picturePath(site.pictures, ref, written);
  const picture = site.pictures.get(path);
  const problem = findPictureProblem(site, ref, written);
  const small = findSmallPicture(site.pictures, path, usage);
  const placeholder = placeholders.get(path);
  // With a slash, the link check would report a missing file a second time, as an address.
  if (!picture || picture.fault) return { view: missingView(written), ...(problem ? { problem } : {}) };
  return {
    view: viewPicture({ path, picture, usage, ...entryPictureFacts(site.entries, path), placeholder, originals }),
    ...(small ? { small } : {}),
  };
}

function missingView(written: string): PictureView {
  return { sources: [], img: { src: staticPathOf(written), decoding: 'async' } };
}
