import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteConfig } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns compressed copies of a text file of the site, for hosts that serve them. */
export function compressed(file: OutputFile, encodings: SiteConfig['precompress']): OutputFile[] {
  if (file.area !== 'site' || !/\.(html|css|js|svg|xml|txt|json|webmanifest|ics|csv)$/.test(file.path)) return [];
  return encodings.map((encoding) => ({
    area: 'site',
    path: `${file.path}.${encoding}`,
    digest: `${file.digest}.${encoding}`,
    ...(file.source === undefined ? {} : { source: file.source }),
    contents: async () => compress(await file.contents(), encoding),
  }));
}

async function compress(contents: Uint8Array | string, encoding: 'br' | 'gz'): Promise<Uint8Array> {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  if (encoding === 'gz') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
