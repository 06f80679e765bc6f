import { readFileSync } from 'node:fs';
import type { SiteDefinition } from '../../../authoring/define-site.ts';
import { cleanSvg } from '../../../formats/pictures/clean-svg.ts';
import { entryPictureFacts } from '../../../formats/pictures/entry-facts.ts';
import { picturePath } from '../../../formats/pictures/path.ts';
import { textOfSvg } from '../../../formats/pictures/picture-size.ts';
import { parsePictureKey } from '../../../formats/pictures/read.ts';
import { hasVariants, originalPath, planVariants, type Variant } from '../../../formats/pictures/variants.ts';
import type { AssetCache } from '../../../model/asset-cache.ts';
import type { Assets } from '../../../model/assets.ts';
import { atStart, type Diagnostic } from '../../../model/diagnostic.ts';
import { digestOfData } from '../../../model/files/digest.ts';
import type { OutputFile } from '../../../model/output.ts';
import type { Site } from '../../../model/site.ts';
import { readPictureFile } from './drawings.ts';
import { type PictureFolders, pictureSource } from './picture-source.ts';

interface PicturesInput extends PictureFolders {
  site: Pick<Site, 'pictures' | 'entries'>;
  cache: AssetCache;
}

/** Lists the files of the pictures that pages have read, made from their sources when they are written. */
export function emitPictures(keys: Iterable<string>, pictures: Assets['pictures'], input: PicturesInput): OutputFile[] {
  const files = new Map<string, OutputFile>();
  for (const key of keys) {
    const read = parsePictureKey(key);
    const usage = read && pictures.usages[read.usage];
    if (!usage) continue;
    const path = picturePath(input.site.pictures, read.ref, read.written);
    const picture = input.site.pictures.get(path);
    if (path.startsWith('../') || !picture || picture.fault) continue;
    if ((pictures.originals && !picture.bitmap) || !hasVariants(path, picture)) {
      const output = originalPath(path, picture);
      const contents = () => originalOf(path, input);
      files.set(output, { area: 'site', path: output, digest: picture.digest, source: path, contents });
      continue;
    }
    const { focus } = entryPictureFacts(input.site.entries, path);
    for (const variant of planVariants(path, picture, { usage, focus }).flatMap(({ variants }) => variants))
      files.set(variant.path, variantFile(path, variant, input));
  }
  return [...files.values()];
}

function originalOf(path: string, input: PicturesInput): Uint8Array | string {
  const bytes = readFileSync(pictureSource(path, input));
  return path.toLowerCase().endsWith('.svg') ? cleanSvg(textOfSvg(bytes)) : bytes;
}

function variantFile(path: string, variant: Variant, input: PicturesInput): OutputFile {
  return {
    area: 'site',
    path: variant.path,
    digest: variant.digest,
    source: path,
    contents: () =>
      input.cache.bytes(`picture ${variant.digest}`, () =>
        readPictureFile(path, input)
          .then((source) => encode(source, variant))
          .catch((cause) => {
            throw new Error(`${path} cannot be encoded as ${variant.format}: ${cause.message}`, { cause });
          }),
      ),
  };
}

/** Encodes a variant. What cameras write into a picture besides (places, names, devices) is left out. */
async function encode(source: Uint8Array, { format, width, height, crop }: Variant): Promise<Uint8Array> {
  const turned = (await open(source)).autoOrient();
  const scaled = (crop ? turned.extract(crop) : turned).resize(width, height);
  switch (format) {
    case 'avif':
      return scaled.avif({ quality: 55, effort: 2 }).toBuffer();
    case 'webp':
      return scaled.webp({ quality: 78 }).toBuffer();
    case 'png':
      return scaled.png({ compressionLevel: 9, palette: true }).toBuffer();
    case 'jpeg':
      return scaled.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }
}

/** A picture with the maximum number of pixels takes 5 s. */
const longest = { seconds: 60 };

async function open(source: string | Uint8Array) {
  const { default: sharp } = await import('sharp');
  return sharp(source).timeout(longest);
}

/** The colors that pages show until pictures are loaded, and the problems of pictures that cannot be decoded. */
interface Placeholders {
  placeholders: Map<string, string>;
  diagnostics: Diagnostic[];
}

/** Finds the brand color that is nearest to the mean color of each picture beside an entry. */
export async function findPlaceholders(
  { placeholders: palette }: SiteDefinition['pictures'],
  input: PicturesInput,
): Promise<Placeholders> {
  const found: Placeholders = { placeholders: new Map(), diagnostics: [] };
  const usable = [...input.site.pictures].filter(([path, picture]) => hasVariants(path, picture) && !picture.bitmap);
  await Promise.all(
    usable.map(async ([path, { digest }]) => {
      const cacheKey = `placeholder ${digest} ${digestOfData(palette)}`;
      try {
        const color = await input.cache.data(cacheKey, () => nearestColor(pictureSource(path, input), palette), {
          isQuick: true,
        });
        found.placeholders.set(path, color);
      } catch (error) {
        found.diagnostics.push(decodingProblem(path, error));
      }
    }),
  );
  return found;
}

/** Returns no color for a picture with transparency. */
async function nearestColor(file: string, palette: Readonly<Record<string, string>>): Promise<string> {
  const { hasAlpha } = await (await open(file)).metadata();
  const pixel = await (await open(file)).resize(1, 1).toColourspace('srgb').raw().toBuffer();
  if (hasAlpha) return '';
  const distance = (hex: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return parts.reduce((sum, part, index) => sum + (part - (pixel[index] ?? 0)) ** 2, 0);
  };
  return Object.entries(palette).sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? '';
}

function decodingProblem(path: string, error: unknown): Diagnostic {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const reason = first.replace(/(?<![:.\s])[:.\s]+$/, '');
  return {
    code: 'unusable-picture',
    severity: 'error',
    ...atStart(path),
    message: `${path} cannot be decoded: ${reason}.`,
    hint: 'Export it anew as JPEG, PNG, WebP or AVIF.',
  };
}
