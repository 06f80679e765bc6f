import { rmSync, statSync } from 'node:fs';
import { appendCached, readCachedParts, writeCached } from '../../../scripts/cache-file.mjs';
import { applyChange, type FileStamps, type StampChange, withChange } from './file-stamps.ts';

/** The stamps of files after a build, with what else is recorded of it. */
interface StampRecord<Data> {
  /** Missing if there is no record, or a damaged one. */
  known?: { data: Data; stamps: FileStamps };
  /** Identifies this state of the record among all that it has had; empty if there is no record. */
  seal: string;
  /** Adds a change of the known stamps to the record → its seal. Throws if it cannot be written. */
  add: (data: Data, change: StampChange) => string;
  /** Writes the record anew → its seal. Throws if it cannot be written. */
  replace: (data: Data, stamps: FileStamps) => string;
}

/**
 * Opens a record. Its first part has all stamps. Each later part has the changes of one build, so a small change is
 * saved by a short part.
 */
export function openStampRecord<Data>(path: string): StampRecord<Data> {
  const stored = readCachedParts(path);
  const [whole, ...changes] = stored?.parts ?? [];
  const known = whole && readKnown<Data>(whole, changes);
  const replace = (data: Data, stamps: FileStamps) => writeCached(path, formatWhole(data, stamps));
  return {
    ...(known ? { known } : {}),
    seal: known && stored ? stored.seal : '',
    replace,
    add(data, change) {
      if (!known || !stored || !whole) throw new Error(`${path} has nothing that a change could be added to.`);
      const part = JSON.stringify({ data, change });
      // Writes the whole record again if another process has written meanwhile, or if there are many changes.
      const canGrow = stored.size + part.length < 2 * whole.length && sizeOf(path) === stored.size;
      return canGrow ? appendCached(path, stored.seal, part) : replace(data, withChange(known.stamps, change));
    },
  };
}

/** Removes a record. */
export function removeStampRecord(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

interface Known<Data> {
  data: Data;
  stamps: FileStamps;
}

/** A separator that no path has. Splitting texts at it is faster than parsing JSON. */
const separator = '\0';

function formatWhole(data: unknown, stamps: FileStamps): string {
  return `${JSON.stringify(data)}\n${[...stamps].flat().join(separator)}`;
}

/** Reads the first part of a record, and applies the changes of later parts. */
function readKnown<Data>(whole: Buffer, changes: readonly Buffer[]): Known<Data> {
  const end = whole.indexOf('\n');
  const texts = whole.toString('utf8', end + 1).split(separator);
  const stamps = new Map<string, string>();
  for (let index = 0; index + 1 < texts.length; index += 2) stamps.set(texts[index] ?? '', texts[index + 1] ?? '');
  let data: Data = JSON.parse(whole.toString('utf8', 0, end));
  for (const part of changes) {
    const later: { data: Data; change: StampChange } = JSON.parse(part.toString('utf8'));
    data = later.data;
    applyChange(stamps, later.change);
  }
  return { data, stamps };
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
