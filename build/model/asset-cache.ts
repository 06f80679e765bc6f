/** A cache of results that take long to make, by keys that name all their inputs. */
export interface AssetCache {
  /** Returns what was made for the same key before, or makes it. */
  bytes: (cacheKey: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Does the same for JSON. With `isQuick`, making it is faster than getting it from another machine. */
  data: <T>(cacheKey: string, make: () => Promise<T>, options?: { isQuick: boolean }) => Promise<T>;
  /** Opens a table of many small texts of one line each; a run makes only a few of them again. */
  table: (name: string) => AssetTable;
}

/** Texts of one line by cache keys of one line. */
interface AssetTable {
  /** Returns the text that was made for the same key before, or makes it. */
  take: (cacheKey: string, make: () => string) => string;
  /** Stores the texts that were taken, and removes the others. */
  store: () => void;
}
