import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../scripts/cache-file.mjs';
import { digestOf } from '../files/digest.ts';
import type { AssetCache } from '../model/asset-cache.ts';
import type { SharedAssets } from './shared-assets.ts';

/** Digest of the code that makes assets, from `scripts/bundle.mjs`. */
const assetCode = String(process.env.ASSET_CODE);

/**
 * Opens the assets below a folder and removes those that other code made. What the folder lacks is looked for in the
 * store that machines share, if there is one, before it is made.
 */
export function openAssetCache(cache: string, shared?: SharedAssets): AssetCache {
  const folder = join(cache, 'assets');
  removeOthers(folder, assetCode);
  const pathOf = (cacheKey: string): string => join(folder, assetCode, digestOf(cacheKey));
  async function take(
    cacheKey: string,
    make: () => Promise<Uint8Array>,
    from: SharedAssets | undefined,
  ): Promise<Uint8Array> {
    const path = pathOf(cacheKey);
    const stored = readCached(path);
    if (stored) return stored;
    const received = await from?.get(`${assetCode} ${cacheKey}`);
    const asset = received ?? (await make());
    store(path, asset);
    if (!received) from?.put(`${assetCode} ${cacheKey}`, asset);
    return asset;
  }
  const tables = new Map<string, ReadonlyMap<string, string>>();
  return {
    bytes: (cacheKey, make) => take(cacheKey, make, shared),
    async data<T>(cacheKey: string, make: () => Promise<T>, { isQuick = false } = {}): Promise<T> {
      const makeBytes = async () => new TextEncoder().encode(JSON.stringify(await make()));
      const bytes = await take(cacheKey, makeBytes, isQuick ? undefined : shared);
      return JSON.parse(new TextDecoder().decode(bytes));
    },
    table(name) {
      const path = pathOf(`table ${name}`);
      const known = tables.get(name) ?? tableIn(readCached(path)?.toString('utf8') ?? '');
      const taken = new Map<string, string>();
      return {
        take(cacheKey, make) {
          const text = taken.get(cacheKey) ?? known.get(cacheKey) ?? make();
          taken.set(cacheKey, text);
          return text;
        },
        store() {
          tables.set(name, taken);
          if (taken.size !== known.size || [...taken.keys()].some((cacheKey) => !known.has(cacheKey)))
            store(path, [...taken].flat().join('\n'));
        },
      };
    },
  };
}

function store(path: string, contents: Uint8Array | string): void {
  try {
    writeCached(path, contents);
  } catch {
    // An asset that cannot be stored is made again by the next build.
  }
}

function removeOthers(folder: string, name: string): void {
  try {
    for (const other of existsSync(folder) ? readdirSync(folder) : [])
      if (other !== name) rmSync(join(folder, other), { recursive: true, force: true });
  } catch {
    // Assets of other code are never read.
  }
}

/** Parses a table: keys and texts in turn, a line each. */
function tableIn(text: string): Map<string, string> {
  const lines = text.split('\n');
  const table = new Map<string, string>();
  for (let line = 0; line + 1 < lines.length; line += 2) table.set(lines[line] ?? '', lines[line + 1] ?? '');
  return table;
}
