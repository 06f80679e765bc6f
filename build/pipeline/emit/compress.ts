import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AssetCache } from '../../model/asset-cache.ts';
import type { Encoding } from '../../model/config.ts';
import { compressedEndings } from '../../model/files/compressed.ts';
import { digestOf } from '../../model/files/digest.ts';
import type { OutputFile } from '../../model/output.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isCompressed = new RegExp(`\\.(${compressedEndings.join('|')})$`);

/** Returns whether many pages load a file: it is worth the best quality of brotli. */
const isShared = (path: string): boolean => /\.(css|js)$/.test(path);

/**
 * Returns the quality with which brotli compresses a file. For a page, 10 would take seven times as long as 9 for 3.3 % fewer
 * bytes.
 */
export const brotliQuality = (path: string): number => (isShared(path) ? 11 : 9);

/** Returns all options that determine the compressed bytes, for the cache key. */
function methodOf(encoding: Encoding, path: string): string {
  const { brotli, zlib } = process.versions;
  if (encoding === 'gz') return `gzip ${zlib} level 9`;
  return `brotli ${brotli} ${brotliQuality(path)}, fitting window`;
}

/** Returns compressed copies of a text file of the site, for hosts that serve them. */
export function compressFile(
  file: OutputFile,
  encodings: readonly Encoding[],
  cache: Pick<AssetCache, 'bytes'>,
): OutputFile[] {
  if (file.area !== 'site' || !isCompressed.test(file.path)) return [];
  return encodings.map((encoding) => ({
    area: 'site',
    path: `${file.path}.${encoding}`,
    digest: `${file.digest}.${encoding}`,
    ...(file.source === undefined ? {} : { source: file.source }),
    contents: async () => {
      const contents = await file.contents();
      return cache.bytes(`${methodOf(encoding, file.path)} ${digestOf(contents)}`, () =>
        compress(contents, encoding, file.path),
      );
    },
  }));
}

/**
 * Returns the base-2 logarithm of the smallest window that holds a file. The default, 4 MB, makes no file smaller,
 * but takes 32 MB of memory a file, so that V8 collects garbage again and again.
 */
const windowOf = ({ length }: Uint8Array): number =>
  Math.min(Math.max(Math.ceil(Math.log2(length + 16)), 16), constants.BROTLI_DEFAULT_WINDOW);

async function compress(contents: Uint8Array | string, encoding: Encoding, path: string): Promise<Uint8Array> {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (encoding === 'gz') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path),
      [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
