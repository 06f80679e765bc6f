import type { PictureUsage } from '../../authoring/define-site.ts';
import { staticPathOf } from '../../model/addresses/static-path.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/diagnostics/suggest.ts';
import type { Pictures } from '../../model/picture.ts';
import type { PictureFault } from '../../model/picture-fault.ts';
import { entryPicturePath, picturePath } from './path.ts';
import { hasVariants, shownSize } from './variants.ts';

/** What is wrong with a picture that an entry names. */
export type PictureProblem = Pick<Diagnostic, 'code' | 'message' | 'hint'>;

/** What there is to name: pictures, and files below `static/`. */
interface KnownFiles {
  pictures: Pictures;
  statics: ReadonlyMap<string, unknown>;
}

/** Finds out why a picture that an entry names cannot be shown. */
export function findPictureProblem(known: KnownFiles, ref: string, written: string): PictureProblem | undefined {
  const picture = known.pictures.get(picturePath(known.pictures, ref, written));
  if (picture?.fault) return explainFault(picture.fault);
  return picture || known.statics.has(staticPathOf(written)) ? undefined : explainMissing(known, ref, written);
}

/** Finds out whether a picture has too few pixels for where it is shown. Drawings have none; static files stay small. */
export function findSmallPicture(pictures: Pictures, path: string, usage: PictureUsage): PictureProblem | undefined {
  const picture = pictures.get(path);
  const [least = 0] = usage.widths;
  if (!picture?.width || picture.bitmap || !hasVariants(path, picture) || shownSize(picture, usage).width >= least)
    return undefined;
  return {
    code: 'small-picture',
    message: `${path} is ${picture.width} × ${picture.height} pixels, and is shown ${least} wide on the smallest screen.`,
    hint: `Put a picture of ${usage.widths.at(-1)} pixels in width there, or a drawing (SVG).`,
  };
}

function explainFault({ isReportedAtFile, message, hint, place }: PictureFault): PictureProblem | undefined {
  if (isReportedAtFile) return undefined;
  const where = place && `It is in line ${place.line}, column ${place.column}. `;
  return { code: 'unusable-picture', message, hint: `${where ?? ''}${hint}` };
}

function explainMissing({ pictures, statics }: KnownFiles, ref: string, written: string): PictureProblem {
  const beside = entryPicturePath(ref, written);
  const own = [...pictures.keys()].flatMap((path) => (path.startsWith(`${ref}/`) ? path.slice(ref.length + 1) : []));
  const path = staticPathOf(written);
  const isSame = [...own, ...statics.keys()].some((name) => name !== path && name.normalize() === path.normalize());
  return {
    code: 'missing-file',
    message: `There is no file ${beside === undefined ? '' : `${beside} and no file `}static/${path}.`,
    hint: isSame
      ? 'A file with this name is there, but its accents are stored as characters of their own: rename the file, and type its name.'
      : (didYouMean(path, [...own, ...statics.keys()]) ?? 'Add the file, or name one that is there.'),
  };
}
