import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type WeighedPage, weighFiles } from '../../../scripts/weights/weigh.mjs';
import { digestOf } from '../../model/files/digest.ts';
import type { OutputFile } from '../../model/output.ts';
import { brotliQuality } from '../../pipeline/emit/compress.ts';

const compress = promisify(brotliCompress);

/** Weighs the previewed pages as they would be sent, the heaviest first; with `quick`, a little too high. */
export type Weigh = (outputs: readonly OutputFile[], options?: { quick: boolean }) => Promise<WeighedPage[]>;

/** Creates a function that weighs pages and caches the weights: only changed files are compressed again. */
export function createWeigher(read: (path: string) => Promise<Uint8Array | string | undefined>): Weigh {
  const known = new Map<string, number>();
  return async (outputs, { quick } = { quick: false }) => {
    const paths = outputs.filter(({ area }) => area === 'site').map(({ path }) => path);
    const texts = new Map<string, string>();
    const sizes = new Map<string, number>();
    await Promise.all(
      paths
        .filter((path) => /\.(html|css|js|svg|woff2|png|jpg|webp|avif)$/.test(path) && !path.startsWith('social/'))
        .map(async (path) => {
          const bytes = Buffer.from((await read(path)) ?? '');
          const isText = /\.(html|css|js|svg)$/.test(path);
          if (isText) texts.set(path, bytes.toString());
          const key = digestOf(bytes);
          const size = isText
            ? (known.get(key) ?? (await compressedSize(bytes, quick ? quickQuality : brotliQuality(path))))
            : bytes.length;
          if (!quick) known.set(key, size);
          sizes.set(path, size);
        }),
    );
    return weighFiles({
      paths: [...texts.keys()],
      text: (path) => texts.get(path) ?? '',
      size: (path) => sizes.get(path) ?? 0,
    });
  };
}

/** Compresses a whole site in a moment; the qualities of a build take seconds. */
const quickQuality = 4;

async function compressedSize(bytes: Uint8Array, quality: number): Promise<number> {
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
}
