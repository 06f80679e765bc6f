import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../../scripts/cache-file.mjs';
import type { AssetCache } from '../../model/asset-cache.ts';
import { digestOf } from '../../model/files/digest.ts';
import { languageData } from '../../model/language-data.ts';
import type { SharedAssets } from './shared-assets.ts';

/** Digest of what makes assets: the code, from `scripts/bundle.mjs`, and the data of languages in Node. */
const assetCode = digestOf(`${process.env.ASSET_CODE} ${languageData}`);

/** Where assets are looked up and stored in addition to the cache's own folder. */
interface OtherFolders {
  /** The store that machines share. An asset that the folder lacks is requested there before it is made. */
  shared?: SharedAssets | undefined;
  /** A folder that gets a copy of each requested asset. */
  copyTo?: string | undefined;
}

/** Opens the assets below a folder and removes those that another version of the code made. */
export function openAssetCache(cache: string, { shared, copyTo }: OtherFolders = {}): AssetCache {
  const folder = join(cache, 'assets');
  removeOthers(folder, assetCode);
  const pathOf = (cacheKey: string): string => join(folder, assetCode, digestOf(cacheKey));
  const copy = (cacheKey: string, asset: Uint8Array | string): void => {
    if (copyTo !== undefined) writeCached(join(copyTo, assetCode, digestOf(cacheKey)), asset);
  };
  async function take(
    cacheKey: string,
    make: () => Promise<Uint8Array>,
    from: SharedAssets | undefined,
  ): Promise<Uint8Array> {
    const path = pathOf(cacheKey);
    const stored = readCached(path);
    if (stored) {
      copy(cacheKey, stored);
      return stored;
    }
    const received = await from?.get(`${assetCode} ${cacheKey}`);
    const asset = received ?? (await make());
    store(path, asset);
    copy(cacheKey, asset);
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

/** Adds the assets that another machine has copied to a folder, if the cache lacks them and the same code made them. */
export function addAssets(cache: string, copiedTo: string): void {
  const from = join(copiedTo, assetCode);
  const to = join(cache, 'assets', assetCode);
  for (const entry of existsSync(from) ? readdirSync(from, { withFileTypes: true }) : []) {
    const asset = entry.isFile() && !existsSync(join(to, entry.name)) ? readCached(join(from, entry.name)) : undefined;
    if (asset) store(join(to, entry.name), asset);
  }
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

/** Parses a table in which a line with a key and a line with its text alternate. */
function tableIn(text: string): Map<string, string> {
  const lines = text.split('\n');
  const table = new Map<string, string>();
  for (let line = 0; line + 1 < lines.length; line += 2) table.set(lines[line] ?? '', lines[line + 1] ?? '');
  return table;
}
