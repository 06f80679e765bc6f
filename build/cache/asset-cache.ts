import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../scripts/cache-file.mjs';
import { digestOf } from '../files/digest.ts';
import type { AssetCache } from '../model/asset-cache.ts';

/** Digest of the code that makes assets, from `scripts/bundle.mjs`. */
const code = String(process.env.ASSET_CODE);

/** Opens the assets below a folder and removes those that other code made. */
export function openAssetCache(cache: string): AssetCache {
  const folder = join(cache, 'assets');
  removeOthers(folder, code);
  const pathOf = (cacheKey: string): string => join(folder, code, digestOf(cacheKey));
  async function bytes(cacheKey: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = pathOf(cacheKey);
    const stored = readCached(path);
    if (stored) return stored;
    const made = await make();
    store(path, made);
    return made;
  }
  const tables = new Map<string, ReadonlyMap<string, string>>();
  return {
    bytes,
    async data<T>(cacheKey: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(cacheKey, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored));
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
