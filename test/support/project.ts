import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOf } from '../../build/digest.ts';
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

/** Fonts, documents and pictures that tests have made before, kept in memory besides. */
export const assetCache: AssetCache = rememberAssets(createAssetCache(join(cache, 'test-assets'), digestOfCode()));

/** Makes a folder that is there while the work goes on. */
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

/** Digest of the code that makes fonts, documents and pictures. */
function digestOfCode(): string {
  const sources = ['build/emit', 'templates/drawings'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .sort()
      .map((path) => join(root, folder, path)),
  );
  const files = [...sources, join(root, 'build/markdown.ts'), join(root, 'package-lock.json')];
  return digestOf(files.map((path) => (statSync(path).isFile() ? digestOf(readFileSync(path)) : '')).join());
}

function rememberAssets(disk: AssetCache): AssetCache {
  const known = new Map<string, Promise<Uint8Array>>();
  const bytes: AssetCache['bytes'] = (recipe, make) => {
    const before = known.get(recipe) ?? disk.bytes(recipe, make);
    known.set(recipe, before);
    // What could not be made is tried anew.
    before.catch(() => known.delete(recipe));
    return before;
  };
  return {
    bytes,
    async data<T>(recipe: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(recipe, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored)) as T;
    },
    table: disk.table,
  };
}
