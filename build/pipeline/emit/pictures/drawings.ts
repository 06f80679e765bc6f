import { readFileSync } from 'node:fs';
import { textOfSvg } from '../../../formats/pictures/picture-size.ts';
import { type DrawnSvg, drawSvg } from '../../../formats/pictures/svg-draw.ts';
import { writeStill } from '../../../formats/pictures/svg-still.ts';
import { bitmapSize } from '../../../formats/pictures/variants.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { PictureFile } from '../../../model/picture.ts';
import type { Site } from '../../../model/site.ts';
import { type PictureFolders, pictureSource } from './picture-source.ts';

export interface DrawingsInput extends PictureFolders {
  site: Pick<Site, 'pictures'>;
  cache: Pick<AssetCache, 'data' | 'bytes'>;
  draw?: typeof drawSvg;
}

/** What a drawing exceeds, or why it cannot be drawn. */
interface Verdict {
  exceeded?: string;
  error?: string;
}

/** How many drawings are drawn at once. */
const most = 2;

/** Draws the drawings that are published as bitmaps → those that cannot be drawn, and those that lack something then. */
export async function findDrawingProblems(input: DrawingsInput): Promise<Diagnostic[]> {
  const queue = [...input.site.pictures].filter(([, { bitmap, fault }]) => bitmap && !fault).values();
  const found: Diagnostic[] = [];
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const [path, picture] of queue) {
        const problem = describeVerdict(path, await findDrawingFault(path, input)) ?? describeLoss(path, picture);
        if (problem) found.push(problem);
      }
    }),
  );
  return found.sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns why a drawing cannot be drawn. Each is drawn once; its verdict is kept by its digest. */
export async function findDrawingFault(path: string, input: DrawingsInput): Promise<Verdict> {
  const picture = input.site.pictures.get(path);
  if (!picture?.bitmap) return {};
  try {
    return await input.cache.data(
      `drawing ${picture.digest}`,
      async () => {
        const drawn = await draw(path, picture, input);
        if (!('png' in drawn)) return drawn;
        await input.cache.bytes(bitmapKey(picture), async () => drawn.png);
        return {};
      },
      { isQuick: true },
    );
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the file of a picture: of a drawing that is published as a bitmap, that bitmap as PNG. */
export async function readPictureFile(path: string, input: DrawingsInput): Promise<Uint8Array> {
  const picture = input.site.pictures.get(path);
  if (!picture?.bitmap) return readFileSync(pictureSource(path, input));
  return input.cache.bytes(bitmapKey(picture), async () => {
    const drawn = await draw(path, picture, input);
    if ('png' in drawn) return drawn.png;
    throw new Error('error' in drawn ? drawn.error : `it takes more than ${drawn.exceeded}`);
  });
}

function bitmapKey({ digest }: PictureFile): string {
  return `drawing as bitmap ${digest}`;
}

function draw(path: string, picture: PictureFile, input: DrawingsInput): Promise<DrawnSvg> {
  const text = textOfSvg(readFileSync(pictureSource(path, input)));
  return (input.draw ?? drawSvg)(writeStill(text, { own: picture, shown: bitmapSize(picture) }));
}

function describeVerdict(path: string, { exceeded, error }: Verdict): Diagnostic | undefined {
  if (exceeded === undefined && error === undefined) return undefined;
  const [message, hint] =
    exceeded === undefined
      ? [
          `cannot be drawn: ${/glib: (.+)/.exec(error ?? '')?.[1] ?? error}`,
          'Export the drawing anew, or as PNG or WebP.',
        ]
      : [
          `takes more than ${exceeded} to draw`,
          'Export it with fewer and smaller elements, blurs and masks; or as PNG or WebP.',
        ];
  return {
    code: 'unusable-picture',
    severity: 'error',
    file: path,
    line: 1,
    column: 1,
    message: `${path} ${message}.`,
    hint,
  };
}

function describeLoss(path: string, { bitmap }: PictureFile): Diagnostic | undefined {
  if (!bitmap?.lost) return undefined;
  const { what, line, column } = bitmap.lost;
  return {
    code: 'drawing-as-bitmap',
    severity: 'warning',
    file: path,
    line,
    column,
    message: `${path} is published as a bitmap because it has ${bitmap.because}, and ${what} has no effect in it.`,
    hint: `Remove ${what}; or ${bitmap.because}, so that it is published as SVG.`,
  };
}
