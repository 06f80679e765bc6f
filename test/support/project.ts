import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AssetCache, createAssetCache } from '../../build/memo/asset-cache.ts';
import { loadTemplates, type Templates } from '../../build/templates/load.ts';

/** The project's folder: tests are run from it. */
export const root = process.cwd();

/** Whether the slow tests run too. */
export const isFullRun = process.env.TEST_RUN === 'full';

/** Whether expectations are written anew instead of compared. */
export const updates = process.env.UPDATE === '1';

const cache = join(root, '.cache');

/** Compiles and loads the project's templates, once for each runtime. */
export function projectTemplates(runtime: 'preact' | 'react' = 'preact'): Promise<Templates> {
  const known = loaded.get(runtime) ?? loadTemplates({ root, cache, runtime });
  loaded.set(runtime, known);
  return known;
}

const loaded = new Map<string, Promise<Templates>>();

/** The cache of fonts, documents and pictures that the build uses too, kept in memory besides. */
export const assetCache: AssetCache = rememberAssets(createAssetCache(join(cache, 'assets')));

/** Makes a folder that is there while the work goes on. */
export async function inTemporaryFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'wevoya-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rememberAssets(disk: AssetCache): AssetCache {
  const known = new Map<string, Promise<Uint8Array>>();
  const bytes: AssetCache['bytes'] = (recipe, make) => {
    const before = known.get(recipe) ?? disk.bytes(recipe, make);
    known.set(recipe, before);
    return before;
  };
  return {
    bytes,
    async data<T>(recipe: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(recipe, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored)) as T;
    },
  };
}
