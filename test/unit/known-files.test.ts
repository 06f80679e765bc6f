import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import { openAssetCache } from '../../build/pipeline/cache/asset-cache.ts';
import { listKnownFiles } from '../../build/pipeline/emit/known-files.ts';
import { textFile } from '../../build/pipeline/emit/published.ts';
import { inTemporaryFolder } from '../support/project.ts';

const knownFiles = suite('files that are known from their inputs');

function list(cache: AssetCache, inputs: string, texts: Record<string, string>) {
  let times = 0;
  const files = listKnownFiles({
    cache,
    name: 'feeds',
    inputs,
    make() {
      times += 1;
      return Object.entries(texts).map(([path, text]) => textFile(path, text));
    },
  });
  return { rows: files.map(({ area, path, digest }) => ({ area, path, digest })), files, times: () => times };
}

knownFiles('files of the same inputs are made only where their contents are wanted, all at once', async () => {
  await inTemporaryFolder(async (folder) => {
    const texts = { 'a.xml': 'a', 'b.json': 'b' };
    const first = list(openAssetCache(folder), 'one', texts);
    assert.is(first.times(), 1);
    const again = list(openAssetCache(folder), 'one', texts);
    assert.equal(again.rows, first.rows);
    assert.is(again.times(), 0);
    assert.equal(await Promise.all(again.files.map((file) => file.contents())), ['a', 'b']);
    assert.is(again.times(), 1);
  });
});

knownFiles('files of other inputs are made again, and those of the inputs before are forgotten', async () => {
  await inTemporaryFolder((folder) => {
    const cache = openAssetCache(folder);
    const first = list(cache, 'one', { 'a.xml': 'a' });
    const second = list(cache, 'two', { 'a.xml': 'b' });
    assert.is(second.times(), 1);
    assert.is.not(second.rows[0]?.digest, first.rows[0]?.digest);
    assert.is(list(openAssetCache(folder), 'one', { 'a.xml': 'a' }).times(), 1);
  });
});

knownFiles('what is made later must be what the cache says', async () => {
  await inTemporaryFolder(async (folder) => {
    const cache = openAssetCache(folder);
    list(cache, 'one', { 'a.xml': 'a' });
    const other = list(cache, 'one', { 'c.xml': 'a' });
    assert.throws(() => other.files[0]?.contents(), /a\.xml is not made from what the cache says/);
  });
});

knownFiles.run();
