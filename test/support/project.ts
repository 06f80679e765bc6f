import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssetCache } from '../../build/model/asset-cache.ts';
import type { Templates } from '../../build/model/templates.ts';
import { openAssetCache } from '../../build/pipeline/cache/asset-cache.ts';
import { loadTemplates } from '../../build/pipeline/templates/load.ts';

/** The project's folder: tests are run from it. */
export const root = process.cwd();

/** Whether the exhaustive tests run too: in `npm run test:all`, and in suites that the run names. */
export const isExhaustive = process.env.TEST_RUN === 'all';

/** How long random edits and inputs go on, in minutes: `npm run test:all -- --minutes 20`. */
export const randomMinutes = Number(process.env.TEST_MINUTES ?? 0);

/** Whether expectations are written anew instead of compared. */
export const updates = process.env.UPDATE === '1';

const cache = join(root, '.cache');

/** Compiles and loads the project's templates, once for each runtime. */
export function projectTemplates(runtime: 'preact' | 'react' = 'preact'): Promise<Templates> {
  const known = loaded.get(runtime) ?? loadTemplates({ root, siteFolder: root, cache, runtime });
  loaded.set(runtime, known);
  return known;
}

const loaded = new Map<string, Promise<Templates>>();

/** Fonts, documents and pictures that tests or builds have made before, kept in memory besides. */
export const assetCache: AssetCache = rememberAssets(openAssetCache(cache));

export async function inTemporaryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = makeTemporaryFolder();
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes a folder, which whoever asked removes. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'wevoya-test-'));
}

function rememberAssets(disk: AssetCache): AssetCache {
  const known = new Map<string, Promise<unknown>>();
  const tables = new Map<string, ReturnType<AssetCache['table']>>();
  function remember<T>(cacheKey: string, take: () => Promise<T>): Promise<T> {
    const before = (known.get(cacheKey) as Promise<T> | undefined) ?? take();
    known.set(cacheKey, before);
    // What could not be made is tried anew.
    before.catch(() => known.delete(cacheKey));
    return before;
  }
  return {
    bytes: (cacheKey, make) => remember(cacheKey, () => disk.bytes(cacheKey, make)),
    data: (cacheKey, make) => remember(cacheKey, () => disk.data(cacheKey, make)),
    // The tables of all sites together are kept: those of fixture sites would replace each other on the disk.
    table(name) {
      const table = tables.get(name) ?? disk.table(name);
      tables.set(name, table);
      return { take: table.take, store: () => {} };
    },
  };
}
