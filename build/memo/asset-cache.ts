import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';

/** Keeps what takes long to make, by a digest of all it is made from. */
export interface AssetCache {
  /** Takes what was made from the same recipe before, or makes it. */
  bytes: (recipe: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  data: <T>(recipe: string, make: () => Promise<T>) => Promise<T>;
  /** Takes what was made of the same thing by the same recipe before in this process, or makes it. */
  within: <T>(thing: object, recipe: string, make: () => T) => T;
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
    mkdirSync(own, { recursive: true });
    writeFileSync(`${path}.new`, made);
    renameSync(`${path}.new`, path);
    return made;
  }
  const made = new WeakMap<object, { recipe: string; value: unknown }>();
  return {
    bytes,
    async data<T>(recipe: string, make: () => Promise<T>): Promise<T> {
      const stored = await bytes(recipe, async () => new TextEncoder().encode(JSON.stringify(await make())));
      return JSON.parse(new TextDecoder().decode(stored)) as T;
    },
    within<T>(thing: object, recipe: string, make: () => T): T {
      const known = made.get(thing);
      if (known?.recipe === recipe) return known.value as T;
      const value = make();
      made.set(thing, { recipe, value });
      return value;
    },
  };
}
