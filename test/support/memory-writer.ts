import type { Contents, OutputArea, OutputFile } from '../../build/model/output.ts';
import type { Writer } from '../../build/pipeline/write/writer.ts';

/** A writer that keeps everything in memory. */
export interface MemoryWriter extends Writer {
  read: (area: OutputArea, path: string) => Contents | undefined;
  paths: (area: OutputArea) => string[];
}

/** Makes a writer that keeps everything in memory. */
export function createMemoryWriter(): MemoryWriter {
  let stored = new Map<string, { digest: string; contents: Contents }>();
  const keyOf = ({ area, path }: Pick<OutputFile, 'area' | 'path'>) => `${area}:${path}`;
  return {
    has: (file) => stored.get(keyOf(file))?.digest === file.digest,
    async write(files) {
      const next = new Map<string, { digest: string; contents: Contents }>();
      const written: string[] = [];
      for (const file of files) {
        const key = keyOf(file);
        const before = stored.get(key);
        if (before?.digest === file.digest) next.set(key, before);
        else {
          next.set(key, { digest: file.digest, contents: await file.contents() });
          written.push(file.path);
        }
      }
      const removed = [...stored.keys()].filter((key) => !next.has(key)).map((key) => key.slice(key.indexOf(':') + 1));
      stored = next;
      return { written, unchanged: files.length - written.length, removed };
    },
    read: (area, path) => stored.get(`${area}:${path}`)?.contents,
    paths: (area) =>
      [...stored.keys()]
        .filter((key) => key.startsWith(`${area}:`))
        .map((key) => key.slice(area.length + 1))
        .sort(),
  };
}
