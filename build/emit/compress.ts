import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { digestOf } from '../files/digest.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = SiteConfig['precompress'][number];

/** Everything beside the contents that decides about the bytes, a line for the cache key. */
const methods: Record<Encoding, string> = {
  br: `brotli ${process.versions.brotli} quality 11`,
  gz: `gzip ${process.versions.zlib} level 9`,
};

/** Returns compressed copies of a text file of the site, for hosts that serve them. */
export function compressed(
  file: OutputFile,
  encodings: SiteConfig['precompress'],
  cache: Pick<AssetCache, 'bytes'>,
): OutputFile[] {
  if (file.area !== 'site' || !/\.(html|css|js|svg|xml|txt|json|webmanifest|ics|csv)$/.test(file.path)) return [];
  return encodings.map((encoding) => ({
    area: 'site',
    path: `${file.path}.${encoding}`,
    digest: `${file.digest}.${encoding}`,
    ...(file.source === undefined ? {} : { source: file.source }),
    contents: async () => {
      const contents = await file.contents();
      return cache.bytes(`${methods[encoding]} ${digestOf(contents)}`, () => compress(contents, encoding));
    },
  }));
}

async function compress(contents: Uint8Array | string, encoding: Encoding): Promise<Uint8Array> {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (encoding === 'gz') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
