import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedEndings } from '../files/compressed.ts';
import { digestOf } from '../files/digest.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { Encoding } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isCompressed = new RegExp(`\\.(${compressedEndings.join('|')})$`);

/**
 * Returns with which quality brotli compresses a file. The best one, 11, takes 40 ms a page; 10 takes 15 ms for 1.5 % more
 * bytes. The best is worth its time for files that many pages load.
 */
export const brotliQuality = (path: string): number => (/\.(css|js)$/.test(path) ? 11 : 10);

/** Returns everything beside the contents that decides about the bytes, for the cache key. */
function methodOf(encoding: Encoding, path: string): string {
  const { brotli, zlib } = process.versions;
  return encoding === 'br' ? `brotli ${brotli} quality ${brotliQuality(path)}` : `gzip ${zlib} level 9`;
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
        compress(contents, encoding, brotliQuality(file.path)),
      );
    },
  }));
}

async function compress(contents: Uint8Array | string, encoding: Encoding, quality: number): Promise<Uint8Array> {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (encoding === 'gz') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
