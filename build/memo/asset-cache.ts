import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCached, writeCached } from '../../scripts/cache-file.mjs';
import { digestOf } from '../digest.ts';

/** Keeps what takes long to make, by a digest of all it is made from. */
export interface AssetCache {
  /** Takes what was made from the same recipe before, or makes it. */
  bytes: (recipe: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  data: <T>(recipe: string, make: () => Promise<T>) => Promise<T>;
  /** Opens a table of many small texts of one line, of which a run makes a few anew. */
  table: (name: string) => AssetTable;
}

/** Texts of one line by the recipe they are made from, which is one line too. */
export interface AssetTable {
  /** Takes what was made from the same recipe before, or makes it. */
  take: (recipe: string, make: () => string) => string;
  /** Stores what was taken; the rest is forgotten. */
  store: () => void;
}

/** Digest of the code that makes assets, from `scripts/bundle.mjs`. */
const code = String(process.env.ASSET_CODE);

/** Opens the assets below a folder and removes those that other code made. */
export function openAssetCache(cache: string): AssetCache {
  const folder = join(cache, 'assets');
  removeOthers(folder, code);
  const pathOf = (recipe: string): string => join(folder, code, digestOf(recipe));
  async function bytes(recipe: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = pathOf(recipe);
    const stored = readCached(path);
    if (stored) return stored;
    const made = await make();
    store(path, made);
    return made;
  }
  const tables = new Map<string, ReadonlyMap<string, string>>();
  return {
    bytes,
    async data<T>(recipe: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(recipe, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored)) as T;
    },
    table(name) {
      const path = pathOf(`table ${name}`);
      const known = tables.get(name) ?? tableIn(readCached(path)?.toString('utf8') ?? '');
      const taken = new Map<string, string>();
      return {
        take(recipe, make) {
          const text = taken.get(recipe) ?? known.get(recipe) ?? make();
          taken.set(recipe, text);
          return text;
        },
        store() {
          tables.set(name, taken);
          if (taken.size !== known.size || [...taken.keys()].some((recipe) => !known.has(recipe)))
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

/** Reads a table: recipes and texts in turn, a line each. */
function tableIn(text: string): Map<string, string> {
  const lines = text.split('\n');
  const table = new Map<string, string>();
  for (let line = 0; line + 1 < lines.length; line += 2) table.set(lines[line] ?? '', lines[line + 1] ?? '');
  return table;
}
