import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';

/** Keeps what takes long to make, by a digest of all it is made from. */
export interface AssetCache {
  /** Takes what was made from the same recipe before, or makes it. */
  bytes: (recipe: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  data: <T>(recipe: string, make: () => Promise<T>) => Promise<T>;
  /** Opens a table of many small things, of which a run makes a few anew. */
  table: <T>(name: string) => AssetTable<T>;
}

/** Things by the recipe they are made from. */
export interface AssetTable<T> {
  /** Takes what was made from the same recipe before, or makes it. */
  take: (recipe: string, make: () => T) => T;
  /** Stores what was taken; the rest is forgotten. */
  store: () => void;
}

/** Makes a cache in a folder of its own; what other code made goes, and is made again. */
export function createAssetCache(folder: string, code: string): AssetCache {
  const own = join(folder, code);
  if (existsSync(folder)) {
    for (const name of readdirSync(folder))
      if (name !== code) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const pathOf = (recipe: string): string => join(own, digestOf(recipe));
  async function bytes(recipe: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const path = pathOf(recipe);
    if (existsSync(path)) return readFileSync(path);
    const made = await make();
    replaceFile(path, made);
    return made;
  }
  function replaceFile(path: string, contents: Uint8Array | string): void {
    mkdirSync(own, { recursive: true });
    // Other processes may write the same at the same time.
    const beside = `${path}.${process.pid}`;
    writeFileSync(beside, contents);
    renameSync(beside, path);
  }
  const tables = new Map<string, Map<string, unknown>>();
  return {
    bytes,
    async data<T>(recipe: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(recipe, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored)) as T;
    },
    table<T>(name: string): AssetTable<T> {
      const path = pathOf(`table ${name}`);
      const known =
        tables.get(name) ?? (existsSync(path) ? new Map(JSON.parse(readFileSync(path, 'utf8'))) : new Map());
      const taken = new Map<string, unknown>();
      return {
        take(recipe, make) {
          if (!taken.has(recipe)) taken.set(recipe, known.get(recipe) ?? make());
          return taken.get(recipe) as T;
        },
        store() {
          tables.set(name, taken);
          if (taken.size !== known.size || [...taken.keys()].some((recipe) => !known.has(recipe)))
            replaceFile(path, JSON.stringify([...taken]));
        },
      };
    },
  };
}
