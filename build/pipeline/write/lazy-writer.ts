import type { Contents, OutputArea, OutputFile } from '../../model/output.ts';
import type { Writer } from './writer.ts';

/** A writer that makes contents only when they are read, for the preview, in which few files are opened. */
export interface LazyWriter extends Writer {
  /** Puts one file in place, and leaves the others as they are. */
  put: (file: OutputFile) => void;
  /** Returns the file that is in place at a path. */
  find: (file: Pick<OutputFile, 'area' | 'path'>) => OutputFile | undefined;
  /** Returns the files that are in place. */
  list: () => OutputFile[];
  readLater: (area: OutputArea, path: string) => Promise<Contents | undefined>;
}

/** Makes a writer that keeps how contents are made, and makes them when they are asked for. */
export function createLazyWriter(): LazyWriter {
  let stored = new Map<string, OutputFile>();
  const made = new Map<string, { digest: string; contents: Promise<Contents> }>();
  const keyOf = ({ area, path }: Pick<OutputFile, 'area' | 'path'>) => `${area}:${path}`;
  return {
    has: (file) => stored.get(keyOf(file))?.digest === file.digest,
    async write(files) {
      const next = new Map<string, OutputFile>();
      const written: string[] = [];
      for (const file of files) {
        const key = keyOf(file);
        const before = stored.get(key);
        const same = before?.digest === file.digest;
        next.set(key, same ? before : file);
        if (!same) written.push(file.path);
      }
      const removed = [...stored.values()].filter((file) => !next.has(keyOf(file))).map((file) => file.path);
      stored = next;
      return { written, unchanged: files.length - written.length, removed };
    },
    find: (file) => stored.get(keyOf(file)),
    list: () => [...stored.values()],
    put(file) {
      stored.set(keyOf(file), file);
    },
    async readLater(area, path) {
      const file = stored.get(`${area}:${path}`);
      if (!file) return undefined;
      const key = keyOf(file);
      const known = made.get(key);
      if (known?.digest === file.digest) return known.contents;
      const contents = (async () => file.contents())();
      made.set(key, { digest: file.digest, contents });
      // What could not be made is tried anew.
      contents.catch(() => made.delete(key));
      return contents;
    },
  };
}
