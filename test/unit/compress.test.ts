import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import type { OutputFile } from '../../build/model/output.ts';
import { compressFile } from '../../build/pipeline/emit/compress.ts';
import { root } from '../support/project.ts';

const compress = suite('compressed files');

const noCache: Pick<AssetCache, 'bytes'> = { bytes: (_, make) => make() };
const words = 'Zwölf Kilo Käse, une façade, één idee. '.repeat(40);
const file = (path: string, area: OutputFile['area'] = 'site'): OutputFile => ({
  area,
  path,
  digest: 'abc',
  contents: () => words,
});

compress('what is text is there in each encoding, and comes out as it was', async () => {
  for (const path of ['index.html', 'a.css', 'a.js', 'a.svg', 'sitemap.xml', 'robots.txt', 'a.json', 'a.ics']) {
    const made = compressFile(file(path), ['br', 'gz'], noCache);
    assert.equal(
      made.map((one) => one.path),
      [`${path}.br`, `${path}.gz`],
    );
    const [br, gz] = await Promise.all(made.map(async ({ contents }) => Buffer.from(await contents())));
    assert.is(String(brotliDecompressSync(br ?? '')), words, path);
    assert.is(String(gunzipSync(gz ?? '')), words, path);
    assert.ok((br?.length ?? 0) < words.length / 5 && (gz?.length ?? 0) < words.length / 5, path);
  }
});

compress('what many pages load is compressed better than a page', async () => {
  const text = readFileSync(join(root, 'build/hosts/README.md'), 'utf8');
  const sizeOf = async (path: string): Promise<number> => {
    const [br] = compressFile({ ...file(path), contents: () => text }, ['br'], noCache);
    return (await br?.contents())?.length ?? 0;
  };
  const [style, script, page, records] = await Promise.all(['a.css', 'a.js', 'index.html', 'search.json'].map(sizeOf));
  assert.ok((style ?? 0) < (page ?? 0) && style === script && page === records);
});

compress('its digest follows the contents, and tells the encodings apart', () => {
  const digests = [
    ...compressFile(file('a.css'), ['br', 'gz'], noCache),
    ...compressFile({ ...file('a.css'), digest: 'abd' }, ['br'], noCache),
  ];
  assert.is(new Set(digests.map(({ digest }) => digest)).size, 3);
});

compress('the same contents are compressed once, in any file and any build', async () => {
  const stored = new Map<string, Uint8Array>();
  const bytes: AssetCache['bytes'] = async (cacheKey, make) => {
    const copy = stored.get(cacheKey) ?? (await make());
    stored.set(cacheKey, copy);
    return copy;
  };
  const copies = (one: OutputFile) => compressFile(one, ['br', 'gz'], { bytes });
  const [br, gz] = await Promise.all(copies(file('a.css')).map((one) => one.contents()));
  const others = copies({ ...file('b/a.css'), digest: 'of another build' });
  assert.equal(await Promise.all(others.map((one) => one.contents())), [br, gz]);
  assert.is(stored.size, 2);
  const [longer] = copies({ ...file('a.css'), contents: () => `${words} ` });
  assert.is(String(brotliDecompressSync((await longer?.contents()) ?? '')), `${words} `);
});

compress('pictures, fonts, what is sent on request, and hosts that ask for nothing have none', () => {
  for (const path of ['a.png', 'a.woff2', 'file/a.pdf'])
    assert.equal(compressFile(file(path), ['br', 'gz'], noCache), []);
  for (const area of ['documents', 'hosts'] as const)
    assert.equal(compressFile(file('a.txt', area), ['br'], noCache), []);
  assert.equal(compressFile(file('index.html'), [], noCache), []);
});

compress.run();
