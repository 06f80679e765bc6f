import { readFileSync } from 'node:fs';
import { textOfSvg } from '../../../formats/pictures/picture-size.ts';
import { copiesForDrawing } from '../../../formats/pictures/svg-copy.ts';
import { createSvgDrawer, type DrawingVerdict, type SvgDrawer } from '../../../formats/pictures/svg-draw.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { Site } from '../../../model/site.ts';
import { type PictureFolders, pictureSource } from './picture-source.ts';

interface DrawingsInput extends PictureFolders {
  site: Pick<Site, 'pictures'>;
  cache: Pick<AssetCache, 'data'>;
}

/** Finds the drawings that take too long to draw. Each is drawn once; its verdict is kept by its digest. */
export async function findSlowDrawings(
  input: DrawingsInput,
  drawer: SvgDrawer = createSvgDrawer(),
): Promise<Diagnostic[]> {
  const drawings = [...input.site.pictures].filter(([, { mustBeDrawn, fault }]) => mustBeDrawn && !fault);
  const verdicts = await Promise.all(
    drawings.map(async ([path, { digest }]) => describeVerdict(path, await verdictOf(path, digest))),
  );
  drawer.close();
  return verdicts.flat();

  async function verdictOf(path: string, digest: string): Promise<DrawingVerdict> {
    try {
      return await input.cache.data(
        `drawing ${digest}`,
        () => drawAll(drawer, copiesForDrawing(textOfSvg(readFileSync(pictureSource(path, input))))),
        { isQuick: true },
      );
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
}

async function drawAll(drawer: SvgDrawer, copies: readonly string[]): Promise<DrawingVerdict> {
  const verdicts = await Promise.all(copies.map((copy) => drawer.draw(copy)));
  return Object.assign({}, ...verdicts);
}

function describeVerdict(path: string, { exceeded, error }: DrawingVerdict): Diagnostic[] {
  if (exceeded === undefined && error === undefined) return [];
  const [message, hint] =
    exceeded === undefined
      ? [`cannot be drawn: ${error}`, 'Export the drawing anew, or as PNG or WebP.']
      : [
          `takes more than ${exceeded} to draw`,
          'Export it with fewer and smaller elements, blurs, masks and dashes; or as PNG or WebP.',
        ];
  const name = path.replace(/^\.\.\//, '');
  return [
    {
      code: 'unusable-picture',
      severity: 'error',
      file: path,
      line: 1,
      column: 1,
      message: `${name} ${message}.`,
      hint,
    },
  ];
}
